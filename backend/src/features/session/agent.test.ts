import assert from 'node:assert/strict';
import { test } from 'node:test';
import { agentOf } from './agent.ts';

const ENGINE = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const AGENTS: readonly (readonly [
  text: string | undefined,
  browser: string | null,
  system: string | null,
])[] = [
  [`Mozilla/5.0 (Linux; Android 14; K) ${ENGINE} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome', 'Android'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A045F) ${ENGINE} SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${ENGINE} Chrome/142.0 Safari/537.36 Edg/142.0`,
    'Edge',
    'Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${ENGINE} Chrome/142.0 Safari/537.36 OPR/120.0`, 'Opera', 'Linux'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.1 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['curl/8.9.1', null, null],
  [undefined, null, null],
];

test('browser and system are read from what a browser claims to be', () => {
  for (const [text, browser, system] of AGENTS) {
    assert.deepEqual(agentOf({ headers: { 'user-agent': text } }), { browser, system }, text);
  }
});
