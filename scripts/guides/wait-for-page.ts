import { setTimeout as sleep } from 'node:timers/promises';

const START_MS = 120_000;
const PAUSE_MS = 100;

/**
 * What is served at an address, once it is.
 * @param exitCode of the process that starts; null while it runs
 */
export async function waitForPage(address: string, exitCode: () => number | null): Promise<string> {
  const end = performance.now() + START_MS;
  while (performance.now() < end && exitCode() === null) {
    const reply = await fetch(address).catch(() => undefined);
    if (reply?.ok) return reply.text();
    await sleep(PAUSE_MS);
  }
  const why =
    exitCode() === null ? `was not there within ${String(START_MS / 1000)} s` : 'never came: it ended';
  throw new Error(`${address} ${why}.`);
}
