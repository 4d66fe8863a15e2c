import type { FastifyReply, FastifyRequest } from 'fastify';
import { GUEST_PERSON, PERSON_HEADER, type Endpoint } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import { findActor } from '../../features/session/find-actor.ts';
import { noteOwnerTrace } from '../../features/session/owner-traces.ts';
import { checkXsrf, pageToken } from '../../features/session/xsrf.ts';
import { GUEST, type Actor } from './actor.ts';
import { checkOrigin, requireSameOrigin } from './origin.ts';
import { checkVerified } from '../../features/session/verified.ts';
import { ServiceError } from './service-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; set by the guard of every route of the contract. */
    actor: Actor;
  }
}

/**
 * Checks of a request's headers before its body is read: who calls, whether the endpoint is open to them, and that a
 * change comes from our own pages.
 */
export function createGuard(context: ServiceContext, endpoint: Endpoint, isAnonymous: boolean) {
  const isChange = endpoint.method !== 'GET';
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    request.actor = isAnonymous ? GUEST : await findActor(context, request);
    if (!isAnonymous) checkPerson(endpoint, request);
    checkAccess(endpoint, request.actor);
    if (isChange) {
      checkOrigin(request, context.config.publicUrl);
      // Without cookies there is nothing that another site's page could use.
      if (endpoint.needsNoCookie && pageToken(context, request)) {
        requireSameOrigin(request, context.config.publicUrl);
      } else checkXsrf(context, request);
      checkContentType(endpoint, request.headers['content-type']);
      if (request.actor.role === 'PROVIDER') await noteOwnerTrace(context, request, request.actor.id);
    }
    if (endpoint.isVerified) checkVerified(context, request.actor);
  };
}

/**
 * Nothing is done as somebody else than the page was made for. The calls that begin, end or look up a session say
 * themselves who is signed in; without any session, what needs one is refused as ever.
 *
 * @throws ServiceError `other_person`
 */
function checkPerson({ access, path }: Endpoint, { headers, actor }: FastifyRequest): void {
  const given = headers[PERSON_HEADER];
  if (given === undefined || given === (actor.id ?? GUEST_PERSON)) return;
  if (access === 'public' ? path.startsWith('/auth/') : actor.id === null) return;
  throw new ServiceError('other_person');
}

function checkAccess({ access }: Endpoint, actor: Actor): void {
  if (access === 'public') return;
  if (actor.role === null) throw new ServiceError('unauthorized');
  if (access === 'user' || access.includes(actor.role)) return;
  throw new ServiceError(actor.lacksFactor ? 'factor_required' : 'forbidden');
}

function checkContentType({ body }: Endpoint, contentType: string | undefined): void {
  if (contentType === undefined) return;
  const isMultipart = contentType.toLowerCase().startsWith('multipart/');
  if (isMultipart && body !== 'multipart') throw new ServiceError('unsupported_media_type');
}
