import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { traceOf, type Trace } from './trace.ts';
import { visitorToken } from './xsrf.ts';

/** The trace of a request's browser and network. */
export function traceOfRequest(context: ServiceContext, request: FastifyRequest): Trace {
  const sender = { network: callerNetwork(request), device: visitorToken(context, request) };
  return traceOf(context.secrets, sender);
}
