import assert from 'node:assert/strict';
import { it } from 'node:test';
import { commandLine } from '../../cli/testing/command-line.ts';
import { goLive, temporaryStore } from '../testing/fixtures.ts';
import { GateLog } from './gate-log.ts';

it('a check at a command line is known to the servers of the same store', async (context) => {
  const { run, store } = await commandLine(context);
  await goLive(context, store, { name: 'shell' });
  await goLive(context, store);
  const log = new GateLog(store);
  await run('check', 'mf-demo');
  const [check, ...others] = await log.readNew();
  assert.deepEqual([check?.area, check?.depth, check?.verdict], ['mf-demo', 'full', 'unchecked']);
  assert.ok((check?.seconds ?? 0) > 0);
  assert.deepEqual([others, await log.readNew()], [[], []]);
});

it('a check is forgotten after a day, and one that can’t be recorded fails nothing', async (context) => {
  const { store } = await temporaryStore(context);
  await store.writeDocument('gate-checks', '20261124t120000000z-01234567.json', '{}');
  const report = { problems: [], unchecked: [] };
  const gate = { check: () => Promise.resolve(report) };
  await new GateLog(store).record(gate).check({}, 'mf-demo', 'quick');
  assert.equal((await store.listDocuments('gate-checks')).length, 1);
  const errors: unknown[] = [];
  const full = {
    findDocument: () => Promise.resolve(undefined),
    listDocuments: () => Promise.resolve([]),
    removeDocument: () => Promise.resolve(),
    writeDocument: () => Promise.reject(new Error('The disk is full.')),
  };
  const log = new GateLog(full, (error) => errors.push(error));
  assert.equal(await log.record(gate).check({}, 'mf-demo', 'quick'), report);
  assert.equal(errors.length, 1);
});
