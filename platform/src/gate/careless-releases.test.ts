import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { ReleaseService } from '../release/release-service.ts';
import { ReleaseError } from '../store/index.ts';
import type { DiskStore } from '../store/index.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { UNFIT_RELEASES } from '../testing/tiny-site/careless-releases.ts';
import type { CarelessRelease } from '../testing/tiny-site/careless-releases.ts';
import { tinyArea, tinyShell } from '../testing/tiny-site/tiny-builds.ts';
import type { Candidate } from './candidate.ts';
import { createGate } from './create-gate.ts';
import { runInGroup } from './process-group.ts';
import { createContractTypesCheck } from './types/check-contract-types.ts';

async function openSite(context: TestContext) {
  const { store, root } = await temporaryStore(context);
  await goLive(context, store, tinyShell());
  await goLive(context, store, { release: { requires: {} } });
  await goLive(context, store, tinyArea('live'));
  const gate = createGate({ store, deepChecks: [createContractTypesCheck(store)] });
  return { root, store, service: new ReleaseService({ store, gate }) };
}

/** What an area may do: rules below its own classes, an animation and custom properties that nobody else has. */
const HONEST = {
  css: ':root { --tiny: 1; } .mTiny_1 > p { animation: mSpin_1 1s; } body:has(.mTiny_1) { margin: 1px; } @keyframes mSpin_1 { to { rotate: 1turn; } }',
};

/** Tries to make a release live. Returns what the gate has against it, and how long that took. */
async function tryRelease(
  context: TestContext,
  { root, store, service }: { root: string; store: DiskStore; service: ReleaseService },
  { name, change, damage }: Pick<CarelessRelease, 'name' | 'change' | 'damage'>,
) {
  const { release } = await store.release(await writeBuild(context, tinyArea(name, change)));
  if (damage !== undefined) {
    await appendFile(path.join(root, 'releases/mf-tiny', release.version, damage), '\n;');
  }
  const started = performance.now();
  const request = { area: 'mf-tiny', version: release.version, why: name };
  const refusal = await service.promote(request, 'a careless team').then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(refusal === undefined || refusal instanceof ReleaseError, String(refusal));
  return { problems: refusal?.problems ?? [], seconds: (performance.now() - started) / 1000 };
}

const AT_ONCE = { concurrency: 3 };

test('careless releases are refused, each with its reason', AT_ONCE, async (context) => {
  const site = await openSite(context);
  const rows: string[] = [];
  await Promise.all(
    UNFIT_RELEASES.map((release) =>
      context.test(release.name, async (inner) => {
        const { problems, seconds } = await tryRelease(inner, site, release);
        const found = problems.map(({ check, reason }) => `${check}: ${reason}`);
        rows.push(`${seconds.toFixed(1).padStart(5)} s  ${release.name}: ${found[0] ?? 'it went live'}`);
        const [check, reason] = release.verdict;
        assert.ok(
          problems.some((problem) => problem.check === check && reason.test(problem.reason)),
          `${release.name}: ${found.join('\n') || 'it went live'}`,
        );
        assert.ok(seconds < 30, `it took ${seconds.toFixed(1)} s`);
      }),
    ),
  );
  context.diagnostic(`\n${rows.join('\n')}`);
});

test('an honest release goes live', async (context) => {
  const site = await openSite(context);
  const { problems, seconds } = await tryRelease(context, site, { name: 'honest', change: HONEST });
  assert.deepEqual(problems, []);
  context.diagnostic(`${seconds.toFixed(1)} s`);
});

test('a check that never ends is a refusal at the deadline, and its processes are gone', async (context) => {
  const { store } = await temporaryStore(context);
  const shell = await goLive(context, store, tinyShell());
  const { release } = await store.release(await writeBuild(context, tinyArea('endless')));
  // A process with a child, as the compiler is one.
  const args = ['-c', 'sleep 60 & sleep 60'];
  const endless = {
    name: 'endless',
    run: async (_candidate: Candidate, signal: AbortSignal) => {
      await runInGroup({ file: 'bash', args, cwd: '/', signal, onStart: (pid) => groups.push(pid) });
      return { problems: [], unchecked: [] };
    },
  };
  const groups: number[] = [];
  const gate = createGate({ store, deepChecks: [endless], deadlineMs: 1000 });
  const started = performance.now();
  const { problems } = await gate.check({ shell, 'mf-tiny': release.version }, 'mf-tiny', 'full');
  assert.ok(performance.now() - started < 6000);
  assert.match(
    problems[0]?.reason ?? '',
    /^The gate was not done after 1 s; done were: files, weight, styles/,
  );
  assert.equal(groups.length, 1);
  assert.equal(countRunning(groups[0] ?? 0), 0);
});

/** Processes of a group; one that has ended and waits to be forgotten does not count. */
function countRunning(group: number): number {
  const lines = execFileSync('ps', ['-A', '-o', 'pgid=,stat='], { encoding: 'utf8' }).split('\n');
  return lines.filter((line) => new RegExp(`^\\s*${String(group)}\\s+[^Z]`).test(line)).length;
}
