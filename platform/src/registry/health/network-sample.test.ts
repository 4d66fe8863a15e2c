import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { NetworkSample } from './network-sample.ts';
import type { NetworkTally } from './network-sample.ts';

function tally(index: number, block = `block ${index}`): NetworkTally {
  const network = createHash('sha256').update(String(index)).digest('base64url');
  return { network, block, pages: 2, failed: 1, answered: 1, slow: 0 };
}

const MANY = Array.from({ length: 1000 }, (_, index) => tally(index, `block ${index % 300}`));

function sorted(sample: NetworkSample): NetworkTally[] {
  return sample.tallies().sort((a, b) => a.network.localeCompare(b.network));
}

it('counts of one network are added up', () => {
  const sample = new NetworkSample([tally(1), tally(2), tally(1)]);
  assert.deepEqual(
    sample.tallies().map(({ pages, failed, answered }) => [pages, failed, answered]),
    [
      [4, 2, 2],
      [2, 1, 1],
    ],
  );
});

it('the sample is the same in whatever order networks arrive, and on however many servers', () => {
  const whole = sorted(new NetworkSample(MANY));
  assert.equal(whole.length, 400);
  assert.deepEqual(sorted(new NetworkSample(MANY.toReversed())), whole);
  const servers = [MANY.slice(0, 700), MANY.slice(700)].map((part) => new NetworkSample(part).tallies());
  assert.deepEqual(sorted(new NetworkSample(servers.flat())), whole);
});

it('a block of networks crowds nobody out', () => {
  const block = Array.from({ length: 5000 }, (_, index) => tally(10_000 + index, 'a /48'));
  const sample = new NetworkSample([...block, ...MANY.slice(0, 100)]).tallies();
  assert.equal(sample.length, 104);
});
