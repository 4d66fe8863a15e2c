import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { watchReply } from 'platform/common';
import type { ServiceContext } from './context.ts';
import { trustHops } from './infra/http/client-address.ts';
import { collectRoutes } from './infra/http/collect-routes.ts';
import { registerErrors, sendProblem } from './infra/http/register-errors.ts';
import { registerJsonBody } from './infra/http/register-json-body.ts';
import { createFailureLog } from './infra/http/failure-log.ts';
import type { RequestOutcomes } from './infra/http/outcomes.ts';
import { registerOutcomes } from './infra/http/register-outcomes.ts';
import { newRequestId } from './infra/http/request-id.ts';
import { registerRoutes } from './infra/http/register-routes.ts';
import { registerSecurityHeaders, securityHeaders } from './infra/http/security-headers.ts';
import { IMAGE_LIMITS } from './infra/images/image-limits.ts';
import { registerOpenApi } from './infra/openapi/register-openapi.ts';
import type { ServedContract } from './features/features.ts';
import { registerMetrics } from './infra/metrics/register-metrics.ts';
import { registerHealth } from './infra/http/register-health.ts';
import { createCachedListHandler } from './features/restaurant/cached-list-handler.ts';

const BODY_LIMIT = 1024 * 1024;
/** Longer than any path parameter of the contract, percent-encoded. */
const MAX_PARAM_LENGTH = 1000;

/** The HTTP side of a service. */
export interface HttpSide {
  handle(request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

/** Builds the HTTP side of a service, without listening. */
export async function buildServer(
  context: ServiceContext,
  contract: ServedContract,
  outcomes: RequestOutcomes,
): Promise<HttpSide> {
  const logFailure = createFailureLog(context.log);
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    // We log requests ourselves (register-outcomes.ts): the framework would log the whole address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustHops(context.config.trustedProxies),
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Malformed addresses reach no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(context.config));
      watchReply(request.raw, reply.raw, (outcome) => outcomes.emit({ requestId: request.id, ...outcome }));
      sendProblem(error, request, reply, logFailure);
    },
  });
  app.decorateRequest('actor');
  registerSecurityHeaders(app, context.config);
  registerOutcomes(app, outcomes);
  registerErrors(app, logFailure);
  registerJsonBody(app);
  await app.register(multipart, { limits: IMAGE_LIMITS.multipart, throwFileSizeLimit: true });
  registerHealth(app, context);
  registerMetrics(app, context, outcomes);
  await registerOpenApi(app);
  registerRoutes(app, context, collectRoutes(contract.routes, contract.endpoints), contract.schemas);
  await app.ready();
  const cachedListHandler = createCachedListHandler(context, outcomes, logFailure);
  return {
    handle: (request, response) => cachedListHandler(request, response, () => app.routing(request, response)),
    close: () => app.close(),
  };
}
