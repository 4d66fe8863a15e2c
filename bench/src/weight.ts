/**
 * Size and content of the scripts of the first page, beside the same sources as one bundle.
 * `npm run bench:weight`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { getApp, loadConfiguration } from 'platform/build';
import { sourceMapOf } from 'platform/contract/server';
import { generatedBytes, type SourceMap } from 'platform/gate';
import { buildSingle } from './page/build-single.ts';
import { compile, type Compiled } from './weight/compile.ts';
import { writeResult } from './write-result.ts';

const MAX_LINES = 14;

interface Weighed {
  readonly what: string;
  readonly files: readonly string[];
  readonly build: Compiled;
}

/** The package that a source belongs to. */
function ownerOf(source: string): string {
  const inPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (inPackage !== undefined) return inPackage;
  if (/webpack\/|^$/.test(source.replace(/^webpack:\/\/[^/]*\//, ''))) return 'webpack';
  return /(shared-ui|shared-api|platform|mf-public|shell)\/src/.exec(source)?.[1] ?? 'the app itself';
}

/** The starter: a separate build without a source map. */
async function starterBytes(shell: Compiled): Promise<number> {
  const description = (await shell.read('release.json')).toString('utf8');
  const { pageStarter } = JSON.parse(description) as { pageStarter: string };
  return brotliCompressSync(await shell.read(pageStarter)).length;
}

async function weigh({ what, files, build }: Weighed) {
  const owners = new Map<string, number>();
  let [plain, gzip, brotli] = [0, 0, 0];
  for (const file of files) {
    const code = await build.read(file);
    plain += code.length;
    gzip += gzipSync(code, { level: 9 }).length;
    brotli += brotliCompressSync(code).length;
    const map = JSON.parse((await build.read(sourceMapOf(file))).toString('utf8')) as SourceMap;
    for (const [source, bytes] of generatedBytes(code.toString('utf8'), map)) {
      const owner = ownerOf(source);
      owners.set(owner, (owners.get(owner) ?? 0) + bytes);
    }
  }
  return { what, plain, gzip, brotli, owners: Object.fromEntries([...owners].sort(([, a], [, b]) => b - a)) };
}

async function buildFor(name: string, folder: string): Promise<Compiled> {
  const app = await getApp(name);
  process.chdir(app.root);
  const configuration = await (await loadConfiguration(app.root))({}, { mode: 'production' });
  return compile(configuration, join(folder, name));
}

function scriptsOf({ stats }: Compiled, ...names: string[]): string[] {
  const groups = { ...stats.namedChunkGroups, ...stats.entrypoints };
  const assets = names.flatMap((name) => groups[name]?.assets ?? []).map(({ name }) => name);
  return [...new Set(assets)].filter((file) => file.endsWith('.js'));
}

const folder = await mkdtemp(join(tmpdir(), 'maida-weight-'));
const shell = await buildFor('shell', folder);
const area = await buildFor('mf-public', folder);
const single = await buildSingle();
const entries = Object.keys(area.stats.entrypoints ?? {});
const weighed: Weighed[] = [
  { what: 'shell', files: scriptsOf(shell, 'main', 'texts-en-first-ts'), build: shell },
  { what: 'mf-public: entry', files: scriptsOf(area, ...entries), build: area },
  { what: 'mf-public: list', files: scriptsOf(area, 'area'), build: area },
  {
    what: 'mf-public: menu, beyond the list',
    files: scriptsOf(area, 'menu', 'texts-en-order-ts'),
    build: area,
  },
  {
    what: 'the same as one bundle',
    files: single.filesOf(['texts-en-first-ts', 'calls']).scripts,
    build: single,
  },
  { what: 'shell: calls, after the first page', files: scriptsOf(shell, 'calls'), build: shell },
];
const rows = [];
for (const one of weighed) rows.push(await weigh(one));
const starter = await starterBytes(shell);
await rm(folder, { recursive: true, force: true });

const [shellRow, entryRow, listRow, , singleRow] = rows;
const sum = starter + (shellRow?.brotli ?? 0) + (entryRow?.brotli ?? 0) + (listRow?.brotli ?? 0);
const kilo = (bytes: number) => Number((bytes / 1000).toFixed(1));
console.table(rows.map(({ what, plain, gzip, brotli }) => ({ what, 'minified, KB': kilo(plain), 'gzip, KB': kilo(gzip), 'brotli, KB': kilo(brotli) }))); // oxfmt-ignore
for (const { what, owners } of rows.slice(0, 3)) {
  console.log(`\n${what}: minified KB by what it comes from`);
  console.table(Object.fromEntries(Object.entries(owners).slice(0, MAX_LINES).map(([owner, bytes]) => [owner, kilo(bytes)]))); // oxfmt-ignore
}
console.log(
  `\nFirst page, with ${String(starter)} bytes of the script that starts it: ${String(kilo(sum))} KB brotli; ${(sum / (singleRow?.brotli ?? NaN)).toFixed(2)} × one bundle`,
);
await writeResult('weight', [
  ...rows,
  { what: 'first page', brotli: sum, ratio: sum / (singleRow?.brotli ?? NaN) },
]);
