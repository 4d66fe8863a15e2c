import { checkClaims } from '../addresses/claims.ts';
import {
  hasLiveShell,
  ReleaseError,
  type AddressPolicy,
  type BuiltRelease,
  type Reason,
  type Registry,
  type StoredEncoding,
} from '../../contract/server/index.ts';
import type { GateProblem, StoredVersion } from '../../contract/index.ts';
import type { Rights } from './rights.ts';
import { checkRelease } from './check-release.ts';
import { claimAddresses, patternsOf, withClaims } from './claim-addresses.ts';
import { applyGiveUp } from './give-up-address.ts';
import { applyPromotion, applyRollback, type Change } from './registry-changes.ts';
import { isReleaseName } from './names.ts';
import { applyRetirement, whyNeeded } from './retire-area.ts';
import type { RevisionLog } from './revision-log.ts';
import type { DocumentFolder, ReleaseStore, StoredRelease } from './release-store.ts';

/** The logs of a store. */
interface StoreLogs {
  readonly registry: RevisionLog<Registry>;
  readonly rights: RevisionLog<Rights>;
}

/** The parts of a release store that are the same for every kind of storage. */
export abstract class BaseStore implements ReleaseStore {
  readonly rights: RevisionLog<Rights>;
  readonly #revisions: RevisionLog<Registry>;
  readonly #policy: AddressPolicy;

  constructor({ registry, rights }: StoreLogs, policy: AddressPolicy = {}) {
    this.#revisions = registry;
    this.rights = rights;
    this.#policy = policy;
  }

  abstract release(folder: string): Promise<StoredRelease>;
  abstract findFile(
    area: string,
    version: string,
    file: string,
    encoding?: StoredEncoding,
  ): Promise<Buffer | undefined>;
  abstract remove(area: string, version: string): Promise<void>;
  abstract findDocument(folder: DocumentFolder, name: string): Promise<string | undefined>;
  abstract writeDocument(folder: DocumentFolder, name: string, text: string): Promise<void>;
  abstract listDocuments(folder: DocumentFolder): Promise<string[]>;
  abstract removeDocument(folder: DocumentFolder, name: string): Promise<void>;
  /** Versions of an app in any order. */
  protected abstract storedVersions(area: string): Promise<StoredVersion[]>;
  /** Text of a stored version's description. */
  protected abstract readDescription(area: string, version: string): Promise<string | undefined>;

  changeRegistry(change: Change): Promise<Registry> {
    return this.#revisions.write(async (current) => {
      const known = await withClaims(current, this);
      const next = change(known);
      return next === known ? current : claimAddresses(known, next, { store: this, policy: this.#policy });
    });
  }

  readRegistry(): Promise<Registry> {
    return this.#revisions.read();
  }

  async checkAddresses(area: string, version: string): Promise<GateProblem[]> {
    const registry = await withClaims(await this.readRegistry(), this);
    const { claims = {} } = registry;
    const patterns = await patternsOf(this, area, version);
    return checkClaims(area, patterns, { claims, policy: this.#policy }, !hasLiveShell(registry));
  }

  retire(area: string, reason: Reason): Promise<Registry> {
    return this.changeRegistry((registry) =>
      applyRetirement(registry, { area, policy: this.#policy }, reason),
    );
  }

  isNeeded(area: string): boolean {
    return whyNeeded(area, this.#policy) !== undefined;
  }

  giveUpAddress(area: string, pattern: string, reason: Reason): Promise<Registry> {
    return this.#revisions.write(async (current) => {
      const known = await withClaims(current, this);
      const { live, canary } = known.areas[area] ?? {};
      const versions = [live, canary?.version].flatMap((version) => version ?? []);
      const mounted = await Promise.all(versions.map((version) => patternsOf(this, area, version)));
      return applyGiveUp(known, { area, pattern, mounted: mounted.flat(), policy: this.#policy }, reason);
    });
  }

  readHistory(limit: number): Promise<Registry[]> {
    return this.#revisions.readHistory(limit);
  }

  /** Nothing, unless the storage can be full. */
  refillReserve(): Promise<void> {
    return Promise.resolve();
  }

  async listStored(area: string): Promise<StoredVersion[]> {
    const stored = await this.storedVersions(area);
    return stored.sort((a, b) => b.storedAt.localeCompare(a.storedAt));
  }

  async listVersions(area: string): Promise<string[]> {
    return (await this.listStored(area)).map(({ version }) => version);
  }

  async findRelease(area: string, version: string): Promise<BuiltRelease | undefined> {
    if (!isReleaseName(area, version)) return undefined;
    const text = await this.readDescription(area, version);
    return text === undefined ? undefined : (JSON.parse(text) as BuiltRelease);
  }

  async check(area: string, version: string): Promise<string[]> {
    const release = await this.findRelease(area, version);
    if (!release) return [`${area} ${version} is not in the store.`];
    return checkRelease(release, (file, encoding) => this.readStored(area, version, file, encoding));
  }

  async promote(area: string, version: string, reason: Reason): Promise<Registry> {
    await this.#refuseDamaged(area, version);
    return this.changeRegistry((registry) => applyPromotion(registry, area, version, reason));
  }

  async rollback(area: string, reason: Reason, from?: string): Promise<Registry> {
    const target = applyRollback(await this.readRegistry(), area, reason, from).areas[area]?.live;
    if (target) await this.#refuseDamaged(area, target);
    return this.changeRegistry((registry) => applyRollback(registry, area, reason, from));
  }

  /** Content of a file in the store, past any cache. */
  protected readStored(
    area: string,
    version: string,
    file: string,
    encoding?: StoredEncoding,
  ): Promise<Buffer | undefined> {
    return this.findFile(area, version, file, encoding);
  }

  async #refuseDamaged(area: string, version: string): Promise<void> {
    const problems = await this.check(area, version);
    if (problems.length === 0) return;
    const lines = problems.map((line) => `\n  ${line}`).join('');
    throw new ReleaseError('refused', `${area} ${version} can't go live:${lines}`);
  }
}
