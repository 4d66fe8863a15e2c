import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { changesOf } from '../../contract/server/index.ts';
import { applyRollbackTogether, applyTogether, togetherWith } from './changes-together.ts';
import { applyCanary, applyPromotion, applyRollback, EMPTY_REGISTRY } from './registry-changes.ts';

const WHY = { who: 'amina', why: 'an upgrade' };
const NAMES = ['shell', 'mf-a', 'mf-new'];
const promoteAll = (registry: typeof EMPTY_REGISTRY, versions: Readonly<Record<string, string>>) =>
  applyTogether(registry, Object.keys(versions), (now, area) =>
    applyPromotion(now, area, versions[area] ?? '', { ...WHY, together: Object.keys(versions) }),
  );
const old = ['shell', 'mf-a', 'mf-b'].reduce(
  (registry, area) => applyPromotion(registry, area, `${area}-1`, WHY),
  EMPTY_REGISTRY,
);
const upgraded = promoteAll(old, { shell: 'shell-2', 'mf-a': 'mf-a-2', 'mf-new': 'mf-new-1' });
const liveOf = ({ areas }: typeof EMPTY_REGISTRY) =>
  Object.fromEntries(Object.entries(areas).map(([name, { live }]) => [name, live]));

describe('areas that change together', () => {
  it('are one revision with a change of each', () => {
    assert.equal(upgraded.revision, old.revision + 1);
    assert.deepEqual(
      changesOf(upgraded).map(({ area, from, to, together }) => [area, from, to, together]),
      [
        ['shell', 'shell-1', 'shell-2', NAMES],
        ['mf-a', 'mf-a-1', 'mf-a-2', NAMES],
        ['mf-new', undefined, 'mf-new-1', NAMES],
      ],
    );
    assert.equal(
      applyTogether(old, ['mf-a'], (registry) => registry),
      old,
      'nothing to change',
    );
    const next = applyPromotion(upgraded, 'mf-b', 'mf-b-2', WHY);
    assert.deepEqual(
      changesOf(next).map(({ area }) => area),
      ['mf-b'],
    );
  });

  it('are rolled back in one revision; what was new is gone', () => {
    const back = applyRollbackTogether(upgraded, 'mf-a', () => WHY);
    assert.equal(back.revision, upgraded.revision + 1);
    assert.deepEqual(liveOf(back), liveOf(old));
    assert.deepEqual(
      changesOf(back).map(({ kind, area, to }) => [kind, area, to]),
      [
        ['rollback', 'shell', 'shell-1'],
        ['rollback', 'mf-a', 'mf-a-1'],
        ['rollback', 'mf-new', undefined],
      ],
    );
    assert.deepEqual(liveOf(promoteAll(back, liveOf(upgraded))), liveOf(upgraded), 'and up again');
    assert.deepEqual(togetherWith(back, 'shell'), ['shell'], 'a further rollback is of one alone');
  });

  it('are without one that has changed by itself since', () => {
    const later = applyPromotion(upgraded, 'shell', 'shell-3', WHY);
    assert.deepEqual(togetherWith(later, 'mf-a'), ['mf-a', 'mf-new']);
    assert.deepEqual(togetherWith(later, 'shell'), ['shell']);
    assert.deepEqual(togetherWith(applyRollback(upgraded, 'shell', WHY), 'mf-a'), ['mf-a', 'mf-new']);
    const tried = applyCanary(upgraded, { area: 'mf-a', version: 'mf-a-3', share: 0.1 }, WHY);
    assert.deepEqual(togetherWith(tried, 'mf-a'), ['mf-a'], 'a rollback ends the canary');
    assert.equal(applyRollbackTogether(tried, 'mf-a', () => WHY).areas['mf-a']?.live, 'mf-a-2');
  });
});
