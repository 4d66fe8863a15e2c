import type { Grant } from '../contract/rights.ts';
import { EVERY_RIGHT, LOCAL_NETWORK } from './authorise.ts';
import type { Caller } from './authorise.ts';
import { isWorking } from './changes.ts';
import type { SettingsTokens } from './find-token.ts';
import type { Rights } from './rights.ts';

const OPERATOR = 'operator';
const PIPELINE = /^pipeline (.+)$/;

/** What is known about tokens. */
export interface KnownTokens {
  readonly rights: Rights;
  readonly settings: SettingsTokens;
}

/**
 * The people who may be behind a name of the history: an admin, by e-mail address; behind a token whoever made or
 * rotated it, so knew its secret. Tokens of `PLATFORM_TOKENS`, system users and the command line of the installation
 * are all the operator.
 */
export function peopleBehind(
  { who, network }: Pick<Caller, 'who' | 'network'>,
  tokens: KnownTokens,
): ReadonlySet<string> {
  const people = new Set<string>(network === LOCAL_NETWORK ? [OPERATOR] : []);
  const names = [who];
  const seen = new Set<string>();
  for (let name = names.pop(); name !== undefined; name = names.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const [, token] = PIPELINE.exec(name) ?? [];
    const entry = token === undefined ? undefined : tokens.rights.tokens[token];
    if (entry) names.push(entry.madeBy, ...(entry.rotatedBy ?? []));
    else people.add(token === undefined && name.includes('@') ? name.toLowerCase() : OPERATOR);
    if (entry?.isOperators) people.add(OPERATOR);
  }
  return people;
}

/** What somebody of the history may do today; nothing when their token has ended. */
export function grantsOf(
  { who, network }: Pick<Caller, 'who' | 'network'>,
  { rights, settings }: KnownTokens,
): readonly Grant[] {
  if (network === LOCAL_NETWORK) return EVERY_RIGHT;
  const [, token] = PIPELINE.exec(who) ?? [];
  if (token === undefined) return rights.people[who.toLowerCase()] ?? EVERY_RIGHT;
  const hash = settings.get(token);
  if (hash !== undefined) return rights.endedSettings.includes(hash) ? [] : EVERY_RIGHT;
  const entry = rights.tokens[token];
  return entry && isWorking(entry, Date.now()) ? entry.grants : [];
}
