import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint, endpoints } from 'shared-api/contract';
import type { schemas } from 'shared-api/contract/schemas';
import type * as z from 'zod';
import type { ServiceContext } from '../../context.ts';
import type { Database } from '../database/database.ts';
import type { Actor, SignedIn } from './actor.ts';
import type { NotModified } from './not-modified.ts';
import type { Page } from './page.ts';
import type { RawJson } from './raw-json.ts';

export type Noun = keyof typeof endpoints;
export type OperationOf<N extends Noun> = keyof (typeof endpoints)[N] & keyof (typeof schemas)[N];

type EndpointOf<N extends Noun, O extends OperationOf<N>> = (typeof endpoints)[N][O];
type SchemasOf<N extends Noun, O extends OperationOf<N>> = (typeof schemas)[N][O];
type Parsed<Schemas, Part extends string> =
  Schemas extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

/** The validated parts of a request; a part without a schema is undefined. */
export interface InputOf<N extends Noun, O extends OperationOf<N>> {
  readonly params: Parsed<SchemasOf<N, O>, 'params'>;
  readonly query: Parsed<SchemasOf<N, O>, 'query'>;
  readonly headers: Parsed<SchemasOf<N, O>, 'headers'>;
  readonly body: Parsed<SchemasOf<N, O>, 'body'>;
}

/** Where the endpoint's `access` lets nobody in without a session, the caller is known to have one. */
export type ActorOf<N extends Noun, O extends OperationOf<N>> =
  EndpointOf<N, O> extends { readonly access: 'public' } ? Actor : SignedIn;

type ReplyValue<N extends Noun, O extends OperationOf<N>> = Parsed<SchemasOf<N, O>, 'reply'>;

/** What a handler gives back; nothing that counts where the reply is empty or written by the handler itself. */
export type ResultOf<N extends Noun, O extends OperationOf<N>> =
  EndpointOf<N, O> extends { readonly reply: 'page' }
    ? ReplyValue<N, O> extends readonly (infer Row)[]
      ? Page<Row> | NotModified
      : never
    : EndpointOf<N, O> extends { readonly reply: 'stream' | 'file' | 'csv' | 'none' }
      ? unknown
      : ReplyValue<N, O> | RawJson;

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
