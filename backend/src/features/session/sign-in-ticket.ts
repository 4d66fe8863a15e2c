import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { formatCookie, readCookie } from '../../infra/http/cookies.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { cookieNames } from './cookie-names.ts';
import { hashToken, newToken, TOKEN_PATTERN } from './tokens.ts';
import { visitorToken } from './xsrf.ts';

/** Seconds to find the phone and type its code. */
const LIFETIME_S = 10 * 60;

const insert = named(
  'sign-in-ticket.insert',
  `INSERT INTO sign_in_ticket (token_hash, user_id, browser_hash, expires_at) VALUES ($1, $2, $3, $4)`,
);
const select = named(
  'sign-in-ticket.select',
  `SELECT user_id FROM sign_in_ticket WHERE token_hash = $1 AND browser_hash = $2 AND expires_at > $3`,
);
const redeem = named('sign-in-ticket.redeem', `DELETE FROM sign_in_ticket WHERE token_hash = $1`);
const prune = named('sign-in-ticket.prune', `DELETE FROM sign_in_ticket WHERE expires_at <= $1`);

interface Place {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
}

/** A sign-in whose password was right, and which is good for nothing but its second step. */
export interface SignInTicket {
  readonly userId: string;
  /** Uses it up, in the transaction of what finishes the sign-in. @throws ServiceError `sign_in_expired` */
  redeem: (transaction: Queryable) => Promise<void>;
}

/** Gives the browser a ticket for the second step; only its hash is stored, with that of the browser's own token. */
export async function issueSignInTicket(
  place: Place & { readonly reply: FastifyReply },
  userId: string,
): Promise<void> {
  const { context, reply } = place;
  const token = newToken();
  const expiresAt = new Date(context.clock() + LIFETIME_S * 1000);
  await context.db.execute(insert, [hashToken(token), userId, browserHash(place), expiresAt]);
  setTicketCookie(context, reply, token, LIFETIME_S);
}

/**
 * The sign-in that this browser has begun.
 *
 * @throws ServiceError `sign_in_expired`
 */
export async function getSignInTicket(place: Place): Promise<SignInTicket> {
  const { context, request } = place;
  const token = readCookie(request.headers.cookie, cookieNames(context.config).secondStep);
  if (token === undefined || !TOKEN_PATTERN.test(token)) throw new ServiceError('sign_in_expired');
  const hash = hashToken(token);
  const values = [hash, browserHash(place), new Date(context.clock())];
  const row = await context.db.first<{ user_id: string }>(select, values);
  if (!row) throw new ServiceError('sign_in_expired');
  return {
    userId: row.user_id,
    redeem: async (transaction) => {
      if ((await transaction.execute(redeem, [hash])) === 0) throw new ServiceError('sign_in_expired');
    },
  };
}

export function clearSignInTicket(context: ServiceContext, reply: FastifyReply): void {
  setTicketCookie(context, reply, '', 0);
}

export async function pruneSignInTickets(db: Queryable, now: number): Promise<void> {
  await db.execute(prune, [new Date(now)]);
}

/** The visitor token stays the same across sign-ins and sign-outs; every browser has one before its first change. */
function browserHash({ context, request }: Place): Buffer {
  return hashToken(visitorToken(context, request) ?? '');
}

function setTicketCookie(context: ServiceContext, reply: FastifyReply, value: string, maxAge: number): void {
  const { isSecure } = context.config;
  const name = cookieNames(context.config).secondStep;
  reply.header('set-cookie', formatCookie(name, value, { isSecure, maxAge }));
}
