import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { offlineSwitch } from './offline-switch.ts';

/** Installs a worker's script in a browser with saved copies. */
async function run(script: string) {
  const listeners: Record<string, (event: object) => void> = {};
  const saved = new Set(['maida-page-1', 'maida-answers-9', 'of-another']);
  let isRegistered = true;
  const pending: Promise<unknown>[] = [];
  runInNewContext(script, {
    self: {
      addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
      skipWaiting: () => Promise.resolve(),
      registration: { unregister: () => Promise.resolve((isRegistered = false)) },
    },
    caches: {
      keys: () => Promise.resolve([...saved]),
      delete: (name: string) => Promise.resolve(saved.delete(name)),
    },
  });
  for (const type of ['install', 'activate'])
    listeners[type]?.({ waitUntil: (promise: Promise<unknown>) => pending.push(promise) });
  await Promise.all(pending);
  return { saved: [...saved], isRegistered, listens: Object.keys(listeners) };
}

test('without offline copies, the worker removes itself and everything saved', async () => {
  const document = offlineSwitch(false)['/service-worker.js'];
  const script = await document?.({ origin: 'https://maida.test', search: '' });
  const { saved, isRegistered, listens } = await run(script ?? '');
  assert.deepEqual(saved, ['of-another']);
  assert.equal(isRegistered, false);
  assert.ok(!listens.includes('fetch'), 'it answers no request any more');
});

test('otherwise the shell’s worker is served, whose caches have the same prefix', async () => {
  assert.deepEqual(offlineSwitch(true), {});
  const worker = new URL('../../../shell/src/service-worker/caches.ts', import.meta.url);
  const names = [...(await readFile(worker, 'utf8')).matchAll(/^export const \w+ = '(maida-[^']+)';$/gm)].map(
    ([, name]) => name,
  );
  assert.equal(names.length, 4);
});
