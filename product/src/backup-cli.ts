/** Copies an installation while it runs, as one set: `npm run backup -- /backups/today`. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isStartError, loadConfig, StartError } from 'backend';
import type { Manifest } from './backup/manifest.ts';
import { takeInstallationBackup } from './backup/take-installation-backup.ts';
import { openReleaseFiles } from './releases/open-store.ts';

const USAGE = `Usage: npm run backup -- <new folder> [--dump <file>]
The settings say which installation; it may be running. Database, pictures, registry, releases and keys are copied, from
buckets, too. With DATABASE_URL, make a dump first (pg_dump -Fc "$DATABASE_URL") and name it.`;

function describe({ database, pictures, releases, revisions }: Manifest): string {
  const databases = {
    embedded: 'the database',
    dump: 'the database as the dump that you made',
    none: 'NOT THE DATABASE (make a dump with pg_dump, and name it with --dump)',
  };
  return [
    `  ${databases[database]}, ${pictures} pictures,`,
    `  ${releases} releases and what was live when, in ${revisions} revisions, with keys that were made here.`,
    '  Not in it: the settings in the environment, such as PLATFORM_SECRET and tokens.',
  ].join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = readArguments();
  const [target, ...rest] = positionals;
  if (target === undefined || rest.length > 0) throw new StartError(USAGE);
  const config = loadConfig(process.env);
  const manifest = await takeInstallationBackup({
    config,
    releases: openReleaseFiles(config),
    target: resolve(target),
    dump: values.dump,
  });
  console.log(`${resolve(target)} holds\n${describe(manifest)}`);
}

function readArguments() {
  try {
    return parseArgs({ options: { dump: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new StartError(USAGE);
  }
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
