import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chooseVersions, hasCanary } from './choose-versions.ts';
import { isVisitorId, newVisitorId } from '../../contract/server/index.ts';

const VISITORS = Array.from({ length: 20_000 }, newVisitorId);

function areasWith(share: number, version = 'v2', area = 'mf-demo') {
  const canary = { version, share, since: '', who: '', why: '' };
  return { [area]: { live: 'v1', since: '', earlier: [], canary } };
}

function chosenBy(areas: ReturnType<typeof areasWith>, area = 'mf-demo'): Set<string> {
  return new Set(VISITORS.filter((visitor) => chooseVersions(areas, visitor)[area] !== 'v1'));
}

/** Four standard deviations of a binomial share: wrong once in 16,000 runs. */
function assertShare(count: number, of: number, share: number): void {
  const bound = 4 * Math.sqrt((share * (1 - share)) / of);
  assert.ok(Math.abs(count / of - share) < bound, `${count} of ${of} is not ${share} ± ${bound}`);
}

describe('chooseVersions', () => {
  it('gives the canary to its share of the visitors', () => {
    for (const share of [0.01, 0.05, 0.25, 0.5, 0.9]) {
      assertShare(chosenBy(areasWith(share)).size, VISITORS.length, share);
    }
    assert.equal(chosenBy(areasWith(1)).size, VISITORS.length);
  });

  it('keeps a visitor’s choice, also when the share grows', () => {
    const few = chosenBy(areasWith(0.05));
    const more = chosenBy(areasWith(0.2));
    assert.deepEqual(chosenBy(areasWith(0.05)), few);
    assert.ok([...few].every((visitor) => more.has(visitor)));
  });

  it('is independent between versions and between areas', () => {
    const first = chosenBy(areasWith(0.2));
    const both = (other: Set<string>) => [...first].filter((visitor) => other.has(visitor)).length;
    assertShare(both(chosenBy(areasWith(0.2, 'v3'))), first.size, 0.2);
    assertShare(both(chosenBy(areasWith(0.2, 'v2', 'mf-other'), 'mf-other')), first.size, 0.2);
  });

  it('gives the live version to visitors without an id', () => {
    assert.deepEqual(chooseVersions(areasWith(1), undefined), { 'mf-demo': 'v1' });
    assert.equal(hasCanary(areasWith(1)), true);
    assert.ok(isVisitorId(VISITORS[0]));
    for (const value of ['', 'short', 'x'.repeat(17), 'a'.repeat(15) + ';', undefined])
      assert.ok(!isVisitorId(value));
  });
});
