import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, Role } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from './actor.ts';
import type { ActorOf, EndpointOf, InputOf, Feature, OperationOf, ResultOf } from './contract-types.ts';
import type { CallerScope, TokenScope } from './scope.ts';
import type { WriteRule } from './write-limit.ts';

/** What a policy decides on. */
export interface PolicyInput<N extends Feature, O extends OperationOf<N>> {
  readonly input: InputOf<N, O>;
  readonly actor: ActorOf<N, O>;
  readonly db: Database;
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
}

/**
 * Which objects a route reaches. `caller`: those of the caller. `token`: the order of the tracking token in the path.
 * `public`: any, as all of them are public.
 */
export type ScopeKind = 'caller' | 'token' | 'public';

interface Scopes<N extends Feature, O extends OperationOf<N>> {
  readonly caller: CallerScope<ActorOf<N, O>['id']>;
  readonly token: TokenScope;
  readonly public: undefined;
  readonly none: undefined;
}

/** What a handler gets; `scope` as its route declares it. */
export interface Call<
  N extends Feature,
  O extends OperationOf<N>,
  S extends ScopeKind | 'none' = 'none',
> extends PolicyInput<N, O> {
  readonly scope: Scopes<N, O>[S];
  readonly reply: FastifyReply;
}

/** `not_found` answers exactly like an absent object; `forbidden` is for objects that the caller may know to exist. */
export type Verdict = 'allow' | 'not_found' | 'forbidden';

type Policy<N extends Feature, O extends OperationOf<N>> = (
  input: PolicyInput<N, O>,
) => Verdict | Promise<Verdict>;

type AccessOf<N extends Feature, O extends OperationOf<N>> =
  EndpointOf<N, O> extends { readonly access: infer Access } ? Access : never;

/** Every change, and every file, whose download stands in the audit log. */
type Writes<N extends Feature, O extends OperationOf<N>> =
  EndpointOf<N, O> extends { readonly method: 'GET' }
    ? EndpointOf<N, O> extends { readonly reply: 'csv' }
      ? true
      : false
    : true;

/** How often a caller may make a call, or why that needs no limit here: a call that writes has to say it. */
type Limited<N extends Feature, O extends OperationOf<N>> =
  Writes<N, O> extends true ? { readonly limit: WriteRule } : { readonly limit?: WriteRule };

interface RouteBase<N extends Feature, O extends OperationOf<N>> {
  /** Who may call at all: the endpoint table's `access`, repeated for the reader and compared by the compiler. */
  readonly allow: AccessOf<N, O>;
  /** The reply is the same for all callers: no session is read, the actor is always a guest. */
  readonly isAnonymous?: boolean;
  /** The reply has no secrets for any caller: it may be compressed. */
  readonly isPublic?: boolean;
  /** In bytes; 1 MiB by default. */
  readonly bodyLimit?: number;
  /** Milliseconds until the call is answered with 503; false for long-lived replies and uploads. */
  readonly deadline?: number | false;
}

interface ScopedRoute<N extends Feature, O extends OperationOf<N>, S extends ScopeKind> extends RouteBase<
  N,
  O
> {
  readonly scope: S;
  readonly policy?: Policy<N, O>;
  readonly handle: (call: Call<N, O, S>) => Promise<ResultOf<N, O>>;
}

interface UnscopedRoute<N extends Feature, O extends OperationOf<N>> extends RouteBase<N, O> {
  readonly scope?: undefined;
  readonly policy?: Policy<N, O>;
  readonly handle: (call: Call<N, O>) => Promise<ResultOf<N, O>>;
}

interface PolicyRoute<N extends Feature, O extends OperationOf<N>> extends UnscopedRoute<N, O> {
  readonly policy: Policy<N, O>;
}

/** A path parameter names one object. Unless only admins may call, the route must say who reaches which object. */
type NamesObject<N extends Feature, O extends OperationOf<N>> =
  EndpointOf<N, O> extends { readonly path: `${string}{${string}` }
    ? AccessOf<N, O> extends readonly ['ADMIN']
      ? false
      : true
    : false;

/** One operation: `allow` says who may call at all, `scope` or `policy` which objects they reach. */
export type Route<N extends Feature, O extends OperationOf<N>> = Limited<N, O> &
  (
    | ScopedRoute<N, O, 'caller'>
    | ScopedRoute<N, O, 'token'>
    | ScopedRoute<N, O, 'public'>
    | (NamesObject<N, O> extends true ? PolicyRoute<N, O> : UnscopedRoute<N, O>)
  );

/** The routes of one feature: exactly the operations of its endpoint table. */
export type FeatureRoutes<N extends Feature> = { readonly [O in OperationOf<N>]: Route<N, O> };

/** Types a feature's routes by its endpoint table and schemas. */
export function defineRoutes<N extends Feature>(_feature: N, routes: FeatureRoutes<N>): FeatureRoutes<N> {
  return routes;
}

/** Also callers without a session. */
export const anyone = 'public';

/** Every caller with a session. */
export const signedIn = 'user';

export function roles<const Names extends readonly Role[]>(...names: Names): Names {
  return names;
}

/** One route without its types, for the registration. */
export interface AnyRoute {
  readonly feature: string;
  readonly operation: string;
  readonly endpoint: Endpoint;
  readonly route: UntypedRoute;
}

export interface UntypedRoute extends Pick<
  RouteBase<Feature, never>,
  'isAnonymous' | 'isPublic' | 'bodyLimit' | 'deadline'
> {
  readonly limit?: WriteRule;
  readonly allow: Endpoint['access'];
  readonly scope?: ScopeKind;
  readonly policy?: (call: UntypedCall) => Verdict | Promise<Verdict>;
  readonly handle: (call: UntypedCall) => Promise<unknown>;
}

export interface UntypedCall {
  readonly input: Record<'params' | 'query' | 'headers' | 'body', unknown>;
  readonly actor: Actor;
  readonly scope: CallerScope | TokenScope | undefined;
  readonly db: Database;
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
