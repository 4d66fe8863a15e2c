import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from 'platform/common';
import { copyBuilt, exitOf, removeData, spawnProduct, startProduct } from './support/product.ts';
import { expect, test } from './support/journey.ts';

async function failedStart(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const { child, output } = spawnProduct(env);
  const code = await exitOf(child);
  return { code, lines: output().trim().split('\n') };
}

test('reports a taken port in one line', async ({ product, service }) => {
  const { port } = new URL(product.address);
  const dataDir = await mkdtemp(join(tmpdir(), 'maida-e2e-port-'));
  service.undoLater(() => removeData(dataDir));
  const { code, lines } = await failedStart({ PORT: port, DATA_DIR: dataDir });
  expect(code).toBe(1);
  expect(lines.at(-1) ?? '').toMatch(
    /^maida: Cannot listen on 127\.0\.0\.1:\d+: another program listens there/,
  );
  expect(lines.filter((line) => line.includes('    at '))).toEqual([]);
});

test('reports a data folder that is a file in one line', async ({ service }) => {
  const folder = await mkdtemp(join(tmpdir(), 'maida-e2e-file-'));
  service.undoLater(() => removeData(folder));
  const file = join(folder, 'data');
  await writeFile(file, '');
  const { code, lines } = await failedStart({ PORT: String(await findFreePort()), DATA_DIR: file });
  expect(code).toBe(1);
  expect(lines.at(-1) ?? '').toMatch(/^maida: DATA_DIR .* cannot be used/);
});

test('reports a data folder in use by a running product in one line', async ({ product }) => {
  const { code, lines } = await failedStart({
    PORT: String(await findFreePort()),
    DATA_DIR: product.dataDir,
  });
  expect(code).toBe(1);
  expect(lines.at(-1) ?? '').toMatch(/^maida: DATA_DIR .* is in use by process \d+/);
});

test('reports a database that does not answer in one line', async ({ service }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'maida-e2e-db-'));
  service.undoLater(() => removeData(dataDir));
  const { code, lines } = await failedStart({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://maida:secret-password@127.0.0.1:${await findFreePort()}/maida`,
  });
  expect(code).toBe(1);
  expect(lines.at(-1) ?? '').toMatch(/^maida: The database does not answer/);
  expect(lines.join('\n')).not.toContain('secret-password');
});

test('demo mode refuses to listen beyond the loopback', async () => {
  const { code, lines } = await failedStart({ HOST: '0.0.0.0' });
  expect(code).toBe(1);
  expect(lines.at(-1) ?? '').toMatch(/^maida: HOST=0\.0\.0\.0/);
});

test('a demo answers under the names of this machine alone', async ({ product }) => {
  const { port } = new URL(product.address);
  const statusFor = async (host: string) => {
    const request = get({ host: '127.0.0.1', port, headers: { host }, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  expect([await statusFor(`localhost:${port}`), await statusFor('maida.example')]).toEqual([200, 421]);
});

test('a killed product leaves no process behind and loses no data', async ({ product }) => {
  // The same builds and pictures, so that only the start is tried.
  const dataDir = await copyBuilt(product.dataDir);
  const first = await startProduct({ dataDir });
  const before = (await (await fetch(`${first.address}/api/restaurant`)).json()) as unknown[];
  expect(before).not.toEqual([]);
  await first.stop('SIGKILL');
  const started = performance.now();
  const second = await startProduct({ dataDir });
  const seconds = (performance.now() - started) / 1000;
  const after = (await (await fetch(`${second.address}/api/restaurant`)).json()) as unknown[];
  expect(after).toHaveLength(before.length);
  expect(await second.stop()).toBe(0);
  console.log(`ready again ${seconds.toFixed(1)} s after SIGKILL`);
  await removeData(dataDir);
});
