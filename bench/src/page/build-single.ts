import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from 'platform/build';
import { definePlain } from 'platform/preset';
import { sharedRun } from '../start-product.ts';
import { compile, openCompiled, type Compiled } from '../weight/compile.ts';

const ROOT = join(WORKSPACE, 'bench', 'dist', 'single');
const SITE = join(ROOT, 'site');
/** What the bundle's build says of it, for the next benchmark of a run that shares it. */
const BUILT = join(ROOT, 'built.json');
const AREAS = ['mf-provider', 'mf-admin', 'mf-customer'];

/**
 * The product's sources as one bundle: the shell's entry with the visitors' area built in. What the
 * areas load on demand stays a chunk, and so do the other areas.
 */
const ENTRY = `
import 'shared-ui/tokens.css';
import 'shared-ui/base.css';
import { openPage } from '${WORKSPACE}/shell/src/hydration/open-page.ts';
import { area } from '${WORKSPACE}/mf-public/src/area.tsx';

const areas = {
  'mf-public': () => Promise.resolve({ area }),
${AREAS.map((name) => `  '${name}': () => import('${WORKSPACE}/${name}/src/area.tsx'),`).join('\n')}
};
void openPage({
  createLoader: () => ({ load: async (release) => (await areas[release.name]()).area }),
  onRegistry: () => undefined,
  onOutdated: () => undefined,
});
`;

/** Files that a page of the bundle loads, by the name of its chunk. */
export interface SingleBuild extends Compiled {
  readonly folder: string;
  readonly filesOf: (chunks: readonly string[]) => { scripts: string[]; styles: string[] };
}

async function findShared(): Promise<Compiled | undefined> {
  const built = await readFile(BUILT, 'utf8').catch(() => '{}');
  const { run, stats } = JSON.parse(built) as { run?: string; stats?: Compiled['stats'] };
  return run !== undefined && run === sharedRun() && stats ? openCompiled(stats, SITE) : undefined;
}

async function build(): Promise<Compiled> {
  await mkdir(ROOT, { recursive: true });
  await writeFile(join(ROOT, 'main.tsx'), ENTRY);
  const compiled = await compile(
    await definePlain({ name: 'single', root: ROOT, entry: './main.tsx' }),
    SITE,
  );
  await writeFile(BUILT, JSON.stringify({ run: sharedRun(), stats: compiled.stats }));
  return compiled;
}

/**
 * Builds the bundle with the preset of the areas: the same compiler, minifier, aliases and curated libraries; once for
 * benchmarks that share a product.
 */
export async function buildSingle(): Promise<SingleBuild> {
  const compiled = (await findShared()) ?? (await build());
  const groups = { ...compiled.stats.namedChunkGroups, ...compiled.stats.entrypoints };
  return {
    ...compiled,
    folder: SITE,
    filesOf: (chunks) => {
      const assets = ['main', ...chunks].flatMap((name) => groups[name]?.assets ?? []);
      const files = [...new Set(assets.map(({ name }) => name))];
      return {
        scripts: files.filter((file) => file.endsWith('.js')),
        styles: files.filter((file) => file.endsWith('.css')),
      };
    },
  };
}
