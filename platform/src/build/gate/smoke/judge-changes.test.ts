import assert from 'node:assert/strict';
import { it } from 'node:test';
import { goLive, temporaryStore } from '../../../registry/testing/fixtures.ts';
import { judgeChanges } from './judge-changes.ts';

it('a cookie that the shell sets when it finds the time is not blamed on the area that is shown', async (context) => {
  const { store } = await temporaryStore(context);
  const release = await store.findRelease('mf-demo', await goLive(context, store));
  assert.ok(release);
  const changes = {
    newGlobals: [],
    builtIns: [],
    newStorage: [
      'cookie maida_typeface',
      'cookie maida.demo',
      'localStorage maida.demo',
      'localStorage demo',
    ],
    damagedStorage: [],
    leftBehind: {},
  };
  const found = judgeChanges(release, changes, { before: {}, between: {}, areas: [release] });
  assert.deepEqual(found, [
    { kind: 'storage', what: 'cookie maida.demo' },
    { kind: 'storage', what: 'localStorage demo' },
  ]);
});
