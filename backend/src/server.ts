import multipart from '@fastify/multipart';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { ServiceContext } from './context.ts';
import { collectRoutes } from './http/collect-routes.ts';
import { registerErrors, sendProblem } from './http/register-errors.ts';
import { registerJsonBody } from './http/register-json-body.ts';
import { registerRequestLog } from './http/register-request-log.ts';
import { registerRoutes } from './http/register-routes.ts';
import { registerSecurityHeaders, securityHeaders } from './http/security-headers.ts';
import { IMAGE_LIMITS } from './image/image-limits.ts';
import { registerOpenApi } from './openapi/register-openapi.ts';
import type { ServedContract } from './nouns.ts';
import { registerMetrics } from './metrics/register-metrics.ts';
import { registerHealth } from './register-health.ts';

const BODY_LIMIT = 1024 * 1024;
/** Longer than any path parameter of the contract, percent-encoded. */
const MAX_PARAM_LENGTH = 1000;

/** Builds the HTTP side of a service; nothing listens yet. */
export async function buildServer(
  context: ServiceContext,
  contract: ServedContract,
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log,
    // One line per reply of our own (register-request-log.ts): the framework's would carry the whole address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomBytes(9).toString('base64url'),
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: (_address: string, hop: number) => hop < context.config.trustedProxies,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    // Addresses that cannot be routed reach no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders(context.config));
      sendProblem(error, request, reply);
    },
  });
  app.decorateRequest('actor');
  registerSecurityHeaders(app, context.config);
  registerRequestLog(app);
  registerErrors(app);
  registerJsonBody(app);
  await app.register(multipart, { limits: IMAGE_LIMITS.multipart, throwFileSizeLimit: true });
  registerHealth(app, context);
  registerMetrics(app, context);
  registerOpenApi(app);
  registerRoutes(app, context, collectRoutes(contract.routes, contract.endpoints), contract.schemas);
  await app.ready();
  return app;
}
