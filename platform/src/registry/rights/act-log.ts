import pMap, { pMapSkip } from 'p-map';
import { LRUCache } from 'lru-cache';
import type { Act, LoggedAct } from '../../contract/index.ts';
import { nameOfTime } from '../store/names.ts';
import { isReleaseError, type Caller } from '../../contract/server/index.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { authorise } from './authorise.ts';

/** What somebody wants to do. */
export interface WantedAct {
  /** All of these rights are needed, for each of the areas. */
  readonly acts: readonly Act[];
  readonly areas: readonly string[];
  /** What it is about, for the log: a version, the name of a token, an address. */
  readonly subject: string;
}

type Documents = Pick<ReleaseStore, 'findDocument' | 'listDocuments' | 'removeDocument' | 'writeDocument'>;

const FOLDER = 'acts';
const MAX_REFUSAL_LENGTH = 300;
/** The same refusal again within this time is not written again, so that nobody fills the store with refusals. */
const REFUSAL_MS = 10 * 60_000;
const READS = { concurrency: 16 };

/** The log of who did what with which right, and of what was refused; one document of the release store for each. */
export class ActLog {
  readonly #store: Documents;
  readonly #onError: (error: unknown) => void;
  readonly #refused = new LRUCache<string, true>({ max: 1000, ttl: REFUSAL_MS });

  constructor(store: Documents, onError: (error: unknown) => void = () => undefined) {
    this.#store = store;
    this.#onError = onError;
  }

  /** Does something if the caller may, and records it, or why it was refused. */
  async run<Result>(caller: Caller, wanted: WantedAct, act: () => Promise<Result>): Promise<Result> {
    try {
      for (const area of wanted.areas) for (const needed of wanted.acts) authorise(caller, needed, area);
      const result = await act();
      await this.record(caller, wanted, null);
      return result;
    } catch (error) {
      await this.record(caller, wanted, isReleaseError(error) ? error.message : 'It failed.');
      throw error;
    }
  }

  /** Records an act. A log that can't be written undoes nothing, and is reported. */
  async record(
    { who, network }: Omit<Caller, 'grants'>,
    wanted: WantedAct,
    refusal: string | null,
  ): Promise<void> {
    const entry = { who, network, ...wanted, refusal: refusal?.slice(0, MAX_REFUSAL_LENGTH) ?? null };
    const key = JSON.stringify(entry);
    if (refusal !== null && this.#refused.has(key)) return;
    if (refusal !== null) this.#refused.set(key, true);
    const now = new Date();
    const logged: LoggedAct = { when: now.toISOString(), ...entry };
    const text = `${JSON.stringify(logged)}\n`;
    await this.#store.writeDocument(FOLDER, nameOfTime(now), text).catch(this.#onError);
  }

  /** The latest acts, latest first. */
  async read(limit: number): Promise<LoggedAct[]> {
    const names = (await this.#store.listDocuments(FOLDER)).toSorted().reverse().slice(0, limit);
    return pMap(
      names,
      async (name) => {
        const text = await this.#store.findDocument(FOLDER, name);
        return text === undefined ? pMapSkip : (JSON.parse(text) as LoggedAct);
      },
      READS,
    );
  }
}
