/** Copies an installation with its embedded database while it runs: `npm run backup -- /backups/today`. */
import { resolve } from 'node:path';
import { takeBackup } from './infra/backup/take-backup.ts';
import { loadConfig } from './config.ts';
import { openPictureFiles } from './infra/images/open-picture-files.ts';
import { isStartError, StartError } from './start-error.ts';

const USAGE = `Usage: npm run backup -- <new folder>
DATA_DIR says which installation; it may be running. The new folder is a DATA_DIR: start from it, or from a copy of it.`;

async function main(): Promise<void> {
  const [target, ...rest] = process.argv.slice(2);
  if (target === undefined || rest.length > 0 || target.startsWith('-')) throw new StartError(USAGE);
  const { dataDir, databaseUrl, picturesBucket } = loadConfig(process.env);
  if (databaseUrl !== null) {
    throw new StartError(
      'DATABASE_URL is set: back that database up with pg_dump, and the pictures as docs/runbook.md says',
    );
  }
  const bucket = picturesBucket && openPictureFiles(dataDir, picturesBucket);
  await takeBackup(dataDir, resolve(target), bucket);
  console.log(`${dataDir} is copied to ${resolve(target)}.`);
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
