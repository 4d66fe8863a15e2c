import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from 'shared-api/contract';
import type { ServiceContext } from '../../context.ts';
import { agentOf } from './agent.ts';
import { sessionToken } from './find-actor.ts';
import { noteOwnerTrace } from './owner-traces.ts';
import { endSession, startSession, type Proof } from './repository.ts';
import { setSessionCookies } from './session-cookies.ts';

/** Signs the browser in, in place of the account that was signed in there before. */
export async function beginSession(
  call: { context: ServiceContext; request: FastifyRequest; reply: FastifyReply },
  user: { readonly id: string; readonly role: Role },
  proof: Proof,
): Promise<void> {
  const { context, request, reply } = call;
  const before = sessionToken(context, request);
  if (before !== undefined) await endSession(context.db, before);
  const token = await startSession(context.db, user.id, context.clock(), agentOf(request), proof);
  setSessionCookies(context, reply, token);
  if (user.role === 'PROVIDER') await noteOwnerTrace(context, request, user.id);
}
