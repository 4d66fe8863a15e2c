import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openStore } from 'platform/registry';
import { integrityOf, RELEASE_FILE, releaseVersion, type BuiltRelease } from 'platform/contract/server';

/** How a build differs from the live release. */
export interface Variant {
  /** Text that makes one variant differ from another. */
  readonly marker: string;
  /** Changes the area's own script. */
  readonly change?: (code: string) => string;
  readonly requires?: Readonly<Record<string, string>>;
}

/** Derives a build from the live release of an area, in a folder that `act` may use until it ends. */
export async function withVariant<Result>(
  dataDir: string,
  area: string,
  variant: Variant,
  act: (folder: string) => Promise<Result>,
): Promise<Result> {
  const live = await findLive(dataDir, area);
  const folder = await mkdtemp(join(tmpdir(), 'maida-variant-'));
  try {
    await writeVariant(folder, join(dataDir, 'releases', area, live.version), live, variant);
    return await act(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findLive(dataDir: string, area: string): Promise<BuiltRelease> {
  const store = openStore(dataDir);
  const version = (await store.readRegistry()).areas[area]?.live;
  const live = version === undefined ? undefined : await store.findRelease(area, version);
  if (!live) throw new Error(`The live release of ${area} is gone.`);
  return live;
}

/** Simulates a new build: other content and another global name, so that two builds never collide on a page. */
async function writeVariant(
  folder: string,
  source: string,
  live: BuiltRelease,
  variant: Variant,
): Promise<void> {
  const entryGlobal = `${live.name.replaceAll('-', '_')}_${variant.marker}`;
  const files: Record<string, string> = {};
  for (const file of Object.keys(live.files)) {
    const content = await readFile(join(source, file));
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
