export { contentHash, integrityOf, RELEASE_FILE, SHELL } from './built-release.ts';
export type { BuiltRelease } from './built-release.ts';
export { DiskStore } from './disk-store.ts';
export { NothingLiveError, readLiveSet, releaseAddress } from './live-registry.ts';
export type { LiveSet } from './live-registry.ts';
export type { ChangeKind, LiveEntry, Reason, Registry, RegistryChange } from './registry.ts';
export { sourceHash } from './source-hash.ts';
export type { ReleaseStore, StoredEncoding, StoredRelease } from './store.ts';
