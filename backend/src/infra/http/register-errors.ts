import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { notFound } from './service-error.ts';
import { toServiceError } from './to-service-error.ts';

/** Answers every failure with problem details, including the framework's own and unknown addresses. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply));
}

/** Answers with the problem details of a thrown value. */
export function sendProblem(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toServiceError(thrown);
  const problem = problemOf(error);
  if (problem.status >= 500) {
    request.log.error({ err: error.cause ?? error, code: error.code }, 'request failed');
    problem.requestId = request.id;
  }
  const { retryAfter } = error.details;
  if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem));
}
