import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBuilt, removeData, startProduct as start } from 'e2e/support/product';

/** The product as `npm start` runs it, on its own port and data folder. */
export interface RunningProduct {
  readonly address: string;
  readonly dataDir: string;
  /** Also removes its data. */
  readonly stop: () => Promise<void>;
}

/** A new data folder; with builds in it where somebody has made them already, as for `--smoke`. */
export function createDataDir(): Promise<string> {
  const built = process.env['E2E_BUILT_DIR'];
  return built === undefined ? mkdtemp(join(tmpdir(), 'maida-bench-')) : copyBuilt(built);
}

/** @param env environment variables beside those of this process */
export async function startProduct(env: Record<string, string> = {}): Promise<RunningProduct> {
  const dataDir = await createDataDir();
  const product = await start({ dataDir, env });
  const stop = async () => {
    await product.stop();
    await removeData(dataDir);
  };
  return { address: product.address, dataDir, stop };
}

/** The address of a restaurant of the demo, as its menu's page has it. */
export async function findSlug(address: string): Promise<string> {
  const list = (await (await fetch(`${address}/api/restaurant?limit=1`)).json()) as { provider: { slug: string } }[]; // oxfmt-ignore
  const slug = list[0]?.provider.slug;
  if (slug === undefined) throw new Error('The demo has no restaurants.');
  return slug;
}
