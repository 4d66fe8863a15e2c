import type { FastifyRequest } from 'fastify';
import { GUEST, type Actor } from '../../infra/http/actor.ts';
import { ANONYMOUS, networkOf } from '../../infra/http/network.ts';

/** Actor, network and reason of an action, for the audit log. */
export interface AuditContext<Doer extends Actor = Actor> {
  readonly actor: Doer;
  readonly network: string | null;
  readonly reason: string | null;
}

/** The audit context of a call. */
export function auditContextOf<Doer extends Actor>(
  { actor, request }: { readonly actor: Doer; readonly request: FastifyRequest },
  reason?: string,
): AuditContext<Doer> {
  return { actor, network: networkOf(request.ip, ANONYMOUS), reason: reason || null };
}

/** An action without a caller, e.g. from the command line. */
export const SYSTEM_AUDIT_CONTEXT: AuditContext = { actor: GUEST, network: null, reason: null };
