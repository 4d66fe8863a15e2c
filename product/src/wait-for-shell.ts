import { setTimeout as sleep } from 'node:timers/promises';
import { NothingLiveError, type LiveSource } from 'platform/contract/server';

const INTERVAL_MS = 500;

/**
 * Whether a shell is live; without one no page can be delivered.
 *
 * @throws Error when what is live can't be read
 */
export async function isShellLive(source: Pick<LiveSource, 'readLive'>): Promise<boolean> {
  try {
    await source.readLive();
    return true;
  } catch (error) {
    if (error instanceof NothingLiveError) return false;
    throw error;
  }
}

/** Waits until a shell is live: true. False once the signal is aborted. */
export async function waitForShell(
  source: Pick<LiveSource, 'readLive'>,
  signal: AbortSignal,
): Promise<boolean> {
  while (!signal.aborted) {
    // A store that can't be read for a moment is asked again; each page that fails is in the log.
    if (await isShellLive(source).catch(() => false)) return true;
    await sleep(INTERVAL_MS, undefined, { ref: false });
  }
  return false;
}
