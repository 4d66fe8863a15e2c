import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { traceOf, type Sender, type Trace } from './trace.ts';
import { pageToken, visitorToken } from './xsrf.ts';

/** A request's browser and network. */
export function senderOf(context: ServiceContext, request: FastifyRequest): Sender {
  return {
    network: callerNetwork(request),
    device: visitorToken(context, request) ?? pageToken(context, request),
  };
}

/** The trace of a request's browser and network. */
export function traceOfRequest(context: ServiceContext, request: FastifyRequest): Trace {
  return traceOf(context.secrets, senderOf(context, request));
}
