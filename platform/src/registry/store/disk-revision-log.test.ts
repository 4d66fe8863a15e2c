import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder } from '../testing/fixtures.ts';
import { applyPromotion, EMPTY_REGISTRY } from './registry-changes.ts';
import { DiskRevisionLog } from './disk-revision-log.ts';

const WRITER = path.join(import.meta.dirname, '../testing/registry-writer.ts');

function startWriter(folder: string, name: string, count: number): ChildProcess {
  return spawn(process.execPath, [WRITER, folder, name, String(count)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('the registry on disk', () => {
  it('is empty before the first change', async (context) => {
    const revisions = new DiskRevisionLog(
      path.join(await temporaryFolder(context), 'registry'),
      EMPTY_REGISTRY,
    );
    assert.deepEqual(await revisions.read(), { revision: 0, areas: {} });
    assert.deepEqual(await revisions.readHistory(10), []);
  });

  it('loses no change when several processes write at once', async (context) => {
    const folder = await temporaryFolder(context);
    const names = ['a', 'b', 'c'];
    const writers = names.map((name) => startWriter(folder, name, 30));
    const codes = await Promise.all(writers.map((writer) => once(writer, 'close')));
    assert.deepEqual(
      codes.flatMap(([code]) => code as number),
      [0, 0, 0],
    );

    const history = (await new DiskRevisionLog(folder, EMPTY_REGISTRY).readHistory(1000)).reverse();
    assert.deepEqual(
      history.map(({ revision }) => revision),
      Array.from({ length: 90 }, (_, index) => index + 1),
    );
    for (const name of names) {
      const changes = history.flatMap(({ change }) => (change?.area === name ? [change] : []));
      assert.deepEqual(
        changes.map(({ to }) => to),
        Array.from({ length: 30 }, (_, index) => `v${index}`),
      );
      assert.deepEqual(
        changes.slice(1).map(({ from }) => from),
        changes.slice(0, -1).map(({ to }) => to),
      );
    }
  });

  it('stays intact and writable when a writer is killed at any moment', async (context) => {
    const folder = await temporaryFolder(context);
    const revisions = new DiskRevisionLog(folder, EMPTY_REGISTRY);
    for (let round = 0; round < 8; round += 1) {
      const writer = startWriter(folder, `round${round}`, 100_000);
      await once(writer.stdout ?? writer, 'data');
      await wait(round * 7);
      const acknowledged = (await revisions.read()).revision;
      writer.kill('SIGKILL');
      await once(writer, 'close');
      const after = await revisions.read();
      assert.ok(after.revision >= acknowledged);
      const reason = { who: 'test', why: 'after the crash' };
      const next = await revisions.write((registry) =>
        applyPromotion(registry, 'other', `round${round}`, reason),
      );
      assert.equal(next.revision, after.revision + 1);
      assert.ok(next.areas[`round${round}`]);
    }
  });

  it('ignores the temporary file of a killed writer', async (context) => {
    const folder = await temporaryFolder(context);
    const revisions = new DiskRevisionLog(folder, EMPTY_REGISTRY);
    await revisions.write((registry) => applyPromotion(registry, 'a', 'v1', { who: 'test', why: '' }));
    await writeFile(path.join(folder, '.left.tmp'), '{"revision": 99');
    assert.equal((await revisions.read()).revision, 1);
    assert.equal((await readdir(folder)).length, 2);
  });
});
