import type { IncomingMessage } from 'node:http';
import type * as z from 'zod';
import type { ReleaseService } from '../release/release-service.ts';
import type { Caller } from '../rights/authorise.ts';
import type { RightsService } from '../rights/rights-service.ts';
import type { AccessKind } from './identify.ts';
import { expectMediaType } from './expect-media-type.ts';
import { readBody } from './read-body.ts';
import { parseJson, parseRequest } from './requests.ts';

/** A request of a known caller. */
export interface Call {
  readonly request: IncomingMessage;
  readonly query: Readonly<Record<string, string>>;
  readonly caller: Caller;
  readonly service: ReleaseService;
  readonly rights: RightsService;
}

/** One endpoint. It checks the caller's rights itself, as soon as it knows the area. */
export interface Route {
  readonly access: AccessKind;
  readonly answer: (call: Call) => Promise<unknown>;
}

const MAX_BODY_BYTES = 16_384;

/** Reads a JSON body. @throws ReleaseError `invalid` */
export async function readRequest<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<z.infer<Schema>> {
  expectMediaType(request, 'application/json');
  return parseRequest(schema, parseJson(await readBody(request, MAX_BODY_BYTES)));
}
