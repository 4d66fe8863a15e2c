import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import type { Database } from '../database/database.ts';
import type { Actor } from './actor.ts';
import type { ActorOf, InputOf, Noun, OperationOf, ResultOf } from './contract-types.ts';

/** What a policy decides on. */
export interface Question<N extends Noun, O extends OperationOf<N>> {
  readonly input: InputOf<N, O>;
  readonly actor: ActorOf<N, O>;
  readonly db: Database;
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
}

/** What a handler gets. */
export interface Call<N extends Noun, O extends OperationOf<N>> extends Question<N, O> {
  readonly reply: FastifyReply;
}

/** `not_found` answers exactly like an absent object; `forbidden` is for what the caller may know to exist. */
export type Verdict = 'allow' | 'not_found' | 'forbidden';

export interface Route<N extends Noun, O extends OperationOf<N>> {
  /** Who may do this to this object, on top of the endpoint's `access`; never left out. */
  readonly policy: (question: Question<N, O>) => Verdict | Promise<Verdict>;
  readonly handle: (call: Call<N, O>) => Promise<ResultOf<N, O>>;
  /** The reply depends on nobody: no session is looked up, the actor is always a guest. */
  readonly isAnonymous?: boolean;
  /** No secret stands in the reply, whoever asks: it may be compressed. */
  readonly isPublic?: boolean;
  /** Most bytes of the body; 1 MiB unless told. */
  readonly bodyLimit?: number;
  /** Milliseconds until the call is given up with 503; false for long-lived replies and uploads. */
  readonly deadline?: number | false;
}

/** The routes of one noun: every operation of its endpoint table, no more and no fewer. */
export type NounRoutes<N extends Noun> = { readonly [O in OperationOf<N>]: Route<N, O> };

/** Ties a noun's routes to its endpoint table and schemas. */
export function defineRoutes<N extends Noun>(_noun: N, routes: NounRoutes<N>): NounRoutes<N> {
  return routes;
}

/** The endpoint's `access` says everything; there is no single object to own. */
export const accessDecides = (): Verdict => 'allow';

/** The object is looked up within what the actor may see, so that another's answers like an absent one. */
export const queryDecides = (): Verdict => 'allow';

/** One route without its types, as the registration walks over them. */
export interface AnyRoute {
  readonly noun: string;
  readonly operation: string;
  readonly endpoint: Endpoint;
  readonly route: UntypedRoute;
}

export interface UntypedRoute extends Pick<
  Route<Noun, never>,
  'isAnonymous' | 'isPublic' | 'bodyLimit' | 'deadline'
> {
  readonly policy: (question: UntypedCall) => Verdict | Promise<Verdict>;
  readonly handle: (call: UntypedCall) => Promise<unknown>;
}

export interface UntypedCall {
  readonly input: Record<'params' | 'query' | 'headers' | 'body', unknown>;
  readonly actor: Actor;
  readonly db: Database;
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
