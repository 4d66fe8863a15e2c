import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { TestContext } from 'node:test';
import { createGate } from '../../build/gate/index.ts';
import type { Gate, GateDepth } from '../../contract/server/index.ts';
import { applyCanary } from '../store/registry-changes.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { goLive, temporaryStore, writeBuild } from '../testing/fixtures.ts';
import { startReportingServer } from '../../delivery/testing/reporting-site.ts';
import { ServerEvidence } from './server-evidence.ts';

const AREA = 'mf-demo';
const WHY = { who: 'amina', why: 'a few first' };
const MINUTE = 60_000;

async function promotedVersions(context: TestContext) {
  const { store, root } = await temporaryStore(context);
  await goLive(context, store, { name: 'shell' });
  const first = await goLive(context, store);
  const second = await goLive(context, store, { marker: 'two' });
  const server = await startReportingServer(context, { root, gate: createGate({ store }) });
  const address = (version: string, file: string) => `${server.address}/areas/${AREA}/${version}/${file}`;
  /** Removes a file with its compressed copies. */
  const remove = async (version: string, file: string) => {
    const original = path.join(root, 'releases', AREA, version, file);
    for (const ending of ['', '.br', '.gz']) await rm(original + ending, { force: true });
  };
  /** Requests a file; the check that it starts runs in the background. */
  const request = async (version: string, file: string) => {
    const { status } = await fetch(address(version, file));
    await server.rollback.check();
    await server.evidence.settle();
    await server.rollback.check();
    return status;
  };
  const live = async () => (await store.readRegistry()).areas[AREA]?.live;
  return { store, first, second, remove, request, live };
}

describe('a file that a live release lists', () => {
  it('rolls the release back when it is gone, without any visitor’s word', async (context) => {
    const { store, first, second, remove, request, live } = await promotedVersions(context);
    assert.equal(await request(second, 'static/js/area.js'), 200);
    assert.equal(await live(), second);
    await remove(second, 'static/js/area.js');
    assert.equal(await request(second, 'static/js/area.js'), 404);
    assert.equal(await live(), first);
    const { change } = await store.readRegistry();
    assert.deepEqual([change?.kind, change?.who], ['rollback', 'platform']);
    assert.match(change?.why ?? '', /was rolled back: .*static\/js\/area\.js/);
  });

  it('rolls nothing back when a stranger makes up its name, or the version', async (context) => {
    const { second, request, live } = await promotedVersions(context);
    for (const file of ['static/js/made-up.js', '..%2frelease.json', 'server/main.js'])
      assert.equal(await request(second, file), 404);
    assert.equal(await request('9.9.9', 'static/js/area.js'), 404);
    assert.equal(await live(), second);
  });

  it('rolls nothing back when the version before lacks it too', async (context) => {
    const { first, second, remove, request, live } = await promotedVersions(context);
    await remove(first, 'static/js/entry.js');
    await remove(second, 'static/js/entry.js');
    assert.equal(await request(second, 'static/js/entry.js'), 404);
    assert.equal(await live(), second);
  });
});

/** A gate whose journey fails for some versions, and can't be made for others; it records how it was asked. */
function journeyGate(broken: ReadonlySet<string>, unable: ReadonlySet<string> = new Set()) {
  const asked: [string, GateDepth][] = [];
  const gate: Gate = {
    check: (set, changed, depth) => {
      const area = String(changed);
      const version = set[area] ?? '';
      asked.push([version, depth]);
      const reason = `${area} ${version} fails at / in a browser: a TypeError while it was on screen.`;
      const problems = broken.has(version) ? [{ check: 'smoke' as const, reason, fix: 'Fix it.' }] : [];
      const unchecked = unable.has(version) ? ['Smoke test: the browser failed: it crashed'] : [];
      return Promise.resolve({ problems, unchecked });
    },
  };
  return { gate, asked };
}

async function startCanary(context: TestContext, forced?: readonly string[]) {
  const { store } = await temporaryStore(context);
  const live = await goLive(context, store);
  const { release } = await store.release(await writeBuild(context, { marker: 'two' }));
  const canary = { area: AREA, version: release.version, share: 0.1 };
  await store.changeRegistry((registry) =>
    applyCanary(registry, canary, { ...WHY, ...(forced ? { forced } : {}) }),
  );
  return { store, live, canary: release.version };
}

function watch(store: ReleaseStore, gate: Gate, { live, canary }: { live: string; canary: string }) {
  let now = 0;
  const evidence = new ServerEvidence({ store, gate, now: () => now });
  const candidate = {
    area: AREA,
    version: canary,
    predecessor: live,
    since: 'monday',
    isCanary: true,
    isForced: false,
  };
  /** What is known after some time. */
  const after = async (milliseconds: number, complaints = 0, change: object = {}) => {
    now += milliseconds;
    evidence.find({ ...candidate, ...change }, complaints);
    await evidence.settle();
    return evidence.find({ ...candidate, ...change }, complaints);
  };
  return after;
}

describe('the gate’s journey through a canary', () => {
  it('is repeated every ten minutes, and finds a canary that fails by now', async (context) => {
    const versions = await startCanary(context);
    const broken = new Set<string>();
    const { gate, asked } = journeyGate(broken);
    const after = watch(versions.store, gate, versions);
    assert.equal(await after(0), undefined);
    assert.equal(await after(9 * MINUTE), undefined);
    assert.equal(asked.length, 0);
    assert.equal(await after(MINUTE), undefined);
    assert.deepEqual([...asked], [[versions.canary, 'full']]);
    broken.add(versions.canary);
    assert.match((await after(10 * MINUTE)) ?? '', /fails at \/ in a browser/);
    assert.equal(await after(0, 0, { since: 'tuesday' }), undefined, 'once mended, it may try again');
    const tries = asked.slice(1).map(([version]) => version);
    assert.deepEqual(tries, [versions.canary, versions.live, versions.canary]);
  });

  it('follows complaints within two minutes, and their number never makes it more frequent', async (context) => {
    const versions = await startCanary(context);
    const { gate, asked } = journeyGate(new Set());
    const after = watch(versions.store, gate, versions);
    await after(0);
    for (let second = 0; second < 600; second += 10) await after(10_000, second);
    const depths = asked.map(([, depth]) => depth);
    assert.equal(depths.filter((depth) => depth === 'full').length, 5);
    assert.ok(depths.length <= 10, `${depths.length} checks in ten minutes`);
  });

  it('says nothing when it could not be made through the live version', async (context) => {
    const versions = await startCanary(context);
    const unable = new Set([versions.live]);
    const { gate, asked } = journeyGate(new Set([versions.canary]), unable);
    const after = watch(versions.store, gate, versions);
    await after(0);
    assert.equal(await after(10 * MINUTE), undefined);
    assert.equal(asked.length, 2);
    unable.clear();
    assert.match((await after(10 * MINUTE)) ?? '', /fails at \/ in a browser/);
  });

  it('says nothing when the live version fails as well, or when somebody forced the canary', async (context) => {
    const versions = await startCanary(context);
    const { gate, asked } = journeyGate(new Set([versions.live, versions.canary]));
    const after = watch(versions.store, gate, versions);
    await after(0);
    assert.equal(await after(10 * MINUTE), undefined);
    const count = asked.length;
    assert.equal(await after(10 * MINUTE, 0, { isForced: true }), undefined);
    assert.equal(asked.length, count);
    // Then only its files are looked at.
    await after(10 * MINUTE, 5, { isForced: true });
    assert.deepEqual(asked.at(-1), [versions.live, 'quick']);
  });
});
