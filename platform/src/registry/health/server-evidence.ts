import { LRUCache } from 'lru-cache';
import { liveVersions, type Gate, type GateDepth } from '../../contract/server/index.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** What server evidence works with. */
export interface ServerEvidenceOptions {
  readonly store: Pick<ReleaseStore, 'readRegistry'>;
  /** Checks the files of a version and, in depth, its page in a browser. */
  readonly gate: Gate;
  readonly now?: () => number;
  /** Called when a check could not be made. */
  readonly onError?: (error: unknown) => void;
}

/** A version that may be rolled back. */
export interface Candidate {
  readonly area: string;
  readonly version: string;
  readonly predecessor: string;
  /** When it went live, or became the canary; what was found earlier does not count. */
  readonly since: string;
  readonly isCanary: boolean;
  /** Somebody let it pass in spite of the gate's objections. */
  readonly isForced: boolean;
}

/** How often the gate's journey is repeated while a canary runs. */
const JOURNEY_INTERVAL_MS = 10 * 60_000;
/** How often that, and the check of the files, may happen because visitors complain. */
const AFTER_COMPLAINTS_MS = 2 * 60_000;
/** Between two checks of files that were missing. */
const FILES_INTERVAL_MS = 5000;
const MAX_VERSIONS = 50;

interface Observed {
  since?: string;
  isMissing: boolean;
  filesAt: number;
  journeyAt: number;
  /** Failing pages that visitors had reported before the last check. */
  complaints: number;
  fault?: string | undefined;
}

/**
 * What the server sees of a version by itself, which no visitor can make up: a file of the release that is gone, and
 * the gate's journey through its page when it fails. What is found is checked again, and with the predecessor in its
 * place: only a fault of the version alone counts.
 */
export class ServerEvidence {
  readonly #options: ServerEvidenceOptions;
  readonly #observed = new LRUCache<string, Observed>({ max: MAX_VERSIONS });
  #check: Promise<void> | undefined;

  constructor(options: ServerEvidenceOptions) {
    this.#options = options;
  }

  /** Called when a file that a release lists could not be served. */
  noteMissing({ area, version }: { readonly area: string; readonly version: string }): void {
    this.#observe(area, version).isMissing = true;
  }

  /**
   * What is certainly wrong with a version; undefined as long as nothing is known. Starts a check in the background
   * when one is due.
   * @param complaints failing pages that visitors have reported
   */
  find(candidate: Candidate, complaints: number): string | undefined {
    const observed = this.#observe(candidate.area, candidate.version);
    const { since } = candidate;
    // The gate has just been passed.
    const fresh = { since, fault: undefined, complaints: 0, journeyAt: this.#now() };
    if (observed.since !== since) Object.assign(observed, fresh);
    const depth = this.#check ? undefined : this.#dueDepth(observed, candidate, complaints);
    if (depth) {
      Object.assign(observed, { isMissing: false, filesAt: this.#now(), complaints });
      if (depth === 'full') observed.journeyAt = this.#now();
      this.#check = this.#run(observed, candidate, depth);
    }
    return observed.fault;
  }

  /** Resolves when no check is under way. */
  async settle(): Promise<void> {
    await this.#check;
  }

  #dueDepth(
    observed: Observed,
    { isCanary, isForced }: Candidate,
    complaints: number,
  ): GateDepth | undefined {
    const now = this.#now();
    const isUrgent = complaints > observed.complaints;
    if (isCanary && !isForced) {
      const interval = isUrgent ? AFTER_COMPLAINTS_MS : JOURNEY_INTERVAL_MS;
      if (now - observed.journeyAt >= interval) return 'full';
    }
    if (observed.isMissing && now - observed.filesAt >= FILES_INTERVAL_MS) return 'quick';
    return isUrgent && now - observed.filesAt >= AFTER_COMPLAINTS_MS ? 'quick' : undefined;
  }

  async #run(observed: Observed, candidate: Candidate, depth: GateDepth): Promise<void> {
    try {
      observed.fault = await this.#findFault(candidate, depth);
    } catch (error) {
      this.#options.onError?.(error);
    } finally {
      this.#check = undefined;
    }
  }

  async #findFault({ area, version, predecessor }: Candidate, depth: GateDepth): Promise<string | undefined> {
    const found = await this.#look(area, version, depth);
    if (!found.fault) return undefined;
    const before = await this.#look(area, predecessor, depth);
    if (before.fault) return undefined;
    // A browser that broke down says nothing for the predecessor.
    if (found.fault.check === 'smoke' && before.unchecked.length > found.unchecked.length) return undefined;
    return (await this.#look(area, version, depth)).fault?.reason;
  }

  /** Other objections of the gate were there, and overruled, before the version went live. */
  async #look(area: string, version: string, depth: GateDepth) {
    const set = { ...liveVersions(await this.#options.store.readRegistry()), [area]: version };
    const { problems, unchecked } = await this.#options.gate.check(set, area, depth);
    return { fault: problems.find(({ check }) => check === 'files' || check === 'smoke'), unchecked };
  }

  #observe(area: string, version: string): Observed {
    const key = `${area}/${version}`;
    const known = this.#observed.get(key);
    if (known) return known;
    const observed = { isMissing: false, filesAt: -Infinity, journeyAt: this.#now(), complaints: 0 };
    this.#observed.set(key, observed);
    return observed;
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }
}
