import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FailureLog } from './failure-log.ts';
import { PROBLEM_TYPE, problemOf } from './problem.ts';
import { notFound } from './service-error.ts';
import { toServiceError } from './to-service-error.ts';

/** Answers every failure with problem details, including the framework's own and unknown addresses. */
export function registerErrors(app: FastifyInstance, logFailure: FailureLog): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendProblem(error, request, reply, logFailure),
  );
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply, logFailure));
}

/** Answers with the problem details of a thrown value. */
export function sendProblem(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  logFailure: FailureLog,
): FastifyReply {
  const error = toServiceError(thrown);
  const problem = problemOf(error);
  if (problem.status >= 500) {
    logFailure(request.id, error);
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
