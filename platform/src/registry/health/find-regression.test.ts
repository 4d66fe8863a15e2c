import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addReport, healthOf, NO_COUNTERS, sumCounters } from './counters.ts';
import { findRegression } from './find-regression.ts';
import type { NetworkTally } from './network-sample.ts';
import { fisherExactTest } from './significance.ts';

const CLEAN = {
  area: 'a',
  version: 'v',
  isNew: true,
  isFirstFailure: false,
  loadFailures: 0,
  caughtErrors: 0,
};

/** Networks that are counted of a version (network-sample.ts). */
const MAX_NETWORKS = 400;

/** A network with one page. */
function network(index: number, failed: number, slow: number): NetworkTally {
  const name = `${failed}${slow} ${index}`;
  return { network: name, block: name, pages: 1, failed, answered: 1, slow };
}

const indices = Array.from({ length: MAX_NETWORKS }, (_, index) => index);
const GOOD = indices.map((index) => network(index, 0, 0));
const FAILING = indices.map((index) => network(index, 1, 0));
const SLOW = indices.map((index) => network(index, 0, 1));

/** Networks with one page each, at most {@link MAX_NETWORKS}. */
function networks(all: number, failed: number, slow = 0): NetworkTally[] {
  return [...FAILING.slice(0, failed), ...SLOW.slice(0, slow), ...GOOD.slice(0, all - failed - slow)];
}

/** A seeded random number generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Page loads of a canary until the rule finds it worse, checked after every 20th visit, each from a network of its own;
 * undefined when it never does.
 */
function findAfter(
  random: () => number,
  rate: number,
  rateBefore: number,
  visits: number,
): number | undefined {
  let [all, bad, allBefore, badBefore] = [0, 0, 0, 0];
  for (let visit = 1; visit <= visits; visit += 1) {
    if (random() < 0.1) {
      all += 1;
      bad += Number(random() < rate);
    } else if (allBefore < MAX_NETWORKS) {
      allBefore += 1;
      badBefore += Number(random() < rateBefore);
    }
    if (visit % 20 === 0 && all <= MAX_NETWORKS) {
      if (findRegression(networks(all, bad), networks(allBefore, badBefore))) return all;
    }
  }
  return undefined;
}

