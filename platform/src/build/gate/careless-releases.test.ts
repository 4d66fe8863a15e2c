import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import type { GateProblem } from '../../contract/index.ts';
import { ReleaseService } from '../../registry/index.ts';
import { ReleaseError } from '../../contract/server/index.ts';
import { createDelivery } from '../../delivery/index.ts';
import { goLive, temporaryStore, writeBuild } from '../../registry/testing/fixtures.ts';
import { BROKEN_RELEASES } from '../testing/tiny-site/broken-releases.ts';
import type { CarelessRelease } from '../testing/tiny-site/careless-release.ts';
import { tinyArea, tinyShell } from '../testing/tiny-site/tiny-builds.ts';
import { UNFIT_RELEASES } from '../testing/tiny-site/unfit-releases.ts';
import { UNSOUND_RELEASES } from '../testing/tiny-site/unsound-releases.ts';
import type { Candidate, SlowCheckOptions } from './candidate.ts';
import { createGate } from './create-gate.ts';
import { runInGroup } from './process-group.ts';
import type { SmokeService } from './smoke/serve-set.ts';
import { createSmokeTest } from './smoke/smoke-test.ts';
import { createContractTypesCheck } from './types/check-contract-types.ts';

/** @param isOpened whether the gate opens the releases in a browser, too */
async function openSite(context: TestContext, isOpened = false, service: SmokeService = NO_SERVICE) {
  const { store, root } = await temporaryStore(context);
  await goLive(context, store, tinyShell());
  await goLive(context, store, { release: { requires: {} } });
  await goLive(context, store, tinyArea('live'));
  const smoke = createSmokeTest({
    store,
    createDelivery,
    service,
    cookiesOf: (role) => ({ role }),
    roles: ROLES,
  });
  const slowChecks = isOpened ? [smoke.check] : [createContractTypesCheck(store)];
  // Their verdict counts here, however busy the machine is; the deadline has a test of its own.
  const gate = createGate({ store, slowChecks, deadlineMs: 10 * 60_000 });
  return { root, store, service: new ReleaseService({ store, gate }) };
}

type Site = Awaited<ReturnType<typeof openSite>>;

const ROLES = ['PROVIDER', 'ADMIN'];
const NO_SERVICE = { owns: () => false, handle: () => undefined };

/** What an area may do: rules below its own classes, an animation and custom properties that nobody else has. */
const HONEST = {
  onMount: `
    const scroll = () => element.isConnected;
    window.addEventListener('scroll', scroll);
    const poll = setInterval(() => localStorage.setItem('maida.tiny', String(visit)), 1000);
    element.querySelector('p').textContent = t('hint') + ' tiny.example';
    performance.mark('shown'); console.warn('only a warning');`,
  onLeave: "window.removeEventListener('scroll', scroll); clearInterval(poll);",
  css: ':root { --tiny: 1; } .mTiny_1 > p { animation: mSpin_1 1s; } body:has(.mTiny_1) { margin: 1px; } @keyframes mSpin_1 { to { rotate: 1turn; } }',
};

type TriedRelease = Pick<CarelessRelease, 'name' | 'change' | 'damage'>;

async function storeRelease(
  context: TestContext,
  { root, store }: Site,
  { name, change, damage }: TriedRelease,
): Promise<string> {
  const { release } = await store.release(await writeBuild(context, tinyArea(name, change)));
  if (damage !== undefined) {
    await appendFile(path.join(root, 'releases/mf-tiny', release.version, damage), '\n;');
  }
  return release.version;
}

/** Tries to make a release live. Returns what the gate has against it. */
const promote: Trial = async (context, site, tried) => {
  const version = await storeRelease(context, site, tried);
  const request = { area: 'mf-tiny', version, why: tried.name };
  const refusal = await site.service.promote(request, 'a careless team').then(
    () => undefined,
    (error: unknown) => error,
  );
  assert.ok(refusal === undefined || refusal instanceof ReleaseError, String(refusal));
  return refusal?.problems ?? [];
};

/** Checks a release as its team's pipeline does. Returns what is found. */
const checkDeeply: Trial = async (context, site, tried) => {
  const version = await storeRelease(context, site, tried);
  return (await site.service.check('mf-tiny', version, 'deep')).problems;
};

type Trial = (context: TestContext, site: Site, tried: TriedRelease) => Promise<readonly GateProblem[]>;

const AT_ONCE = { concurrency: 2 };

/** Tries each release; it must be refused with its own reason. Prints what the gate says, and how long it took. */
async function refuseAll(
  context: TestContext,
  site: Site,
  { releases, trial }: { releases: readonly CarelessRelease[]; trial: Trial },
) {
  const rows: string[] = [];
  await Promise.all(
    releases.map((release) =>
      context.test(release.name, async (inner) => {
        const started = performance.now();
        const problems = await trial(inner, site, release);
        const seconds = (performance.now() - started) / 1000;
        const found = problems.map(({ check, reason }) => `${check}: ${reason}`);
        rows.push(`${seconds.toFixed(1).padStart(5)} s  ${release.name}: ${found[0] ?? 'it went live'}`);
        const [check, reason] = release.verdict;
        assert.ok(
          problems.some((problem) => problem.check === check && reason.test(problem.reason)),
          `${release.name}: ${found.join('\n') || 'it went live'}`,
        );
      }),
    ),
  );
  context.diagnostic(`\n${rows.join('\n')}`);
}

