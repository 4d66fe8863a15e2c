import type { Grant } from '../../contract/index.ts';
import { ReleaseError } from '../../contract/server/index.ts';
import type { Rights, TokenEntry } from '../store/rights.ts';

/** Adds a token. @throws ReleaseError `conflict` when the name was used before */
export function addToken(rights: Rights, name: string, entry: TokenEntry): Rights {
  if (Object.hasOwn(rights.tokens, name)) {
    throw new ReleaseError('conflict', `There is or was a token ${name}; the history would mix them up.`);
  }
  return withToken(rights, name, entry);
}

/** Ends a token at once. */
export function endToken(rights: Rights, name: string, ended: { who: string; when: string }): Rights {
  return withToken(rights, name, { ...getWorkingToken(rights, name, Date.parse(ended.when)), ended });
}

/** Ends a token that stands in `PLATFORM_TOKENS`. */
export function endSettingsToken(rights: Rights, hash: string): Rights {
  if (rights.endedSettings.includes(hash)) return rights;
  return { ...next(rights), endedSettings: [...rights.endedSettings, hash] };
}

/** Limits what an admin may do; null gives back every right. */
export function limitPerson(rights: Rights, email: string, grants: readonly Grant[] | null): Rights {
  const others = Object.fromEntries(Object.entries(rights.people).filter(([known]) => known !== email));
  return { ...next(rights), people: grants === null ? others : { ...others, [email]: grants } };
}

/** Whether a token has not ended, by itself or by somebody. */
export function isWorking({ ended, endsAt }: TokenEntry, now: number): boolean {
  return ended === undefined && (endsAt === undefined || Date.parse(endsAt) > now);
}

/** @throws ReleaseError when there is none of that name, or it has ended */
export function getWorkingToken(rights: Rights, name: string, now: number): TokenEntry {
  const entry = Object.hasOwn(rights.tokens, name) ? rights.tokens[name] : undefined;
  if (!entry) throw new ReleaseError('not_found', `There is no token ${name}.`);
  if (!isWorking(entry, now)) throw new ReleaseError('conflict', `The token ${name} has ended.`);
  return entry;
}

function withToken(rights: Rights, name: string, entry: TokenEntry): Rights {
  return { ...next(rights), tokens: { ...rights.tokens, [name]: entry } };
}

function next(rights: Rights): Rights {
  return { ...rights, revision: rights.revision + 1 };
}
