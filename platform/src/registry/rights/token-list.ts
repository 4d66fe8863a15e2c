import type { TokenStatus } from '../../contract/index.ts';
import { EVERY_RIGHT } from '../../contract/server/index.ts';
import { isWorking } from './changes.ts';
import type { SettingsTokens } from './find-token.ts';
import type { Rights, TokenEntry } from '../store/rights.ts';
import type { TokenUse } from './token-use.ts';

/** All tokens, those that work first. */
export async function listTokens(
  rights: Rights,
  settings: SettingsTokens,
  use: Pick<TokenUse, 'find'>,
): Promise<TokenStatus[]> {
  const stored = Object.entries(rights.tokens).map(([name, entry]) => statusOf(name, entry));
  const fixed = [...settings].map(([name, hash]) =>
    settingsStatus(name, rights.endedSettings.includes(hash)),
  );
  const all = [...fixed, ...stored].toSorted(workingFirst);
  return Promise.all(all.map(async (token) => ({ ...token, lastUsedAt: await use.find(token.name) })));
}

function statusOf(name: string, entry: TokenEntry): TokenStatus {
  const { grants, madeBy, madeAt, endsAt, ended } = entry;
  return {
    name,
    grants,
    state: isWorking(entry, Date.now()) ? 'active' : 'ended',
    madeBy,
    madeAt,
    endsAt: ended?.when ?? endsAt ?? null,
    lastUsedAt: null,
    earlierUntil: null,
    isFromSettings: false,
  };
}

function settingsStatus(name: string, isEnded: boolean): TokenStatus {
  return {
    name,
    grants: EVERY_RIGHT,
    state: isEnded ? 'ended' : 'active',
    madeBy: 'PLATFORM_TOKENS',
    madeAt: null,
    endsAt: null,
    lastUsedAt: null,
    earlierUntil: null,
    isFromSettings: true,
  };
}

function workingFirst(a: TokenStatus, b: TokenStatus): number {
  return Number(a.state === 'ended') - Number(b.state === 'ended') || a.name.localeCompare(b.name);
}
