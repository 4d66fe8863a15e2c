import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuilt, removeData, startProduct as start } from 'e2e/support/product';

/** Names the product that several benchmarks share, which is so for `--smoke`. */
const SHARED = 'BENCH_PRODUCT';

/** The product as `npm start` runs it, on its own port and data folder, behind a proxy that names its callers. */
export interface RunningProduct {
  readonly address: string;
  readonly dataDir: string;
  /** A bearer of it may do everything on the platform. */
  readonly token: string;
  /** Also removes its data; a shared one goes on. */
  readonly stop: () => Promise<void>;
}

/** Of the run of benchmarks that this one belongs to, where they share what they can: its name. */
export function sharedRun(): string | undefined {
  return process.env[SHARED];
}

/** A new data folder; with builds in it where somebody has made them already, as for `--smoke`. */
export function createDataDir(): Promise<string> {
  const built = process.env['E2E_BUILT_DIR'];
  return built === undefined ? mkdtemp(join(tmpdir(), 'maida-bench-')) : copyBuilt(built);
}

/** Starts the product, or finds the one that is shared. */
export async function startProduct(): Promise<RunningProduct> {
  const shared = sharedRun();
  if (shared !== undefined)
    return { ...(JSON.parse(shared) as Omit<RunningProduct, 'stop'>), stop: () => Promise.resolve() };
  const dataDir = await createDataDir();
  const token = randomUUID();
  const PLATFORM_TOKENS = `bench:${createHash('sha256').update(token).digest('hex')}`;
  const product = await start({ dataDir, env: { PLATFORM_TOKENS, TRUST_PROXY: '1' } });
  const stop = async () => {
    await product.stop();
    await removeData(dataDir);
  };
  return { address: product.address, dataDir, token, stop };
}

/** Starts the product for the benchmarks that this process runs. Returns what stops it. */
export async function shareProduct(): Promise<() => Promise<void>> {
  const { stop, ...product } = await startProduct();
  process.env[SHARED] = JSON.stringify(product);
  return stop;
}

/** The address of a restaurant of the demo, as its menu's page has it. */
export async function findSlug(address: string): Promise<string> {
  const list = (await (await fetch(`${address}/api/restaurant?limit=1`)).json()) as { provider: { slug: string } }[]; // oxfmt-ignore
  const slug = list[0]?.provider.slug;
  if (slug === undefined) throw new Error('The demo has no restaurants.');
  return slug;
}
