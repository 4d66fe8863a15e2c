import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addReport, healthOf, NO_COUNTERS, sumCounters } from './counters.ts';
import type { Counters } from './counters.ts';
import { findRegression } from './find-regression.ts';
import { fisherExactTest } from './significance.ts';

const CLEAN = {
  area: 'a',
  version: 'v',
  isNew: true,
  isFirstFailure: false,
  loadFailures: 0,
  caughtErrors: 0,
};

function pages(all: number, failed: number, slow = 0): Counters {
  const inp = NO_COUNTERS.inp.map((_, index) => (index === 2 ? all - slow : index === 8 ? slow : 0));
  return { ...NO_COUNTERS, pageLoads: all, failedPageLoads: failed, caughtErrors: failed, inp };
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
 * Page loads of a canary until the rule finds it worse, checked after every tenth visit; undefined when it never
 * does.
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
    } else {
      allBefore += 1;
      badBefore += Number(random() < rateBefore);
    }
    if (visit % 10 === 0 && findRegression(pages(all, bad), pages(allBefore, badBefore))) return all;
  }
  return undefined;
}

describe('findRegression', () => {
  it('finds a version that fails more often, and says by how much', () => {
    assert.equal(
      findRegression(pages(400, 34), pages(8000, 20)),
      'it failed on 34 of 400 page loads, its predecessor on 20 of 8000 page loads',
    );
    assert.match(
      findRegression(pages(200, 0, 60), pages(2000, 0, 40)) ?? '',
      /took over 500 ms to answer on 60 of 200/,
    );
  });

  it('needs enough page loads of both versions, and enough failures', () => {
    assert.equal(findRegression(pages(49, 49), pages(1000, 0)), undefined);
    assert.equal(findRegression(pages(1000, 100), pages(49, 0)), undefined);
    assert.equal(findRegression(pages(1000, 4), pages(1_000_000, 0)), undefined);
    assert.ok(findRegression(pages(50, 12), pages(1000, 0)));
  });

  it('ignores a version that is as bad as before, or less than twice as bad', () => {
    assert.equal(findRegression(pages(1000, 50), pages(1000, 50)), undefined);
    assert.equal(findRegression(pages(100_000, 1900), pages(100_000, 1000)), undefined);
    assert.equal(findRegression(pages(1000, 10), pages(1000, 100)), undefined);
  });

  it('reports a good canary in less than 1 of 100 runs, and a bad one within 120 of its page loads', () => {
    const random = createRandom(20_261_120);
    const runs = 300;
    const falsePositives = Array.from({ length: runs }, () => findAfter(random, 0.02, 0.02, 5000)).filter(
      Boolean,
    );
    assert.ok(falsePositives.length < runs / 100, `${falsePositives.length} of ${runs} good canaries`);
    const found = Array.from({ length: 100 }, () => findAfter(random, 0.25, 0.02, 5000));
    assert.ok(
      found.every((pageLoads) => pageLoads !== undefined && pageLoads <= 120),
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
