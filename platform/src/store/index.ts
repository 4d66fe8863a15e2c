export type { AddressPolicy } from '../addresses/claims.ts';
export { parseAreaManifest } from './area-manifest.ts';
export {
  CONTRACT_FILE,
  releaseVersion,
  hasOwnVersion,
  integrityOf,
  ownerOf,
  RELEASE_FILE,
  SERVER_FILE,
  SERVER_FOLDER,
  SHELL,
  sourceMapOf,
} from './built-release.ts';
export type { BuiltRelease, Owner } from './built-release.ts';
export { DiskStore } from './disk-store.ts';
export { compositionOf, NothingLiveError, PUBLIC_FOLDER, readSet, releaseAddress } from './live-registry.ts';
export type { LiveSet, ShellRelease } from './live-registry.ts';
export { nameOfTime, timePrefix } from './names.ts';
export { applyCanary, PLATFORM, applyPromotion, applyRollback, hasLiveShell } from './registry.ts';
export type { Canary, Change, ChangeKind, LiveEntry, Reason, Registry, RegistryChange } from './registry.ts';
export { isReleaseError, ReleaseError } from './release-error.ts';
export { sourceHash } from './source-hash.ts';
export type { ReleaseStore, StoredEncoding, StoredRelease } from './release-store.ts';
export { openStore, openStoreFiles } from './open-store.ts';
export { copyStore } from './copy/copy-store.ts';
export type { CopiedStore } from './copy/copy-store.ts';
export { DiskStoreFiles } from './copy/disk-store-files.ts';
export { STORE_FOLDERS } from './copy/store-files.ts';
export type { StoreFiles } from './copy/store-files.ts';
export { StoreSource } from './store-source.ts';
export type { LiveSource, ReleasedFile } from './live-source.ts';
