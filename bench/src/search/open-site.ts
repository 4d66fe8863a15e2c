import { createLogger, createService, loadConfig, loadDemo, serviceConfig } from 'backend';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findApps, reasonOfStart, releaseChanged } from 'platform/build';
import { createDelivery } from 'platform/delivery';
import { createGate } from 'platform/gate';
import { openStore, ReleaseService, StoreSource } from 'platform/registry';
import { createDataDir } from '../start-product.ts';

const SERVICE_PATH = /^\/(?:api|auth)(?:[/?]|$)/;

/** Copies the demo's restaurants under unique names until there are this many. */
const COPY = `
  INSERT INTO restaurant
  SELECT (jsonb_populate_record(r, jsonb_build_object(
    'id', gen_random_uuid(), 'provider_id', gen_random_uuid(), 'slug', r.slug || '-' || n, 'name', r.name || ' ' || n,
    'sort_name', r.sort_name || ' ' || lpad(n::text, 5, '0'), 'search_text', r.search_text || ' ' || n))).*
  FROM restaurant AS r, generate_series(1, 1000) AS n
  WHERE r.is_confirmed AND r.deleted_at IS NULL
  LIMIT (SELECT $1 - count(*) FROM restaurant WHERE is_confirmed AND deleted_at IS NULL)`;

/** The released site with very many restaurants. */
export interface Site {
  readonly address: string;
  close(): Promise<void>;
}

export async function openSite(restaurants: number): Promise<Site> {
  const dataDir = await createDataDir();
  const service = createService({
    config: serviceConfig(loadConfig({ DATA_DIR: dataDir })),
    logger: createLogger('silent'),
    seed: loadDemo,
  });
  const store = openStore(dataDir);
  const releases = new ReleaseService({ store, gate: createGate({ store }) });
  await releaseChanged(await findApps(), { store, releases, reason: reasonOfStart() });
  await service.start();
  const client = service.context().db.dedicatedClient();
  if (!client) throw new Error('The database gives no connection of its own');
  await client.connect();
  await client.query('SET session_replication_role = replica');
  await client.query(COPY, [restaurants]);
  await client.query('UPDATE restaurant_revision SET revision = revision + 1; ANALYZE restaurant');
  await client.end();
  const delivery = createDelivery({ source: new StoreSource(store) });
  const server = createServer((request, response) => {
    if (SERVICE_PATH.test(request.url ?? '/')) service.handle(request, response);
    else void delivery(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await service.stop();
      server.closeAllConnections();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
