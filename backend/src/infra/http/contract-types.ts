import type { endpoints } from 'shared-api/contract';
import type { schemas } from 'shared-api/contract/schemas';
import type * as z from 'zod';
import type { Actor, SignedIn } from './actor.ts';
import type { NotModified } from './not-modified.ts';
import type { Page } from './page.ts';
import type { RawJson } from './raw-json.ts';

export type Feature = keyof typeof endpoints;
export type OperationOf<N extends Feature> = keyof (typeof endpoints)[N] & keyof (typeof schemas)[N];

export type EndpointOf<N extends Feature, O extends OperationOf<N>> = (typeof endpoints)[N][O];
type SchemasOf<N extends Feature, O extends OperationOf<N>> = (typeof schemas)[N][O];
type Parsed<Schemas, Part extends string> =
  Schemas extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined;

/** The validated parts of a request; a part without a schema is undefined. */
export interface InputOf<N extends Feature, O extends OperationOf<N>> {
  readonly params: Parsed<SchemasOf<N, O>, 'params'>;
  readonly query: Parsed<SchemasOf<N, O>, 'query'>;
  readonly headers: Parsed<SchemasOf<N, O>, 'headers'>;
  readonly body: Parsed<SchemasOf<N, O>, 'body'>;
}

/** Unless the endpoint is public, the caller has a session. */
export type ActorOf<N extends Feature, O extends OperationOf<N>> =
  EndpointOf<N, O> extends { readonly access: 'public' } ? Actor : SignedIn;

type ReplyValue<N extends Feature, O extends OperationOf<N>> = Parsed<SchemasOf<N, O>, 'reply'>;

/** What a handler returns; ignored if the reply is empty or written by the handler itself. */
export type ResultOf<N extends Feature, O extends OperationOf<N>> =
  EndpointOf<N, O> extends { readonly reply: 'page' }
    ? ReplyValue<N, O> extends readonly (infer Row)[]
      ? Page<Row> | NotModified
      : never
    : EndpointOf<N, O> extends { readonly reply: 'stream' | 'file' | 'csv' | 'none' }
      ? unknown
      : ReplyValue<N, O> | RawJson;
