import type { FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import { requireSameOrigin } from '../../infra/http/origin.ts';
import type { Verdict } from '../../infra/http/routes.ts';

/**
 * Signing out is a GET, which carries no XSRF token: only a page of this origin may cause it.
 *
 * @throws ServiceError `origin_invalid`
 */
export function fromOwnPage(question: { request: FastifyRequest; context: ServiceContext }): Verdict {
  requireSameOrigin(question.request, question.context.config.publicUrl);
  return 'allow';
}
