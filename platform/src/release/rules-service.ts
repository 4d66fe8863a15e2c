import { EVERY_AREA } from '../contract/rights.ts';
import type { Act } from '../contract/rights.ts';
import type { NewFreeze, PendingPromotion, ReleaseRules, SecondPersonRule } from '../contract/rules.ts';
import { allows, authorise, LOCAL_NETWORK } from '../rights/authorise.ts';
import type { Caller } from '../rights/authorise.ts';
import { grantsOf, peopleBehind } from '../rights/parties.ts';
import type { RightsService } from '../rights/rights-service.ts';
import { ReleaseError } from '../store/index.ts';
import type { Registry, ReleaseStore, WaitingPromotion } from '../store/index.ts';
import {
  addFreeze,
  getFreeze,
  getPending,
  removeFreeze,
  removePending,
  rulesOf,
  setSecondPerson,
} from './release-rules.ts';
import type { ChangeReport, ReleaseService } from './release-service.ts';

/** What a rules service works with. */
export interface RulesServiceOptions {
  readonly store: ReleaseStore;
  readonly releases: Pick<ReleaseService, 'approve'>;
  readonly rights: RightsService;
}

/** Freezes and the second person of promotions; every change is checked against the caller's rights and logged. */
export class RulesService {
  readonly #store: ReleaseStore;
  readonly #releases: RulesServiceOptions['releases'];
  readonly #rights: RightsService;

  constructor({ store, releases, rights }: RulesServiceOptions) {
    this.#store = store;
    this.#releases = releases;
    this.#rights = rights;
  }

  /** The rules of the areas that the caller may look at. */
  async read({ grants }: Caller): Promise<ReleaseRules> {
    const { secondPerson, freezes, pending } = rulesOf(await this.#store.readRegistry());
    const isSeen = (area: string) => area === EVERY_AREA || allows(grants, 'look', area);
    return {
      secondPerson: secondPerson.filter(isSeen),
      freezes: freezes.filter(({ areas }) => areas.some(isSeen)),
      pending: pending.filter(({ area }) => isSeen(area)).map(shown),
    };
  }

  async setSecondPerson(caller: Caller, rule: SecondPersonRule): Promise<ReleaseRules> {
    const subject = `second person ${rule.isNeeded ? 'needed' : 'no longer needed'}`;
    const wanted = { acts: ['rights'], areas: [rule.area], subject } as const;
    return this.#rights.log.run(caller, wanted, async () => {
      await this.#store.changeRegistry((registry) => setSecondPerson(registry, rule));
      return this.read(caller);
    });
  }

  async freeze(caller: Caller, freeze: NewFreeze): Promise<ReleaseRules> {
    const subject = `freeze ${freeze.from} to ${freeze.until}: ${freeze.why}`;
    const wanted = { acts: ['rights'], areas: freeze.areas, subject } as const;
    return this.#rights.log.run(caller, wanted, async () => {
      await this.#store.changeRegistry((registry) => addFreeze(registry, freeze, caller.who));
      return this.read(caller);
    });
  }

  /** Ends a freeze before its time, or before it begins. */
  async endFreeze(caller: Caller, id: string): Promise<ReleaseRules> {
    const { areas, why } = getFreeze(await this.#store.readRegistry(), id);
    const wanted = { acts: ['rights'], areas, subject: `end of the freeze: ${why}` } as const;
    return this.#rights.log.run(caller, wanted, async () => {
      await this.#store.changeRegistry((registry) => removeFreeze(registry, id));
      return this.read(caller);
    });
  }

  /**
   * Makes a promotion go live that somebody else asked for. Both need its rights today: whoever asked may have lost
   * them since.
   * @throws ReleaseError `same_person` when one person may be behind both
   */
  async approve(caller: Caller, id: string): Promise<ChangeReport> {
    const registry = await this.#store.readRegistry();
    const waited = getPending(registry, id);
    const wanted = wantedOf(waited, registry);
    return this.#rights.log.run(caller, wanted, async () => {
      const tokens = { rights: await this.#rights.rights.read(), settings: this.#rights.settings };
      const asker = { who: waited.who, network: waited.isOperators ? LOCAL_NETWORK : '' };
      const askers = peopleBehind(asker, tokens);
      if ([...peopleBehind(caller, tokens)].some((person) => askers.has(person))) {
        const others =
          'Neither may somebody who made or rotated the token that asked, nor a token of theirs.';
        throw new ReleaseError(
          'same_person',
          `${waited.who} asked for it, so another person must approve. ${others}`,
        );
      }
      const grants = grantsOf(asker, tokens);
      for (const act of wanted.acts) authorise({ ...asker, grants }, act, waited.area);
      return this.#releases.approve(id, caller.who);
    });
  }

  /** Whoever may promote the area may also withdraw or decline what waits. */
  async withdraw(caller: Caller, id: string): Promise<ReleaseRules> {
    const waited = getPending(await this.#store.readRegistry(), id);
    const wanted = {
      acts: ['promote'],
      areas: [waited.area],
      subject: `withdrawal of ${nameOf(waited)}`,
    } as const;
    return this.#rights.log.run(caller, wanted, async () => {
      await this.#store.changeRegistry((registry) => {
        getPending(registry, id);
        return removePending(registry, id);
      });
      return this.read(caller);
    });
  }
}

function wantedOf(waited: WaitingPromotion, { retired = {} }: Registry) {
  const { area, share, forced } = waited;
  const acts: Act[] = share === null ? ['promote'] : ['canary', 'promote'];
  if (forced.length) acts.push('force');
  if (retired[area]) acts.push('retire');
  return { acts, areas: [area], subject: `approval of ${nameOf(waited)}` };
}

function nameOf({ version, who }: WaitingPromotion): string {
  return `${version}, asked for by ${who}`;
}

function shown({ seen: _seen, isOperators: _isOperators, ...pending }: WaitingPromotion): PendingPromotion {
  return pending;
}
