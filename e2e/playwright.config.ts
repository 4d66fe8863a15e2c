import { defineConfig } from '@playwright/test';
import { bringChromium, chromiumSwitches } from 'platform/chromium';

/** Milliseconds. Generous, since other suites share the cores: each wait ends as soon as what it waits for is there. */
const WAIT_MS = 60_000;

/** Milliseconds for a whole journey; only one that has failed takes that long. */
const JOURNEY_MS = 300_000;

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.test.ts',
  outputDir: 'node_modules/.cache/journeys',
  globalSetup: './src/support/build-once.ts',
  timeout: JOURNEY_MS,
  expect: { timeout: WAIT_MS, toPass: { timeout: WAIT_MS } },
  // Each worker has a product of its own (src/support/journey.ts).
  workers: 2,
  fullyParallel: true,
  // A journey that passes only then is flaky, and reported by name (scripts/test-count.ts).
  retries: 1,
  reporter: 'list',
  use: {
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    launchOptions: {
      executablePath: await bringChromium(),
      // The tabs of a visitor share one process, of few threads (docs/decisions/journeys-in-headless-shell.md).
      args: [
        ...chromiumSwitches(),
        '--in-process-gpu',
        '--renderer-process-limit=1',
        '--js-flags=--single-threaded',
      ],
    },
    // Of the second attempt: recording every journey would cost a third more.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