test('releases that do not fit are refused', AT_ONCE, async (context) => {
  await refuseAll(context, await openSite(context), { releases: UNFIT_RELEASES, trial: promote });
});

test('releases that break their pages are refused', AT_ONCE, async (context) => {
  await refuseAll(context, await openSite(context, true), { releases: BROKEN_RELEASES, trial: promote });
});

test('a deep check finds what a page does later, elsewhere, or leaves behind', AT_ONCE, async (context) => {
  await refuseAll(context, await openSite(context, true), { releases: UNSOUND_RELEASES, trial: checkDeeply });
});

test('an honest release passes a deep check, and goes live', async (context) => {
  const site = await openSite(context, true);
  const honest = { name: 'honest', change: HONEST };
  assert.deepEqual(await checkDeeply(context, site, honest), []);
  assert.deepEqual(await promote(context, site, honest), []);
});

test('a page that is busy for too long beside others, and not alone, is tried again by itself', async (context) => {
  let asked = 0;
  const site = await openSite(context, true, {
    owns: (pathname) => pathname === '/api/busy',
    handle: (_request, response) => response.end(String((asked += 1))),
  });
  const onMount = `const busy = new XMLHttpRequest(); busy.open('GET', '/api/busy', false); busy.send();
    if (busy.responseText === '1') for (const end = Date.now() + 9000; Date.now() < end; );`;
  assert.deepEqual(await promote(context, site, { name: 'busy once', change: { onMount } }), []);
  assert.ok(asked > 2);
});

test('what a first load weighs, and what has grown in it, is said before it is too heavy', async (context) => {
  const site = await openSite(context);
  const change = { onImport: `const more = "${'x'.repeat(500)}";` };
  const version = await storeRelease(context, site, { name: 'grown', change });
  const { problems, steps = [] } = await site.service.check('mf-tiny', version);
  assert.deepEqual(problems, []);
  assert.match(
    steps.find(({ name }) => name === 'weight')?.note ?? '',
    /^first load of mf-tiny: \d\.\d of 40 KB, [+]0\.\d KB against 1\.0\.0-\w+\. Grown, before compression: mf-tiny\/src\/area\.js \+5\d\d bytes\.$/,
  );
});

test('weight passes in an emergency by force, and the history says so', async (context) => {
  const site = await openSite(context);
  const version = await storeRelease(context, site, { name: 'heavy', change: { release: { budget: 0.2 } } });
  const request = { area: 'mf-tiny', version, why: 'the kitchen cannot wait' };
  await assert.rejects(site.service.promote(request, 'amina'), /is too heavy/);
  await site.service.promote({ ...request, isForced: true }, 'amina');
  const [latest] = (await site.service.readHistory(1)).changes;
  assert.deepEqual([latest?.who, latest?.to, latest?.forced.length], ['amina', version, 1]);
  assert.match(latest?.forced[0] ?? '', /is too heavy: its first load weighs/);
});

test('a role that no user has is refused with the roles that there are', async (context) => {
  const site = await openSite(context, true);
  const mounts = [{ path: '/tiny', roles: ['CUSTOMER'] }];
  const problems = await promote(context, site, { name: 'a role', change: { area: { mounts } } });
  assert.deepEqual(
    problems.map(({ check, reason, fix }) => [check, reason.replace(/1\.0\.0-\w+/, 'v'), fix]),
    [
      [
        'mounts',
        'mf-tiny v has pages or links for the role "CUSTOMER", which no user has. The roles are PROVIDER, ADMIN.',
        'Change roles in mf-tiny/area.json.',
      ],
    ],
  );
});

test('what others can live with is a warning', async (context) => {
  const { store, service } = await openSite(context, true);
  const onImport = "window.tinyChart = {}; addEventListener('online', () => void 0);";
  const { release } = await store.release(await writeBuild(context, tinyArea('warned', { onImport })));
  const { problems, warnings = [] } = await service.check('mf-tiny', release.version, 'deep');
  assert.deepEqual(problems, []);
  assert.match(warnings.join('\n'), /\(Tiny team\) adds to the window: tinyChart at \/tiny/);
  assert.match(
    warnings.join('\n'),
    /leaves behind .*: a listener of the window for online \(mf-tiny\/src\/area\.js:2\)/,
  );
});

test('a check that never ends is a refusal at the deadline, and its processes are gone', async (context) => {
  const { store } = await temporaryStore(context);
  const shell = await goLive(context, store, tinyShell());
  const { release } = await store.release(await writeBuild(context, tinyArea('endless')));
  // A process with a child, as the compiler is one.
  const args = ['-c', 'sleep 60 & sleep 60'];
  const endless = {
    name: 'endless',
    run: async (_candidate: Candidate, { signal }: SlowCheckOptions) => {
      await runInGroup({ file: 'bash', args, cwd: '/', signal, onStart: (pid) => groups.push(pid) });
      return { problems: [], unchecked: [] };
    },
  };
  const groups: number[] = [];
  const gate = createGate({ store, slowChecks: [endless], deadlineMs: 1000 });
  const started = performance.now();
  const { problems } = await gate.check({ shell, 'mf-tiny': release.version }, 'mf-tiny', 'full');
  // Long before the processes would end by themselves.
  assert.ok(performance.now() - started < 40_000);
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
