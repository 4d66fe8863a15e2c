import type * as z from 'zod';
import { platformEndpoints, type PlatformOperation } from './endpoints.ts';
import type { platformSchemas } from './schemas.ts';

type Schemas = typeof platformSchemas;

/** What an operation is sent: its body or query; a build is bytes. */
export type PlatformInput<Operation extends PlatformOperation> = Operation extends 'addBuild'
  ? Uint8Array<ArrayBuffer>
  : Schemas[Operation] extends { readonly body: infer Body extends z.ZodType }
    ? z.input<Body>
    : Schemas[Operation] extends { readonly query: infer Query extends z.ZodType }
      ? z.input<Query> | undefined
      : undefined;
/** What an operation answers. */
export type PlatformReply<Operation extends PlatformOperation> = z.output<Schemas[Operation]['reply']>;

/**
 * Makes one call, and gives its reply.
 *
 * @throws for a refusal, in the sender's way
 */
export type SendPlatformCall = (
  operation: PlatformOperation,
  input?: object,
  signal?: AbortSignal,
) => Promise<unknown>;

/** The platform's calls: `platform.promote({ area, version, why })`. */
export type PlatformClient = {
  readonly [Operation in PlatformOperation]: (
    ...input: undefined extends PlatformInput<Operation>
      ? [input?: PlatformInput<Operation>, signal?: AbortSignal]
      : [input: PlatformInput<Operation>, signal?: AbortSignal]
  ) => Promise<PlatformReply<Operation>>;
};

/** The one client of the platform: the command line sends by `fetch` and a token, an admin's screen by the session. */
export function createPlatformClient(send: SendPlatformCall): PlatformClient {
  const calls = Object.keys(platformEndpoints).map((operation) => [
    operation,
    (input?: object, signal?: AbortSignal) => send(operation as PlatformOperation, input, signal),
  ]);
  // Built from the table that the type is computed from.
  return Object.fromEntries(calls) as PlatformClient;
}
