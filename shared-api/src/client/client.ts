import type { AxiosInstance, AxiosProgressEvent, AxiosResponse } from 'axios';
import type * as z from 'zod';
import { endpoints, type Endpoint, type Schemas } from '../contract/index.ts';
import { fieldErrorsOf, RequiredError } from './api-error.ts';
import { fillPath } from './fill-path.ts';
import { toPage, type Page } from './page.ts';

type Table = typeof endpoints;
type SchemaPart<S, Part extends string> = Part extends keyof S
  ? S[Part] extends z.ZodType
    ? z.input<S[Part]>
    : never
  : never;
type Parameters<S> = 'params' extends keyof S ? { params: SchemaPart<S, 'params'> } : object;
type Query<S> = 'query' extends keyof S
  ? Partial<SchemaPart<S, 'query'>> extends SchemaPart<S, 'query'>
    ? { query?: SchemaPart<S, 'query'> }
    : { query: SchemaPart<S, 'query'> }
  : object;
type Body<E, S> = E extends { body: 'multipart' }
  ? { body: FormData }
  : 'body' extends keyof S
    ? undefined extends SchemaPart<S, 'body'>
      ? { body?: SchemaPart<S, 'body'> }
      : { body: SchemaPart<S, 'body'> }
    : object;
type Reply<E, S> = 'reply' extends keyof S
  ? S['reply'] extends z.ZodType
    ? E extends { reply: 'page' }
      ? Page<z.output<S['reply']> extends readonly (infer Row)[] ? Row : never>
      : z.output<S['reply']>
    : never
  : undefined;

/** Arguments of a call: path parameters, query and body of the contract. */
export type CallInput<E, S> = Parameters<S> & Query<S> & Body<E, S>;

export interface CallOptions {
  signal?: AbortSignal;
  /** Idempotency key: the service replies to a repeated call with the first one's result. */
  idempotencyKey?: string;
  onUploadProgress?: (event: AxiosProgressEvent) => void;
  /** A refusal asks nobody to prove who they are: for the calls that make up that question. */
  isProof?: boolean;
}

type Call<E, S> =
  Record<string, never> extends CallInput<E, S>
    ? (input?: CallInput<E, S>, options?: CallOptions) => Promise<Reply<E, S>>
    : (input: CallInput<E, S>, options?: CallOptions) => Promise<Reply<E, S>>;

/** The typed client: `api.<feature>.<operation>({ params, query, body })`. */
export type Api = {
  readonly [Feature in keyof Table & keyof Schemas]: {
    readonly [Operation in keyof Table[Feature] & keyof Schemas[Feature]]: Call<
      Table[Feature][Operation],
      Schemas[Feature][Operation]
    >;
  };
};

interface UntypedInput {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

type UntypedCall = (input?: UntypedInput, options?: CallOptions) => Promise<unknown>;

/** A list's call: a cursor that is not one of this list, as in a spoilt address, gives the first page. */
function orFirstPage(fetchPage: UntypedCall): UntypedCall {
  return async (input, options) => {
    try {
      return await fetchPage(input, options);
    } catch (error) {
      const { cursor, ...query } = input?.query ?? {};
      if (cursor === undefined || !('cursor' in fieldErrorsOf(error))) throw error;
      return fetchPage({ ...input, query }, options);
    }
  };
}

async function call(
  http: AxiosInstance,
  operation: string,
  endpoint: Endpoint,
  input: UntypedInput = {},
  options: CallOptions = {},
): Promise<unknown> {
  const url = fillPath(endpoint.path, input.params ?? {}, operation);
  const hasBody = input.body !== null && input.body !== undefined;
  if (endpoint.body && !endpoint.optionalBody && !hasBody) throw new RequiredError('body', operation);
  const response: AxiosResponse<unknown> = await http.request({
    method: endpoint.method,
    url,
    ...(input.query ? { params: input.query } : {}),
    // otherwise axios sends a PUT or POST without a body as a form
    ...(hasBody ? { data: input.body } : {}),
    headers: options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {},
    paramsSerializer: { indexes: null },
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.isProof ? { isProof: true } : {}),
    ...(options.onUploadProgress ? { onUploadProgress: options.onUploadProgress } : {}),
  });
  if (endpoint.reply === 'none') return undefined;
  return endpoint.reply === 'page' ? toPage(response) : response.data;
}

/** Binds the endpoint table to an axios instance (see `createHttp`). */
export function createApi(http: AxiosInstance): Api {
  const bind = (operation: string, endpoint: Endpoint): UntypedCall => {
    const bound: UntypedCall = (input, options) => call(http, operation, endpoint, input, options);
    return endpoint.reply === 'page' ? orFirstPage(bound) : bound;
  };
  const features = Object.entries(endpoints).map(([feature, operations]) => [
    feature,
    Object.fromEntries(
      Object.entries(operations).map(([operation, endpoint]: [string, Endpoint]) => [
        operation,
        bind(`${feature}.${operation}`, endpoint),
      ]),
    ),
  ]);
  // Built from the table that the type is computed from.
  return Object.fromEntries(features) as Api;
}
