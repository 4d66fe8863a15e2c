import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Service } from '../../app.ts';
import { isAdmin } from '../../infra/http/actor.ts';
import { checkOrigin } from '../../infra/http/origin.ts';
import { isServiceError, ServiceError } from '../../infra/http/service-error.ts';
import { findActor } from './find-actor.ts';
import { checkVerified } from './verified.ts';
import { checkXsrf } from './xsrf.ts';

/** Why a caller is refused where only admins may enter. */
const REFUSALS = [
  'unauthorized',
  'forbidden',
  'factor_required',
  'verification_required',
  'origin_invalid',
  'xsrf_invalid',
  'unavailable',
] as const;
export type AdminRefusal = (typeof REFUSALS)[number];

/** The admin who sends a request, or why it is refused. */
export type AdminAnswer = { readonly email: string } | { readonly refusal: AdminRefusal };

/**
 * Checks whether a request is an admin's, like the service's own endpoints; for code outside of the
 * service that needs the same guard.
 *
 * @param isChange the request wants to change something, so it has to come from a page of this site, of somebody who
 *   has proved who they are within the last ten minutes
 */
export type IdentifyAdmin = (
  request: Pick<IncomingMessage, 'headers'>,
  isChange: boolean,
) => Promise<AdminAnswer>;

/** The check of a service; it answers `unavailable` while the service is not running. */
export function createAdminCheck(service: Pick<Service, 'context'>): IdentifyAdmin {
  return async (request, isChange) => {
    try {
      return await identify(service, request as FastifyRequest, isChange);
    } catch (error) {
      return { refusal: refusalOf(error) };
    }
  };
}

async function identify(
  service: Pick<Service, 'context'>,
  request: FastifyRequest,
  isChange: boolean,
): Promise<AdminAnswer> {
  const context = service.context();
  const actor = await findActor(context, request);
  if (actor.role === null) throw new ServiceError('unauthorized');
  if (actor.lacksFactor) throw new ServiceError('factor_required');
  if (!isAdmin(actor)) throw new ServiceError('forbidden');
  if (isChange) {
    checkOrigin(request, context.config.publicUrl);
    checkXsrf(context, request);
    checkVerified(context, actor);
  }
  return { email: actor.email };
}

function refusalOf(error: unknown): AdminRefusal {
  if (!isServiceError(error)) return 'unavailable';
  return REFUSALS.find((code) => code === error.code) ?? 'unavailable';
}
