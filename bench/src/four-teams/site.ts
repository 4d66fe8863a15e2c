import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf, startBalancer, startEmbedded } from 'backend/testing';
import { findFreePort } from 'platform/common';
import { openStore, type ReleaseStore } from 'platform/registry';
import { removeData, startProduct, type Product } from 'e2e/support/product';
import { createDataDir } from '../start-product.ts';

/** Two instances of the product behind a balancer, over one database and one release store. */
export interface Site {
  /** The balancer's address. */
  readonly address: string;
  /** The addresses of the instances themselves. */
  readonly instances: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly store: ReleaseStore;
  /** Stops an instance with a signal, and starts it again. */
  restart(instance: number, signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a site with the demo's restaurants; the first instance builds and releases all parts. */
export async function startSite(): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'maida-four-teams-'));
  // PostgreSQL has an account of its own.
  await chmod(folder, 0o755);
  const dataDir = await createDataDir();
  const database = await startEmbedded({ dataDir: folder });
  const databaseUrl = addressOf(database.connection);
  const start = (port: number) =>
    startProduct({ dataDir, port, env: { DATABASE_URL: databaseUrl, TRUST_PROXY: '1' } });
  const running: Product[] = [];
  for (let count = 0; count < 2; count += 1) running.push(await start(await findFreePort()));
  const instances = running.map(({ address }) => address);
  const balancer = await startBalancer({ triesNext: true });
  await balancer.set(instances);
  return {
    address: balancer.address,
    instances,
    dataDir,
    databaseUrl,
    store: openStore(dataDir),
    restart: async (instance, signal) => {
      const old = running[instance];
      if (!old) throw new Error(`There is no instance ${String(instance)}.`);
      await old.stop(signal);
      running[instance] = await start(Number(new URL(old.address).port));
    },
    stop: async () => {
      await balancer.close();
      await Promise.all(running.map((product) => product.stop()));
      await database.stop();
      await removeData(dataDir);
      await removeData(folder);
    },
  };
}
