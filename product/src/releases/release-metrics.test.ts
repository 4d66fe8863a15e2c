import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GateLog } from 'platform/registry';
import type { GateReport } from 'platform/contract/server';
import { temporaryStore } from 'platform/registry/testing';
import { Registry } from 'prom-client';
import { createReleaseMetrics } from './release-metrics.ts';

const NO_HEALTH = { loadFailures: 0, caughtErrors: 0, errorsPer1000: null, inp: null };
const entry = (live: string, more = {}) => ({ live, since: '2026-11-24', earlier: [], ...more });

function metricsOf(areas: Record<string, ReturnType<typeof entry>>) {
  const registry = new Registry();
  const errors: unknown[] = [];
  const metrics = createReleaseMetrics({
    store: { readRegistry: () => Promise.resolve({ revision: 1, areas }) },
    health: {
      read: () =>
        Promise.resolve({
          of: (_area, version) => ({
            ...NO_HEALTH,
            pageLoads: version.length,
            failedPageLoads: 1,
            caughtErrors: 2,
          }),
        }),
    },
    gates: { readNew: () => Promise.resolve([]) },
    registry,
    onError: (error) => errors.push(error),
  });
  return { registry, metrics, errors };
}

test('operators see which versions are live, their canary, page loads and errors', async () => {
  const canary = { version: '2.0.0', share: 0.1, since: '2026-11-24', who: 'amina', why: '' };
  const areas = { shell: entry('1.0.0'), 'mf-demo': entry('1.0.0', { canary, earlier: ['0.9.0', '0.8.0'] }) };
  const text = await metricsOf(areas).registry.metrics();
  for (const line of [
    'maida_release_info{area="mf-demo",version="1.0.0",state="live"} 1',
    'maida_release_info{area="mf-demo",version="2.0.0",state="canary"} 1',
    'maida_release_info{area="mf-demo",version="0.9.0",state="previous"} 1',
    'maida_release_info{area="shell",version="1.0.0",state="live"} 1',
    'maida_canary_share{area="mf-demo",version="2.0.0"} 0.1',
    'maida_release_page_loads{area="mf-demo",version="2.0.0"} 5',
    'maida_release_failed_page_loads{area="mf-demo",version="2.0.0"} 1',
    'maida_release_errors{area="mf-demo",version="2.0.0",kind="caught"} 2',
  ])
    assert.ok(text.includes(line), line);
  assert.doesNotMatch(text, /0\.8\.0/, 'what was live long ago is no label');
});

test('a version that is gone is no label any more, in the same scrape for every figure', async () => {
  const areas = { 'mf-demo': entry('1.0.0') };
  const { registry } = metricsOf(areas);
  await registry.metrics();
  areas['mf-demo'] = entry('2.0.0');
  const text = await registry.metrics();
  assert.doesNotMatch(text, /version="1\.0\.0"/);
  assert.match(text, /maida_release_page_loads\{area="mf-demo",version="2\.0\.0"\}/);
});

test('counts rollbacks, and the checks of every gate of the installation, each once', async (context) => {
  const { store } = await temporaryStore(context);
  const registry = new Registry();
  const gates = new GateLog(store);
  const health = { read: () => Promise.reject(new Error('never asked')) };
  const { countRollback } = createReleaseMetrics({
    store,
    health,
    gates,
    registry,
    onError: () => undefined,
  });
  const problem = { check: 'smoke', reason: 'It fails.', fix: 'Fix it.' } as const;
  const reply = (problems: GateReport['problems']) => ({
    check: () => Promise.resolve({ problems, unchecked: [] }),
  });
  await gates.record(reply([problem])).check({}, 'mf-demo', 'full');
  await registry.metrics();
  // A command line at the machine of the store.
  await new GateLog(store).record(reply([])).check({}, ['mf-b', 'mf-a'], 'quick');
  countRollback('mf-demo');
  const text = await registry.metrics();
  assert.match(text, /maida_gate_duration_seconds_count\{area="mf-demo",depth="full",verdict="refused"\} 1/);
  assert.match(
    text,
    /maida_gate_duration_seconds_count\{area="mf-a mf-b",depth="quick",verdict="passed"\} 1/,
  );
  assert.match(text, /maida_rollbacks_total\{area="mf-demo"\} 1/);
});

test('a store that is away keeps the other metrics readable', async () => {
  const registry = new Registry();
  const errors: unknown[] = [];
  createReleaseMetrics({
    store: { readRegistry: () => Promise.reject(new Error('The store is away.')) },
    health: { read: () => Promise.reject(new Error('never asked')) },
    gates: { readNew: () => Promise.reject(new Error('The store is away.')) },
    registry,
    onError: (error) => errors.push(error),
  });
  assert.match(await registry.metrics(), /maida_rollbacks_total/);
  assert.equal(errors.length, 2);
});
