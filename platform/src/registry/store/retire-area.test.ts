import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyCanary, applyPromotion, applyRollback, EMPTY_REGISTRY } from './registry-changes.ts';
import { isReleaseError, type Registry } from '../../contract/server/index.ts';
import { applyRetirement, gonePatterns, whyNeeded } from './retire-area.ts';

const WHY = { who: 'amina', why: 'nobody uses it' };
const POLICY = { assigned: { '/login': 'mf-public' } };

const promoted = (registry: Registry, area: string, version: string) =>
  applyPromotion(registry, area, version, WHY);
const retire = (registry: Registry, area: string) => applyRetirement(registry, { area, policy: POLICY }, WHY);

const SITE: Registry = {
  ...promoted(promoted(promoted(EMPTY_REGISTRY, 'mf-demo', 'v1'), 'mf-demo', 'v2'), 'mf-public', 'v1'),
  claims: { 'mf-demo': ['/demo/*', '/both'], 'mf-public': ['/login', '/both'] },
};

function refused(act: () => unknown, code: string): void {
  assert.throws(act, (error) => isReleaseError(error) && error.code === code);
}

describe('retiring an area', () => {
  it('takes it out with its canary, and records who, when and why', () => {
    const withCanary = applyCanary(SITE, { area: 'mf-demo', version: 'v3', share: 0.1 }, WHY);
    const { areas, retired, change, claims } = retire(withCanary, 'mf-demo');
    assert.deepEqual(Object.keys(areas), ['mf-public']);
    const { since, ...entry } = retired?.['mf-demo'] ?? {};
    assert.deepEqual(entry, { version: 'v2', earlier: ['v1'], ...WHY });
    assert.deepEqual(change, { kind: 'retire', area: 'mf-demo', from: 'v2', when: since, ...WHY });
    assert.deepEqual(claims, SITE.claims);
  });

  it('is refused for the shell, for who has an address that the product assigns, and for what is not live', () => {
    refused(() => retire(promoted(SITE, 'shell', 'v1'), 'shell'), 'refused');
    refused(() => retire(SITE, 'mf-public'), 'refused');
    assert.match(whyNeeded('mf-public', POLICY) ?? '', /\/login/);
    refused(() => retire(SITE, 'mf-other'), 'not_found');
    refused(() => retire(retire(SITE, 'mf-demo'), 'mf-demo'), 'conflict');
  });

  it('leaves its addresses gone, but not those that a live area has as well', () => {
    assert.deepEqual(gonePatterns(SITE), []);
    assert.deepEqual(gonePatterns(retire(SITE, 'mf-demo')), ['/demo/*']);
  });
});

describe('a retired area', () => {
  const retired = retire(SITE, 'mf-demo');

  it('comes back as it was by a rollback, and can go on back from there', () => {
    const back = applyRollback(retired, 'mf-demo', WHY);
    assert.deepEqual([back.areas['mf-demo']?.live, back.areas['mf-demo']?.earlier], ['v2', ['v1']]);
    assert.deepEqual([back.retired, back.change?.kind, back.change?.from], [{}, 'rollback', undefined]);
    assert.equal(applyRollback(back, 'mf-demo', WHY).areas['mf-demo']?.live, 'v1');
    refused(() => applyRollback(retired, 'mf-demo', WHY, 'v2'), 'not_found');
  });

  it('comes back with a version that goes live, whose rollback leads to what was live', () => {
    const back = promoted(retired, 'mf-demo', 'v3');
    assert.deepEqual([back.retired, back.areas['mf-demo']?.earlier], [{}, ['v2', 'v1']]);
    assert.deepEqual(promoted(retired, 'mf-demo', 'v2').areas['mf-demo']?.earlier, ['v1']);
    refused(() => applyCanary(retired, { area: 'mf-demo', version: 'v3', share: 0.1 }, WHY), 'not_found');
  });
});
