import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DiskStore, integrityOf, RELEASE_FILE, releaseVersion, type BuiltRelease } from 'platform/store';
import { getProduct } from './stage.ts';

const WHY = { who: 'e2e', why: 'a journey' };

/** How a build differs from the live release. */
export interface Variant {
  /** Text that makes one variant differ from another. */
  readonly marker: string;
  /** Changes the area's own script. */
  readonly change?: (code: string) => string;
  readonly requires?: Readonly<Record<string, string>>;
}

/** The release store of the running product. */
export function getStore(): DiskStore {
  return new DiskStore(getProduct().dataDir);
}

/** The live version of an area. */
export async function liveVersion(area: string): Promise<string> {
  const live = (await getStore().readRegistry()).areas[area]?.live;
  if (live === undefined) throw new Error(`Nothing of ${area} is live.`);
  return live;
}

/** Stores a new version of an area, derived from the live one. Returns the version. */
export async function storeVariant(area: string, variant: Variant): Promise<string> {
  const store = getStore();
  const live = await store.findRelease(area, await liveVersion(area));
  if (!live) throw new Error(`The live release of ${area} is gone.`);
  const folder = await mkdtemp(join(tmpdir(), 'maida-variant-'));
  try {
    await writeVariant(folder, live, variant);
    return (await store.release(folder)).release.version;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a stored version live without the gate. */
export async function makeLive(area: string, version: string): Promise<void> {
  await getStore().promote(area, version, WHY);
}

/** Runs a journey that changes the live version of an area, and restores it afterwards. */
export async function withLive(area: string, act: (before: string) => Promise<void>): Promise<void> {
  const before = await liveVersion(area);
  try {
    await act(before);
  } finally {
    await makeLive(area, before);
  }
}

/** Simulates a new build: other content and another global name, so that two builds never collide on a page. */
async function writeVariant(folder: string, live: BuiltRelease, variant: Variant): Promise<void> {
  const entryGlobal = `${live.name.replaceAll('-', '_')}_${variant.marker}`;
  const files: Record<string, string> = {};
  for (const file of Object.keys(live.files)) {
    const content = await readFile(join(getProduct().dataDir, 'releases', live.name, live.version, file));
    const changed = file.endsWith('.js')
      ? Buffer.from(changeScript(file, content.toString('utf8')))
      : content;
    files[file] = integrityOf(changed);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), changed);
  }
  const [base = '0.0.0'] = live.version.split('-');
  const { requires = live.requires ?? {} } = variant;
  const changed = { ...live, entryGlobal, requires, files, sourceHash: `variant-${variant.marker}` };
  const release = { ...changed, version: releaseVersion(base, changed) };
  await writeFile(join(folder, RELEASE_FILE), JSON.stringify(release));

  function changeScript(file: string, code: string): string {
    const renamed = code.replaceAll(live.entryGlobal, entryGlobal);
    const isOwn = live.scripts.includes(file);
    return `${isOwn && variant.change ? variant.change(renamed) : renamed}\n/* ${variant.marker} */\n`;
  }
}
