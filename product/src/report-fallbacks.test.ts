import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RenderFallback } from 'platform/delivery';
import { reportFallbacks } from './report-fallbacks.ts';

const fallback = (reason: RenderFallback['reason'], path: string): RenderFallback => {
  return { reason, path, composition: 'abc', error: '' };
};

test('one line in ten seconds for each reason says how many pages there were since the last', (context) => {
  let now = 0;
  context.mock.method(performance, 'now', () => now);
  const lines: object[] = [];
  const report = reportFallbacks({ warn: (fields) => lines.push(fields) });
  for (const path of ['/a', '/b', '/c']) report(fallback('busy', path));
  report(fallback('failed', '/d'));
  now = 10_000;
  report(fallback('busy', '/e'));
  assert.deepEqual(lines, [
    { ...fallback('busy', '/a'), alsoSince: 0 },
    { ...fallback('failed', '/d'), alsoSince: 0 },
    { ...fallback('busy', '/e'), alsoSince: 2 },
  ]);
});
