import { randomBytes } from 'node:crypto';
import {
  EVERY_AREA,
  type AddressGiveUp,
  type Grant,
  type LoggedAct,
  type MadeToken,
  type NewToken,
  type PersonLimit,
  type RightsStatus,
  type TokenEnd,
  type TokenList,
} from '../../contract/index.ts';
import { allows, EVERY_RIGHT, ReleaseError, type Caller } from '../../contract/server/index.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { ActLog, type WantedAct } from './act-log.ts';
import { authorise, authoriseGrants } from './authorise.ts';
import { addToken, endSettingsToken, endToken, getWorkingToken, limitPerson } from './changes.ts';
import { hashToken, type SettingsTokens } from './find-token.ts';
import { RightsCache } from './rights-cache.ts';
import { listTokens } from './token-list.ts';
import { TokenUse } from './token-use.ts';

/** What a rights service works with. */
export interface RightsServiceOptions {
  readonly store: ReleaseStore;
  /** Tokens of `PLATFORM_TOKENS`. */
  readonly settings?: SettingsTokens;
  readonly onError?: (error: unknown) => void;
}

/** Recognisable for scanners that look for secrets in code. */
const TOKEN_PREFIX = 'maida_release_';

/** Tokens, admins' rights and addresses; every change is checked against the caller's rights and logged. */
export class RightsService {
  readonly rights: RightsCache;
  readonly log: ActLog;
  readonly use: TokenUse;
  readonly settings: SettingsTokens;
  readonly #store: ReleaseStore;

  constructor({ store, settings = new Map(), onError }: RightsServiceOptions) {
    this.#store = store;
    this.settings = settings;
    this.rights = new RightsCache(store);
    this.log = new ActLog(store, onError);
    this.use = new TokenUse(store, onError);
  }

  /** The tokens of all areas for which the caller may give rights. */
  async listTokens({ grants }: Caller): Promise<TokenList> {
    const tokens = await listTokens(await this.rights.read(), this.settings, this.use);
    const mayManage = (area: string) => allows(grants, 'rights', area);
    return { tokens: tokens.filter((token) => token.grants.every(({ area }) => mayManage(area))) };
  }

  /** @throws ReleaseError `conflict` when the name was used before */
  async createToken(caller: Caller, { name, grants, endsAt }: NewToken): Promise<MadeToken> {
    return this.log.run(caller, aboutToken(name, grants), async () => {
      authoriseGrants(caller, grants);
      if (endsAt !== undefined && Date.parse(endsAt) <= Date.now()) {
        throw new ReleaseError('invalid', 'endsAt: must be in the future.');
      }
      if (this.settings.has(name)) throw new ReleaseError('conflict', `PLATFORM_TOKENS has a token ${name}.`);
      const token = newToken();
      const made = { madeBy: caller.who, madeAt: new Date().toISOString() };
      const entry = { grants, hash: hashToken(token), ...made, ...(endsAt ? { endsAt } : {}) };
      await this.rights.change((rights) => addToken(rights, name, entry));
      return { name, token };
    });
  }

  async #grantsOf(name: string): Promise<readonly Grant[]> {
    return (await this.rights.read()).tokens[name]?.grants ?? EVERY_RIGHT;
  }

  async endToken(caller: Caller, { name }: TokenEnd): Promise<TokenList> {
    return this.log.run(caller, aboutToken(name, await this.#grantsOf(name)), async () => {
      const ended = { who: caller.who, when: new Date().toISOString() };
      await this.rights.change((rights) => {
        const settingsHash = this.settings.get(name);
        if (settingsHash !== undefined) {
          authorise(caller, 'rights', EVERY_AREA);
          return endSettingsToken(rights, settingsHash);
        }
        for (const { area } of getWorkingToken(rights, name, Date.now()).grants)
          authorise(caller, 'rights', area);
        return endToken(rights, name, ended);
      });
      return this.listTokens(caller);
    });
  }

  /** Nobody limits themselves, so that somebody is left who can give rights back. */
  async limitPerson(caller: Caller, { email, grants }: PersonLimit): Promise<RightsStatus> {
    const key = email.toLowerCase();
    return this.log.run(caller, { acts: ['rights'], areas: [EVERY_AREA], subject: key }, async () => {
      if (key === caller.who.toLowerCase())
        throw new ReleaseError('invalid', 'Another admin has to do that.');
      await this.rights.change((rights) => limitPerson(rights, key, grants));
      return this.readStatus(caller);
    });
  }

  async readStatus({ grants }: Caller): Promise<RightsStatus> {
    const [{ people }, { claims = {} }] = await Promise.all([this.rights.read(), this.#store.readRegistry()]);
    const mayManage = allows(grants, 'rights', EVERY_AREA);
    return { own: grants, people: mayManage ? people : {}, addresses: claims };
  }

  async giveUpAddress(caller: Caller, { area, pattern, why }: AddressGiveUp): Promise<RightsStatus> {
    return this.log.run(caller, { acts: ['retire'], areas: [area], subject: pattern }, async () => {
      await this.#store.giveUpAddress(area, pattern, { who: caller.who, why });
      return this.readStatus(caller);
    });
  }

  /** The acts on areas that the caller may give rights for, latest first. */
  async readActs({ grants }: Caller, limit: number): Promise<LoggedAct[]> {
    const acts = await this.log.read(limit);
    return acts.filter(({ areas }) => areas.every((area) => allows(grants, 'rights', area)));
  }
}

function aboutToken(name: string, grants: readonly Grant[]): WantedAct {
  return { acts: ['rights'], areas: grants.map(({ area }) => area), subject: `token ${name}` };
}

function newToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString('base64url');
}
