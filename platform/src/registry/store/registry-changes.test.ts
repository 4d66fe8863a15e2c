import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyCanary, EMPTY_REGISTRY, applyPromotion, applyRollback } from './registry-changes.ts';
import { isReleaseError } from '../../contract/server/index.ts';

const WHY = { who: 'amina', why: 'a try' };
const live = applyPromotion(applyPromotion(EMPTY_REGISTRY, 'mf-demo', 'v1', WHY), 'mf-demo', 'v2', WHY);
const withCanary = applyCanary(live, { area: 'mf-demo', version: 'v3', share: 0.05 }, WHY);

function refused(act: () => unknown, code: string): void {
  assert.throws(act, (error) => isReleaseError(error) && error.code === code);
}

describe('a canary', () => {
  it('is added to the live version, and may change its share', () => {
    const { canary, live: version } = withCanary.areas['mf-demo'] ?? {};
    assert.equal(version, 'v2');
    assert.deepEqual([canary?.version, canary?.share, canary?.who], ['v3', 0.05, 'amina']);
    const more = applyCanary(withCanary, { area: 'mf-demo', version: 'v3', share: 0.5 }, WHY);
    assert.equal(more.areas['mf-demo']?.canary?.since, canary?.since);
    assert.deepEqual([more.change?.kind, more.change?.share, more.change?.to], ['canary', 0.5, 'v3']);
    assert.equal(applyCanary(more, { area: 'mf-demo', version: 'v3', share: 0.5 }, WHY), more);
  });

  it('is rolled back before the live version', () => {
    const back = applyRollback(withCanary, 'mf-demo', WHY);
    assert.deepEqual([back.areas['mf-demo']?.live, back.areas['mf-demo']?.canary], ['v2', undefined]);
    assert.deepEqual([back.change?.kind, back.change?.from, back.change?.to], ['rollback', 'v3', 'v2']);
    assert.equal(applyRollback(back, 'mf-demo', WHY).areas['mf-demo']?.live, 'v1');
  });

  it('ends when it or another version goes live for everybody, or its share is set to 0', () => {
    for (const version of ['v3', 'v4']) {
      const entry = applyPromotion(withCanary, 'mf-demo', version, WHY).areas['mf-demo'];
      assert.deepEqual([entry?.live, entry?.canary, entry?.earlier], [version, undefined, ['v2', 'v1']]);
    }
    const same = applyPromotion(withCanary, 'mf-demo', 'v2', WHY);
    assert.deepEqual([same.areas['mf-demo']?.canary, same.change?.share], [undefined, 0]);
    const ended = applyCanary(withCanary, { area: 'mf-demo', version: 'v3', share: 0 }, WHY);
    assert.deepEqual([ended.areas['mf-demo']?.canary, ended.change?.kind], [undefined, 'canary']);
  });

  it('needs a live version other than itself', () => {
    refused(() => applyCanary(live, { area: 'mf-other', version: 'v1', share: 1 }, WHY), 'not_found');
    refused(() => applyCanary(live, { area: 'mf-demo', version: 'v2', share: 1 }, WHY), 'conflict');
  });
});

describe('a rollback', () => {
  it('of a version that is no longer live is refused', () => {
    refused(() => applyRollback(live, 'mf-demo', WHY, 'v1'), 'conflict');
    assert.equal(applyRollback(live, 'mf-demo', WHY, 'v2').areas['mf-demo']?.live, 'v1');
    const past = applyRollback(withCanary, 'mf-demo', WHY, 'v2').areas['mf-demo'];
    assert.deepEqual([past?.live, past?.canary], ['v1', undefined]);
  });

  it('keeps forced objections in the history', () => {
    const forced = applyPromotion(live, 'mf-demo', 'v5', { ...WHY, forced: ['It needs another React.'] });
    assert.deepEqual(forced.change?.forced, ['It needs another React.']);
    assert.deepEqual(forced.areas['mf-demo']?.by, {
      kind: 'promote',
      ...WHY,
      forced: ['It needs another React.'],
    });
  });
});
