import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  copyBuilt,
  exitOf,
  findFreePort,
  removeData,
  spawnProduct,
  startProduct,
} from './support/product.ts';
import { getProduct } from './support/stage.ts';

async function failedStart(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const { child, output } = spawnProduct(env);
  const code = await exitOf(child);
  return { code, lines: output().trim().split('\n') };
}

test('reports a taken port in one line', async () => {
  const port = new URL(getProduct().address).port;
  const dataDir = await mkdtemp(join(tmpdir(), 'maida-e2e-port-'));
  const { code, lines } = await failedStart({ PORT: port, DATA_DIR: dataDir });
  assert.equal(code, 1);
  assert.match(
    lines.at(-1) ?? '',
    /^maida: Cannot listen on 127\.0\.0\.1:\d+: another program listens there/,
  );
  assert.equal(lines.filter((line) => line.includes('    at ')).length, 0);
  await removeData(dataDir);
});

test('reports a data folder that is a file in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maida-e2e-file-'));
  const file = join(folder, 'data');
  await writeFile(file, '');
  const { code, lines } = await failedStart({ PORT: String(await findFreePort()), DATA_DIR: file });
  assert.equal(code, 1);
  assert.match(lines.at(-1) ?? '', /^maida: DATA_DIR .* cannot be used/);
  await removeData(folder);
});

test('reports a data folder in use by a running product in one line', async () => {
  const { code, lines } = await failedStart({
    PORT: String(await findFreePort()),
    DATA_DIR: getProduct().dataDir,
  });
  assert.equal(code, 1);
  assert.match(lines.at(-1) ?? '', /^maida: DATA_DIR .* is in use by process \d+/);
});

test('reports a database that does not answer in one line', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'maida-e2e-db-'));
  const { code, lines } = await failedStart({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://maida:secret-password@127.0.0.1:${await findFreePort()}/maida`,
  });
  assert.equal(code, 1);
  assert.match(lines.at(-1) ?? '', /^maida: The database does not answer/);
  assert.ok(!lines.join('\n').includes('secret-password'));
  await removeData(dataDir);
});

test('demo mode refuses to listen beyond the loopback', async () => {
  const { code, lines } = await failedStart({ HOST: '0.0.0.0' });
  assert.equal(code, 1);
  assert.match(lines.at(-1) ?? '', /^maida: HOST=0\.0\.0\.0/);
});

test('a demo answers under the names of this machine alone', async () => {
  const { port } = new URL(getProduct().address);
  const statusFor = async (host: string) => {
    const request = get({ host: '127.0.0.1', port, headers: { host }, agent: false });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  assert.deepEqual([await statusFor(`localhost:${port}`), await statusFor('maida.example')], [200, 421]);
});

test('a killed product leaves no process behind and loses no data', async () => {
  // The same builds and pictures, so that only the start is tried.
  const dataDir = await copyBuilt(getProduct().dataDir);
  const first = await startProduct({ dataDir });
  const before = (await (await fetch(`${first.address}/api/restaurant`)).json()) as unknown[];
  assert.ok(before.length > 0);
  await first.stop('SIGKILL');
  const started = performance.now();
  const second = await startProduct({ dataDir });
  const seconds = (performance.now() - started) / 1000;
  const after = (await (await fetch(`${second.address}/api/restaurant`)).json()) as unknown[];
  assert.equal(after.length, before.length);
  assert.equal(await second.stop(), 0);
  console.log(`ready again ${seconds.toFixed(1)} s after SIGKILL`);
  await removeData(dataDir);
});
