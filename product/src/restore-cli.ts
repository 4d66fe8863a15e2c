/** Brings a backup into an empty installation: `npm run restore -- /backups/today`. */
import { resolve } from 'node:path';
import { isStartError, loadConfig, StartError } from 'backend';
import { restoreBackup } from './backup/restore-backup.ts';
import { DUMP_FILE } from './backup/take-installation-backup.ts';
import { openReleaseFiles } from './releases/open-store.ts';

const USAGE = `Usage: npm run restore -- <backup>
The settings say where it goes: into DATA_DIR, and into the buckets of PICTURES_S3_URL and RELEASES_S3_URL. All of them
have to be empty.`;

async function main(): Promise<void> {
  const [source, ...rest] = process.argv.slice(2);
  if (source === undefined || rest.length > 0 || source.startsWith('-')) throw new StartError(USAGE);
  const config = loadConfig(process.env);
  const releasesBucket = process.env['RELEASES_S3_URL'] ? openReleaseFiles(config) : undefined;
  const manifest = await restoreBackup({ source: resolve(source), config, releasesBucket });
  const { takenAt, pictures, releases, revisions } = manifest;
  console.log(`${config.dataDir} is as it was at ${takenAt}: every file has the hash it had then.`);
  console.log(`  ${pictures} pictures${config.picturesBucket ? ', in the bucket' : ''}`);
  console.log(`  ${releases} releases, ${revisions} revisions${releasesBucket ? ', in the bucket' : ''}`);
  if (manifest.database === 'embedded') console.log('  the database');
  if (manifest.database === 'dump') {
    const dump = resolve(source, DUMP_FILE);
    console.log(`  STILL TO DO: the database: pg_restore --exit-on-error -d "$DATABASE_URL" ${dump}`);
  }
  if (manifest.database === 'none')
    console.log('  NOT IN IT: the database, of which you have a dump elsewhere');
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
