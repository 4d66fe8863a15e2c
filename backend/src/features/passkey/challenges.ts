import type { FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../context.ts';
import type { Queryable } from '../../infra/database/database.ts';
import { named } from '../../infra/database/statement.ts';
import { ServiceError } from '../../infra/http/service-error.ts';
import { isSameText } from '../session/secrets.ts';
import { newToken } from '../session/tokens.ts';
import { visitorToken, xsrfBinding } from '../session/xsrf.ts';

/** Milliseconds for which a challenge can be answered; the browser is given the same time. */
export const CHALLENGE_MS = 5 * 60_000;

/** What an answer is good for: an answer to one question is none to another. */
export type ChallengePurpose = 'create' | 'sign_in' | 'verify';

const use = named(
  'challenge.use',
  'INSERT INTO used_challenge (challenge_hash, expires_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
);
const prune = named('challenge.prune', 'DELETE FROM used_challenge WHERE expires_at < $1');

interface Place {
  readonly context: ServiceContext;
  readonly request: FastifyRequest;
}

/**
 * A challenge for this browser, base64url. The service's signature makes it one of ours, so that asking for one writes
 * nothing, and every instance can check it.
 */
export function newChallenge(place: Place, purpose: ChallengePurpose): string {
  const text = `${newToken()}.${String(place.context.clock() + CHALLENGE_MS)}`;
  return Buffer.from(`${text}.${signatureOf(place, purpose, text)}`).toString('base64url');
}

/**
 * Checks that a signed answer is to a challenge of ours: to this browser, for this purpose, in time.
 *
 * @param clientData the browser's `clientDataJSON`, base64url
 * @throws ServiceError `passkey_invalid`
 */
export function checkChallenge(place: Place, purpose: ChallengePurpose, clientData: string): string {
  const challenge = challengeIn(clientData);
  const [token = '', expiry = '', signature = ''] = decode(challenge).split('.');
  const isOurs = isSameText(signature, signatureOf(place, purpose, `${token}.${expiry}`));
  if (!isOurs || Number(expiry) < place.context.clock()) throw invalidPasskey('The challenge is not valid');
  return challenge;
}

/**
 * Marks a challenge as answered, in the transaction of what the answer causes.
 *
 * @throws ServiceError `passkey_invalid` when it was before
 */
export async function useChallenge(transaction: Queryable, challenge: string, now: number): Promise<void> {
  const hash = createHash('sha256').update(challenge).digest();
  const used = await transaction.execute(use, [hash, new Date(now + CHALLENGE_MS)]);
  if (used === 0) throw invalidPasskey('The challenge was answered before');
}

export async function pruneChallenges(db: Queryable, now: number): Promise<void> {
  await db.execute(prune, [new Date(now)]);
}

export function invalidPasskey(detail: string, cause?: unknown): ServiceError {
  return new ServiceError('passkey_invalid', { detail }, { cause });
}

function signatureOf(place: Place, purpose: ChallengePurpose, text: string): string {
  const browser = browserOf(place, purpose) ?? '';
  return place.context.secrets.sign('passkey-challenge', `${purpose}\0${browser}\0${text}`);
}

/** A session may end while somebody signs in; the visitor token stays. */
function browserOf({ context, request }: Place, purpose: ChallengePurpose): string | undefined {
  const binding = xsrfBinding(context, request);
  return purpose === 'sign_in' ? (visitorToken(context, request) ?? binding) : binding;
}

function challengeIn(clientData: string): string {
  try {
    const { challenge } = JSON.parse(decode(clientData)) as { challenge?: unknown };
    if (typeof challenge === 'string') return challenge;
  } catch {
    // Not JSON: not signed by a browser.
  }
  throw invalidPasskey('The browser’s data cannot be read');
}

function decode(text: string): string {
  return Buffer.from(text, 'base64url').toString();
}
