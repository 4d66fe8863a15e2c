import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** `maida-chromium-<process id>-…`, so that a later process sees whether its owner still runs. */
const NAME = /^maida-chromium-(\d+)-/;
/** Names the browser's profile, which the driver makes beside it. */
const PROFILE_FILE = 'profile';
const PROFILE_SWITCH = '--user-data-dir=';
const PROFILE_NAME = /^playwright_chromiumdev_profile-\w+$/;

const own = new Set<string>();

/** A folder for what a browser writes. */
export interface BrowserFolder {
  readonly path: string;
  /** Remembers the profile that the driver made. @param args The browser's command line. */
  readonly noteProfile: (args: readonly string[]) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Makes a browser's folder, and removes those of processes that were killed. */
export async function makeBrowserFolder(): Promise<BrowserFolder> {
  await removeLeftovers();
  const folder = await mkdtemp(path.join(tmpdir(), `maida-chromium-${String(process.pid)}-`));
  own.add(folder);
  return {
    path: folder,
    noteProfile: async (args) => {
      const profile = args.find((arg) => arg.startsWith(PROFILE_SWITCH))?.slice(PROFILE_SWITCH.length);
      if (profile !== undefined) await writeFile(path.join(folder, PROFILE_FILE), profile);
    },
    remove: async () => {
      await removeAll(folder);
      own.delete(folder);
    },
  };
}

async function removeLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir()).catch(() => [])) {
    const pid = Number(NAME.exec(name)?.[1]);
    const folder = path.join(tmpdir(), name);
    // A container's first process has the same id after each start.
    const isOver = pid === process.pid ? !own.has(folder) : !isRunning(pid);
    if (pid > 0 && isOver) await removeAll(folder);
  }
}

async function removeAll(folder: string): Promise<void> {
  const profile = await readFile(path.join(folder, PROFILE_FILE), 'utf8').catch(() => '');
  const folders = PROFILE_NAME.test(path.basename(profile)) ? [profile, folder] : [folder];
  // Its last processes may still be writing.
  for (const one of folders)
    await rm(one, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(() => undefined);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
