import type { FastifyReply, FastifyRequest } from 'fastify';
import type { registerUserSchema } from 'shared-api/contract/schemas';
import type * as z from 'zod';
import { auditContextOf } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import { isAdmin, type Actor } from '../../infra/http/actor.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { checkNewPassword } from '../session/new-password.ts';
import { hashPassword } from '../session/passwords.ts';
import { countAttempt, REGISTRATION } from '../session/throttle.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { accountChanges, recordAccountAudit } from './record-account-audit.ts';
import { requestVerification } from './verify-email.ts';
import { issueTicket } from './registration-ticket.ts';
import { insertUser, type UserRow } from './repository.ts';

/**
 * Creates an account and mails a verification link. A provider's registration continues with the ticket in the reply's
 * cookie.
 */
export async function registerUser(
  call: { context: ServiceContext; actor: Actor; request: FastifyRequest; reply: FastifyReply },
  body: z.output<typeof registerUserSchema>,
): Promise<UserRow> {
  const { context, actor, request, reply } = call;
  const { password, confirmPassword, ...fields } = body;
  if (password !== confirmPassword) {
    throw invalidField('confirmPassword', 'differs from the password', 'passwords_differ');
  }
  await checkNewPassword(password, fields.email);
  await checkPhone(context, fields.phone);
  if (!isAdmin(actor)) await countAttempt(context.db, REGISTRATION, callerNetwork(request), context.clock());
  const passwordHash = await hashPassword(password);
  const account = { ...fields, passwordHash, confirmed: false, language: fields.language ?? null };
  const user = await context.db.transaction(async (transaction) => {
    const made = await insertUser(transaction, account, context.clock());
    await requestVerification(call, transaction, made);
    if (isAdmin(actor)) {
      const changes = accountChanges({}, made);
      await recordAccountAudit(
        transaction,
        auditContextOf(call),
        'user_created',
        made,
        context.clock(),
        changes,
      );
    }
    return made;
  });
  if (user.role === 'PROVIDER') await issueTicket(context, reply, user.id);
  return user;
}
