/**
 * Admins from the command line: `npm run admin -- admin@example.org` makes one,
 * `npm run admin -- reset-factors admin@example.org` helps one who has lost passkeys, authenticator app and
 * recovery codes.
 */
import { createAdmin } from './features/user/admin/create-admin.ts';
import { PASSWORD_VARIABLE, readPassword } from './features/user/admin/read-password.ts';
import { resetFactors } from './features/user/admin/reset-factors.ts';
import { loadConfig, type Config } from './config.ts';
import type { Database } from './infra/database/database.ts';
import { openDatabase } from './infra/database/open-database.ts';
import { connectionOfRunning } from './infra/embedded/start-embedded.ts';
import { createLogger } from './infra/log.ts';
import { prepareDataDir } from './infra/embedded/prepare-data-dir.ts';
import { isStartError, StartError } from './start-error.ts';

const USAGE = `Usage: npm run admin -- <e-mail>                  makes an admin
       npm run admin -- reset-factors <e-mail>    removes passkeys, authenticator app and recovery codes of an
                                                  account, and ends its sessions
The password is typed, piped in, or taken from ${PASSWORD_VARIABLE}.
DATA_DIR and DATABASE_URL say which installation; it may be running.`;

const RESET = 'reset-factors';

async function main(): Promise<void> {
  const isReset = process.argv[2] === RESET;
  const [email, ...rest] = process.argv.slice(isReset ? 3 : 2);
  if (email === undefined || rest.length > 0 || email.startsWith('-')) throw new StartError(USAGE);
  const config = loadConfig(process.env);
  if (isReset) {
    const passkeys = await withDatabase(config, (db) => resetFactors(db, email, Date.now()));
    console.log(`${email} signs in with the password alone now; passkeys removed: ${String(passkeys)}.`);
    return;
  }
  const password = await readPassword(process.env);
  const admin = await withDatabase(config, (db) => createAdmin(db, email, password, Date.now()));
  console.log(`${admin.email} is an admin now.`);
}

async function withDatabase<Result>(
  config: Config,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  await prepareDataDir(config.dataDir, { hasDatabase: config.databaseUrl === null });
  const running = config.databaseUrl ? null : await connectionOfRunning(config.dataDir);
  const database = await openDatabase(
    { config, databaseUrl: config.databaseUrl, ...(running && { connection: running }) },
    createLogger('error'),
  );
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

await main().catch((error: unknown) => {
  console.error(isStartError(error) ? `maida: ${error.message}` : error);
  process.exitCode = 1;
});
