import type { Role } from './vocabulary.ts';

/** Who may call an endpoint; the service's policy then checks ownership of the object. */
export type Access =
  /** anyone, signed in or not */
  | 'public'
  /** any signed-in user */
  | 'user'
  /** only these roles */
  | readonly Role[];

/**
 * One call of the service as plain data, without schemas, so that the browser's client contains the whole table
 * without the validation library. The schemas of the same operation are in the noun's `*.schemas.ts`.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path template; `{name}` is replaced by the encoded path parameter `name`. */
  readonly path: `/${string}`;
  readonly access: Access;
  /** One line for the OpenAPI document. */
  readonly summary: string;
  /** Whether the caller must have proved who they are within the last ten minutes (`verification_required`). */
  readonly isVerified?: true;
  /** Whether a guest may cause this change without cookies (`VISITOR_HEADER`). */
  readonly needsNoCookie?: true;
  /** Format of the body; absent without a body. */
  readonly body?: 'json' | 'multipart';
  /** Whether the body is optional. */
  readonly optionalBody?: true;
  /** `page`: a list with `Link` and `X-Total-Count` headers; `stream`: server-sent events; `file`: raw bytes;
   * `csv`: a table of any length as a download, to be opened as a link rather than called. */
  readonly reply?: 'json' | 'page' | 'stream' | 'file' | 'csv' | 'none';
  /** Status of success; 200 by default. */
  readonly status?: 201 | 202 | 204;
}

/** Endpoints of one noun, keyed by operation name. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** Names of the `{…}` parameters of a path template, as a union. */
export type PathParameters<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameters<Rest>
  : never;

/** The parameter names of a path template, in order: `/api/user/{id}/role` gives `['id']`. */
export function pathParameterNames(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '');
}
