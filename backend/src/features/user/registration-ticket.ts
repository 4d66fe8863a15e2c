import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { formatCookie, readCookie } from '../../infra/http/cookies.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { cookieNames } from '../session/cookie-names.ts';
import { hashToken, newToken, TOKEN_PATTERN } from '../session/tokens.ts';

/** Seconds from the registration of the user to that of its provider. */
const LIFETIME_S = 15 * 60;

interface TicketRow {
  readonly user_id: string | null;
  readonly registration_id: string | null;
}

const insert = named(
  'ticket.insert',
  `INSERT INTO registration_ticket (token_hash, user_id, registration_id, expires_at) VALUES ($1, $2, $3, $4)`,
);
const redeem = named(
  'ticket.redeem',
  `DELETE FROM registration_ticket WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id, registration_id`,
);
const prune = named('ticket.prune', `DELETE FROM registration_ticket WHERE expires_at <= $1`);

/** Whose provider a ticket allows to create: an account's, or that of a registration that waits for its link. */
export type TicketHolder = { readonly userId: string } | { readonly registrationId: string };

/** Gives the browser a ticket to create this holder's provider; only its hash is stored. */
export async function issueTicket(
  context: ServiceContext,
  reply: FastifyReply,
  holder: TicketHolder,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(context.clock() + LIFETIME_S * 1000);
  const ids = 'userId' in holder ? [holder.userId, null] : [null, holder.registrationId];
  await context.db.execute(insert, [hashToken(token), ...ids, expiresAt]);
  setTicketCookie(context, reply, token, LIFETIME_S);
}

/**
 * Consumes the ticket of a request. Returns whom it was issued for. Call it in the transaction that creates the
 * provider: a failure leaves the ticket usable.
 *
 * @throws ServiceError `registration_ticket_missing`
 */
export async function redeemTicket(
  context: ServiceContext,
  transaction: Queryable,
  request: FastifyRequest,
): Promise<TicketHolder> {
  const token = readCookie(request.headers.cookie, cookieNames(context.config).ticket);
  if (token !== undefined && TOKEN_PATTERN.test(token)) {
    const values = [hashToken(token), new Date(context.clock())];
    const row = await transaction.first<TicketRow>(redeem, values);
    if (row?.user_id) return { userId: row.user_id };
    if (row?.registration_id) return { registrationId: row.registration_id };
  }
  throw new ServiceError('registration_ticket_missing');
}

export function clearTicketCookie(context: ServiceContext, reply: FastifyReply): void {
  setTicketCookie(context, reply, '', 0);
}

function setTicketCookie(context: ServiceContext, reply: FastifyReply, value: string, maxAge: number): void {
  const { isSecure } = context.config;
  reply.header('set-cookie', formatCookie(cookieNames(context.config).ticket, value, { isSecure, maxAge }));
}

export async function pruneTickets(db: Queryable, now: number): Promise<void> {
  await db.execute(prune, [new Date(now)]);
}
