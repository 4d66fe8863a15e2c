import type { BuiltRelease } from '../contract/server/index.ts';
import type { ReleaseStore } from '../registry/index.ts';

/** Finds an intact release of an app that was built from sources with this hash; the live one if it is. */
export async function findBuild(
  store: ReleaseStore,
  name: string,
  { hash, live }: { readonly hash: string; readonly live: string | undefined },
): Promise<BuiltRelease | undefined> {
  const versions = await store.listVersions(name);
  for (const version of versions.toSorted((a, b) => Number(b === live) - Number(a === live))) {
    const found = await store.findRelease(name, version);
    if (found?.sourceHash === hash && !(await store.check(name, version)).length) return found;
  }
  return undefined;
}
