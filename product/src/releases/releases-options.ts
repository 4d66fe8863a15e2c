import type { Config, createLogger, Service } from 'backend';
import type { LiveSource } from 'platform/contract/server';
import type { ReleaseStore } from 'platform/registry';
import type { Settings } from '../settings.ts';

/** What the product's releases work with. */
export interface ReleasesOptions {
  readonly config: Config;
  readonly settings: Settings;
  readonly store: ReleaseStore;
  readonly service: Pick<Service, 'context'>;
  readonly log: ReturnType<typeof createLogger>;
  readonly source: LiveSource;
}
