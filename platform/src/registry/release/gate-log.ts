import pMap, { pMapSkip } from 'p-map';
import { nameOfTime, timePrefix } from '../store/names.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Gate, GateDepth, GateReport } from '../../contract/server/index.ts';

/** A check that a gate of the installation has made: on a server, or at a command line. */
export interface GateCheck {
  /** The areas that were about to change, with spaces between. */
  readonly area: string;
  readonly depth: GateDepth;
  readonly verdict: 'passed' | 'refused' | 'unchecked';
  readonly seconds: number;
}

type Documents = Pick<ReleaseStore, 'findDocument' | 'listDocuments' | 'removeDocument' | 'writeDocument'>;

const FOLDER = 'gate-checks';
/** Every server has read a check long before. */
const KEPT_MS = 86_400_000;
const READS = { concurrency: 16 };

/**
 * The checks of all gates that share a store, one document for each, since a command line is gone before anybody could
 * ask it what it did.
 */
export class GateLog {
  readonly #store: Documents;
  readonly #onError: (error: unknown) => void;
  readonly #since = timePrefix(new Date());
  #read: ReadonlySet<string> = new Set();

  /** @param onError called when a check could not be recorded, which fails nothing */
  constructor(store: Documents, onError: (error: unknown) => void = () => undefined) {
    this.#store = store;
    this.#onError = onError;
  }

  /** A gate whose checks are recorded. */
  record(gate: Gate): Gate {
    return {
      ...gate,
      check: async (set, changed, depth) => {
        const started = performance.now();
        const report = await gate.check(set, changed, depth);
        const seconds = (performance.now() - started) / 1000;
        const area = [changed].flat().sort().join(' ');
        await this.#write({ area, depth, verdict: verdictOf(report), seconds }).catch(this.#onError);
        return report;
      },
    };
  }

  /** Checks since this log was opened that were not read before. */
  async readNew(): Promise<GateCheck[]> {
    const names = (await this.#store.listDocuments(FOLDER)).filter((name) => name >= this.#since);
    const added = names.filter((name) => !this.#read.has(name));
    const checks = await pMap(
      added,
      async (name) => {
        const text = await this.#store.findDocument(FOLDER, name);
        return text === undefined ? pMapSkip : (JSON.parse(text) as GateCheck);
      },
      READS,
    );
    this.#read = new Set(names);
    return checks;
  }

  async #write(check: GateCheck): Promise<void> {
    const now = Date.now();
    await this.#store.writeDocument(FOLDER, nameOfTime(new Date(now)), `${JSON.stringify(check)}\n`);
    const first = timePrefix(new Date(now - KEPT_MS));
    const old = (await this.#store.listDocuments(FOLDER)).filter((name) => name < first);
    for (const name of old) await this.#store.removeDocument(FOLDER, name);
  }
}

function verdictOf({ problems, unchecked }: GateReport): GateCheck['verdict'] {
  if (problems.length > 0) return 'refused';
  return unchecked.length > 0 ? 'unchecked' : 'passed';
}
