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

const insert = named(
  'ticket.insert',
  `INSERT INTO registration_ticket (token_hash, user_id, expires_at) VALUES ($1, $2, $3)`,
);
const redeem = named(
  'ticket.redeem',
  `DELETE FROM registration_ticket WHERE token_hash = $1 AND expires_at > $2 RETURNING user_id`,
);
const prune = named('ticket.prune', `DELETE FROM registration_ticket WHERE expires_at <= $1`);

/** Gives the browser a ticket to create this user's provider; only its hash is stored. */
export async function issueTicket(
  context: ServiceContext,
  reply: FastifyReply,
  userId: string,
): Promise<void> {
  const token = newToken();
  const expiresAt = new Date(context.clock() + LIFETIME_S * 1000);
  await context.db.execute(insert, [hashToken(token), userId, expiresAt]);
  setTicketCookie(context, reply, token, LIFETIME_S);
}

/**
 * Consumes the ticket of a request. Returns the user it was issued for. Call it in the transaction that creates the
 * provider: a failure leaves the ticket usable.
 *
 * @throws ServiceError `registration_ticket_missing`
 */
export async function redeemTicket(
  context: ServiceContext,
  transaction: Queryable,
  request: FastifyRequest,
): Promise<string> {
  const token = readCookie(request.headers.cookie, cookieNames(context.config).ticket);
  if (token !== undefined && TOKEN_PATTERN.test(token)) {
    const values = [hashToken(token), new Date(context.clock())];
    const row = await transaction.first<{ user_id: string }>(redeem, values);
    if (row) return row.user_id;
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
