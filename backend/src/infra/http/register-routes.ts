import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OperationSchemas } from 'shared-api/contract/schemas';
import type { ServiceContext } from '../../context.ts';
import type { Actor } from './actor.ts';
import { withDeadline } from './deadline.ts';
import { encode, encodingFor, VARYING } from './encoding.ts';
import { createGuard } from './guard.ts';
import { NotModified } from './not-modified.ts';
import { pageHeaders } from './page-headers.ts';
import type { Page } from './page.ts';
import { RawJson } from './raw-json.ts';
import type { AnyRoute, ScopeKind } from './routes.ts';
import { callerScopeOf, tokenScopeOf } from './create-scope.ts';
import { compileSerializer } from './serializer.ts';
import { notFound, ServiceError } from './service-error.ts';
import { validate, type Input } from './validate.ts';
import { takeWrite } from './write-limit.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const DEADLINE_MS = 9000;
/** Replies that the handler writes itself, which may take long. */
const LONG_LIVED: ReadonlySet<string> = new Set(['stream', 'file', 'csv']);
/** Replies without a HEAD route. */
const WITHOUT_HEAD: ReadonlySet<string> = new Set(['stream', 'csv', 'none']);

/** Schemas by feature and operation. */
export type SchemaTable = Readonly<Record<string, Readonly<Record<string, OperationSchemas>>>>;

/** Registers all routes; each runs guard, validation, policy, handler and serialization, in this order. */
export function registerRoutes(
  app: FastifyInstance,
  context: ServiceContext,
  routes: readonly AnyRoute[],
  schemas: SchemaTable,
): void {
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replaceAll(/\{([^{}]+)\}/g, ':$1'),
      exposeHeadRoute: endpoint.method === 'GET' && !WITHOUT_HEAD.has(endpoint.reply ?? 'json'),
      ...(route.route.bodyLimit !== undefined && { bodyLimit: route.route.bodyLimit }),
      onRequest: createGuard(context, endpoint, route.route.isAnonymous ?? false),
      handler: createHandler(context, route, schemas[route.feature]?.[route.operation] ?? {}),
    });
  }
}

function createHandler(
  context: ServiceContext,
  { feature, operation, endpoint, route }: AnyRoute,
  schemas: OperationSchemas,
) {
  const send = createSender(
    endpoint.reply ?? 'json',
    endpoint.status ?? 200,
    schemas,
    route.isPublic ?? false,
  );
  const isLongLived = LONG_LIVED.has(endpoint.reply ?? 'json') || endpoint.body === 'multipart';
  const deadline = route.deadline ?? (isLongLived ? false : DEADLINE_MS);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { params, query, headers, body } = request;
    const input = validate(schemas, { params, query, headers, body });
    await takeWrite(`${feature}.${operation}`, route.limit, {
      ...{ context, actor: request.actor, request },
      params: input.params,
    });
    const scope = scopeOf(route.scope, request.actor, input);
    const call = { input, actor: request.actor, scope, db: context.db, context, request, reply };
    const verdict = await route.policy?.(call);
    if (verdict === 'not_found') throw notFound();
    if (verdict === 'forbidden') throw new ServiceError('forbidden');
    return route.handle(call);
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const work = answer(request, reply);
    const result = await (deadline === false ? work : withDeadline(work, deadline));
    if (result instanceof NotModified) return reply.code(result.status).send();
    return send(request, reply, result);
  };
}

function scopeOf(kind: ScopeKind | undefined, actor: Actor, { params }: Input) {
  if (kind === 'caller') return callerScopeOf(actor);
  if (kind === 'token') return tokenScopeOf((params as { token: string }).token);
  return undefined;
}

type Sender = (
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
) => FastifyReply | Promise<FastifyReply>;

function createSender(kind: string, status: number, schemas: OperationSchemas, isPublic: boolean): Sender {
  // The handler has written the reply itself.
  if (LONG_LIVED.has(kind)) return (_request, reply) => reply;
  if (kind === 'none') return (_request, reply) => reply.code(status).send();
  if (!schemas.reply) throw new Error('An endpoint with a reply has no schema for it');
  const stringify = compileSerializer(schemas.reply);
  const textOf = (value: unknown) => (value instanceof RawJson ? value.text : stringify(value));
  const sendText = isPublic ? sendCompressed : sendPlain;
  if (kind === 'json') {
    return (request, reply, result) => sendText(request, reply.code(status).type(JSON_TYPE), textOf(result));
  }
  return (request, reply, result) => {
    const page = result as Page<unknown>;
    reply.code(status).type(JSON_TYPE).headers(pageHeaders(request.url, page));
    return sendText(request, reply, textOf(page.rows), page.cache);
  };
}

function sendPlain(_request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  return reply.send(text);
}

/** Only for replies without secrets (decision backend-compression-of-public-replies). */
async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  cache?: Page<unknown>['cache'],
): Promise<FastifyReply> {
  const accepted = encodingFor(request.headers['accept-encoding']);
  const encoded = await encode(text, accepted);
  reply.headers(VARYING);
  if (encoded.encoding !== 'identity') reply.header('content-encoding', encoded.encoding);
  cache?.(accepted, { ...encoded, headers: sharedHeadersOf(reply) });
  return reply.send(encoded.body);
}

/** Headers that the same reply to another caller would have, too. */
function sharedHeadersOf(reply: FastifyReply): Record<string, string> {
  const own = Object.entries(reply.getHeaders()).filter(([name]) => name !== 'x-request-id');
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}
