import { createHash, timingSafeEqual } from 'node:crypto';
import type { Grant } from '../../contract/index.ts';
import { EVERY_RIGHT, ReleaseError } from '../../contract/server/index.ts';
import type { Rights, TokenEntry } from '../store/rights.ts';

/** Names of the tokens in `PLATFORM_TOKENS` with their SHA-256, hexadecimal. */
export type SettingsTokens = ReadonlyMap<string, string>;

/** A token that somebody showed. */
export interface KnownToken {
  readonly name: string;
  readonly grants: readonly Grant[];
  /** Why it no longer works; undefined when it does. */
  readonly refusal?: string;
}

const ENTRY = /^([a-z0-9][a-z0-9-]{0,39}):([0-9a-f]{64})$/;

/**
 * Reads `name:sha256,name:sha256`, as `PLATFORM_TOKENS` has it.
 * @throws Error whose message does not repeat the text, which may contain a token
 */
export function readSettingsTokens(text: string | undefined): SettingsTokens {
  const entries = (text ?? '').split(',').map((entry) => entry.trim());
  const tokens = entries.filter(Boolean).map((entry): [string, string] => {
    const [, name = '', hash = ''] = ENTRY.exec(entry) ?? [];
    if (!name) throw new Error('PLATFORM_TOKENS: expected name:hash, with the SHA-256 of a token.');
    return [name, hash];
  });
  return new Map(tokens);
}

/** The form in which a token is stored: SHA-256, hexadecimal. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** @throws ReleaseError `unauthorized` when nobody ever made this token */
export function findToken(token: string, rights: Rights, settings: SettingsTokens, now: number): KnownToken {
  const given = Buffer.from(hashToken(token));
  let found: KnownToken | undefined;
  // All are compared, so that the time of the answer says nothing.
  const isGiven = (hash: string) => timingSafeEqual(given, Buffer.from(hash));
  for (const [name, hash] of settings) {
    const isEnded = rights.endedSettings.includes(hash);
    if (isGiven(hash)) {
      found = { name, grants: EVERY_RIGHT, ...(isEnded ? { refusal: `The token ${name} was ended.` } : {}) };
    }
  }
  for (const [name, entry] of Object.entries(rights.tokens)) {
    if (isGiven(entry.hash)) found = describe(name, entry, now);
  }
  if (!found) throw new ReleaseError('unauthorized', 'This token is unknown.');
  return found;
}

function describe(name: string, { grants, ended, endsAt }: TokenEntry, now: number): KnownToken {
  const known = { name, grants };
  if (ended) return { ...known, refusal: `The token ${name} was ended by ${ended.who} at ${ended.when}.` };
  if (endsAt !== undefined && Date.parse(endsAt) <= now) {
    return { ...known, refusal: `The token ${name} ended at ${endsAt}.` };
  }
  return known;
}