describe('findRegression', () => {
  it('finds a version that fails in more networks, and says by how much', () => {
    assert.equal(
      findRegression(networks(400, 44), networks(400, 1)),
      'it failed on 44 of 400 page loads from 400 networks, its predecessor on 1 of 400 page loads from 400 networks',
    );
    assert.match(
      findRegression(networks(200, 0, 60), networks(400, 0, 8)) ?? '',
      /took over 500 ms to answer on 60 of 200/,
    );
  });

  it('needs ten networks of both versions, and ten that saw it fail', () => {
    assert.equal(findRegression(networks(9, 9), networks(400, 0)), undefined);
    assert.equal(findRegression(networks(400, 100), networks(9, 0)), undefined);
    assert.equal(findRegression(networks(100, 9), networks(400, 0)), undefined);
    assert.ok(findRegression(networks(10, 10), networks(100, 0)));
    assert.ok(findRegression(networks(50, 12), networks(400, 0)));
  });

  it('ignores a version that is as bad as before, or less than twice as bad', () => {
    assert.equal(findRegression(networks(400, 60), networks(400, 60)), undefined);
    assert.equal(findRegression(networks(400, 95), networks(400, 50)), undefined);
    assert.equal(findRegression(networks(400, 10), networks(400, 100)), undefined);
  });

  it('hears a network once, however many of its pages fail', () => {
    const clean = networks(100, 0);
    const loud = networks(9, 9).map((tally) => ({
      ...tally,
      network: `x${tally.network}`,
      pages: 20,
      failed: 20,
    }));
    assert.equal(findRegression([...clean, ...loud], clean), undefined);
    // A quarter of the pages of every office fails.
    const offices = networks(100, 0).map((tally) => ({ ...tally, pages: 8, failed: 2 }));
    assert.ok(findRegression(offices, clean));
  });

  it('needs five persons whom the installation knows, when it fails for all of them and did not before', () => {
    const persons = (tallies: NetworkTally[]) =>
      tallies.map((tally) => ({ ...tally, network: `p${tally.network}`, block: `~${tally.network}` }));
    assert.equal(
      findRegression(persons(networks(5, 5)), persons(networks(5, 0))),
      'it failed on 5 of 5 page loads from 5 persons, its predecessor on 0 of 5 page loads from 5 persons',
    );
    assert.equal(findRegression(networks(5, 5), networks(5, 0)), undefined, 'networks are no persons');
    assert.equal(findRegression(persons(networks(4, 4)), persons(networks(20, 0))), undefined);
    assert.equal(findRegression(persons(networks(6, 5)), persons(networks(20, 0))), undefined);
    assert.equal(findRegression(persons(networks(5, 5)), persons(networks(5, 1))), undefined);
    assert.ok(findRegression(persons(networks(5, 5)), persons(networks(20, 1))));
    // A fifth of everybody's pages fails, and did before: chance alone never makes it certain.
    const random = createRandom(20_261_124);
    const visits = () =>
      persons(networks(5, 0)).map((tally) => {
        const failed = Array.from({ length: 4 }, random).filter((value) => value < 0.2).length;
        return { ...tally, pages: 4, failed };
      });
    const found = Array.from({ length: 2000 }, () => findRegression(visits(), visits()));
    assert.deepEqual(found.filter(Boolean), []);
  });

  it('reports a good canary in less than 1 of 100 runs, and a bad one within 150 of its page loads', () => {
    const random = createRandom(20_261_120);
    const runs = 300;
    const falsePositives = Array.from({ length: runs }, () => findAfter(random, 0.02, 0.02, 5000)).filter(
      Boolean,
    );
    assert.ok(falsePositives.length < runs / 100, `${falsePositives.length} of ${runs} good canaries`);
    const found = Array.from({ length: 100 }, () => findAfter(random, 0.25, 0.02, 5000));
    assert.ok(
      found.every((pageLoads) => pageLoads !== undefined && pageLoads <= 150),
      String(found),
    );
  });
});

describe('fisherExactTest', () => {
  it('gives the p-values of R', () => {
    // R: fisher.test(matrix(c(8, 2, 1, 5), 2), alternative = "greater")
    assert.ok(Math.abs(fisherExactTest({ bad: 8, all: 9 }, { bad: 2, all: 7 }) - 0.02447) < 1e-5);
    assert.ok(Math.abs(fisherExactTest({ bad: 3, all: 4 }, { bad: 1, all: 4 }) - 0.24286) < 1e-5);
    assert.equal(fisherExactTest({ bad: 0, all: 10 }, { bad: 5, all: 10 }), 1);
    const pValue = fisherExactTest({ bad: 300, all: 100_000 }, { bad: 200, all: 100_000 });
    assert.ok(pValue > 1e-7 && pValue < 1e-4, String(pValue));
  });
});

describe('counters', () => {
  it('give errors per 1,000 page loads, and an INP within the bounds of its bucket', () => {
    let counters = NO_COUNTERS;
    for (let page = 0; page < 199; page += 1)
      counters = addReport(counters, { ...CLEAN, inp: page % 4 === 0 ? 320 : 40 });
    counters = addReport(counters, { ...CLEAN, isFirstFailure: true, loadFailures: 2, caughtErrors: 1 });
    const health = healthOf(counters);
    assert.deepEqual([health.pageLoads, health.failedPageLoads, health.errorsPer1000], [200, 1, 15]);
    assert.ok(health.inp !== null && health.inp >= 40 && health.inp <= 400, String(health.inp));
    assert.equal(healthOf(NO_COUNTERS).errorsPer1000, null);
    assert.equal(healthOf(sumCounters(counters, counters)).pageLoads, 400);
  });
});
