import { runCommandLine } from '../run.ts';
import { DiskStore } from '../../registry/store/disk-store.ts';
import { temporaryFolder, writeBuild, type Scope } from '../../registry/testing/fixtures.ts';

/** The command line on a store of its own, with what it prints. */
export async function commandLine(context: Scope) {
  const data = await temporaryFolder(context);
  const store = new DiskStore(data);
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const errors: string[] = [];
    const progress: string[] = [];
    const isNamed = args.includes('--server') || args.includes('--data-dir');
    const code = await runCommandLine([...args, ...(isNamed ? [] : ['--data-dir', data])], {
      out: (text) => lines.push(text),
      error: (text) => errors.push(text),
      progress: (text) => progress.push(text),
    });
    return { code, out: lines.join('\n'), error: errors.join('\n'), progress };
  };
  return { data, store, run };
}

/** Stores a version that is not live; returns it. */
export async function storeVersion(context: Scope, store: DiskStore, marker: string): Promise<string> {
  return (await store.release(await writeBuild(context, { marker }))).release.version;
}
