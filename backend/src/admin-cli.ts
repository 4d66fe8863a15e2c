/** Makes an admin from the command line: `npm run admin -- admin@example.org`. */
import { createAdmin } from './features/user/admin/create-admin.ts';
import { PASSWORD_VARIABLE, readPassword } from './features/user/admin/read-password.ts';
import { loadConfig } from './config.ts';
import { openDatabase } from './infra/database/open-database.ts';
import { connectionOfRunning } from './infra/embedded/start-embedded.ts';
import { createLogger } from './infra/log.ts';
import { prepareDataDir } from './infra/embedded/prepare-data-dir.ts';
import { isStartError, StartError } from './start-error.ts';

const USAGE = `Usage: npm run admin -- <e-mail>
The password is typed, piped in, or taken from ${PASSWORD_VARIABLE}.
DATA_DIR and DATABASE_URL say which installation; it may be running.`;

async function main(): Promise<void> {
  const [email, ...rest] = process.argv.slice(2);
  if (email === undefined || rest.length > 0 || email.startsWith('-')) throw new StartError(USAGE);
  const config = loadConfig(process.env);
  const password = await readPassword(process.env);
  await prepareDataDir(config.dataDir);
  const running = config.databaseUrl ? null : await connectionOfRunning(config.dataDir);
  const database = await openDatabase(
    { config, databaseUrl: config.databaseUrl, ...(running && { connection: running }) },
    createLogger('error'),
  );
  try {
    const admin = await createAdmin(database.db, email, password, Date.now());
    console.log(`${admin.email} is an admin now.`);
  } finally {
    await database.close();
  }
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
