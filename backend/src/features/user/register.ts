import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registration } from 'shared-api/contract';
import type { registerUserSchema } from 'shared-api/contract/schemas';
import type * as z from 'zod';
import { auditContextOf } from '../audit/audit-context.ts';
import type { ServiceContext } from '../../context.ts';
import { isAdmin, type Actor } from '../../infra/http/actor.ts';
import { invalidField } from '../../infra/http/service-error.ts';
import { callerNetwork } from '../../infra/http/network.ts';
import { newId } from '../../infra/database/new-id.ts';
import { mailReachesPeople } from '../../infra/mail/reaches-people.ts';
import { checkNewPassword } from '../session/new-password.ts';
import { hashPassword } from '../session/passwords.ts';
import { countAttempt, REGISTRATION, REGISTRATION_MAIL } from '../session/throttle.ts';
import { checkPhone } from '../settings/check-phone.ts';
import { presentUser } from './presenter.ts';
import { accountChanges, recordAccountAudit } from './record-account-audit.ts';
import { queueRegistrationMail } from './registration-mail.ts';
import { insertRegistration, REGISTRATION_LIFETIME_MS } from './registrations.ts';
import { requestVerification } from './verify-email.ts';
import { issueTicket } from './registration-ticket.ts';
import { insertUser, type NewUser, type UserRow } from './repository.ts';

interface Call {
  readonly context: ServiceContext;
  readonly actor: Actor;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Body = z.output<typeof registerUserSchema>;
type Account = Omit<Body, 'password' | 'confirmPassword'> & Pick<NewUser, 'passwordHash'>;

/**
 * Registers somebody. Where mail reaches people, the account is created when the mailed link is followed, and the reply
 * is the same whether or not the address has one already; elsewhere, and for an admin, it is created at once. A
 * provider's registration continues with the ticket in the reply's cookie.
 *
 * @throws ServiceError `email_taken` only where the account is created at once
 */
export async function registerUser(call: Call, body: Body): Promise<Registration> {
  const { context, actor, request, reply } = call;
  const { password, confirmPassword, ...fields } = body;
  if (password !== confirmPassword) {
    throw invalidField('confirmPassword', 'differs from the password', 'passwords_differ');
  }
  await checkNewPassword(password, fields.email);
  await checkPhone(context, fields.phone);
  const isPending = !isAdmin(actor) && mailReachesPeople(context.config);
  const network = callerNetwork(request);
  if (!isAdmin(actor)) await countAttempt(context.db, REGISTRATION, network, context.clock());
  if (isPending) {
    await countAttempt(context.db, REGISTRATION_MAIL, `${fields.email}\0${network}`, context.clock());
  }
  const account = { ...fields, passwordHash: await hashPassword(password) };
  const user = isPending ? await storeRegistration(call, account) : await createAccount(call, account);
  if (user.role === 'PROVIDER') {
    await issueTicket(context, reply, isPending ? { registrationId: user.id } : { userId: user.id });
  }
  return { ...presentUser(user), isPending };
}

/**
 * Stores a registration and queues its mail, without reading the accounts; a provider's mail is queued with its
 * restaurant, so that no link creates half of it. Returns the account it may become.
 */
async function storeRegistration(call: Call, account: Account): Promise<UserRow> {
  const { context } = call;
  const now = context.clock();
  const { email, passwordHash, role, firstname = null, lastname = null, phone = null } = account;
  const { language = null } = account;
  const times = { created_at: new Date(now), expires_at: new Date(now + REGISTRATION_LIFETIME_MS) };
  const fields = { email, firstname, lastname, phone, role, language };
  return context.db.transaction(async (transaction) => {
    const id = newId(now);
    await insertRegistration(transaction, { id, ...fields, password_hash: passwordHash, ...times });
    if (role === 'USER') await queueRegistrationMail(call, transaction, { id, email, language });
    return { id, ...fields, confirmed: false, email_confirmed: false, created_at: times.created_at };
  });
}

/** Creates the account at once and mails a verification link. */
function createAccount(call: Call, account: Account): Promise<UserRow> {
  const { context, actor } = call;
  return context.db.transaction(async (transaction) => {
    const made = await insertUser(transaction, { ...account, confirmed: false }, context.clock());
    await requestVerification(call, transaction, made);
    if (isAdmin(actor)) {
      const changes = accountChanges({}, made);
      const audit = auditContextOf(call);
      await recordAccountAudit(transaction, audit, 'user_created', made, context.clock(), changes);
    }
    return made;
  });
}
