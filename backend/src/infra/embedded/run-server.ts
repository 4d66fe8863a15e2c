import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ConnectionOptions } from '../database/database.ts';
import { StartError } from '../../start-error.ts';
import { identity } from './account.ts';
import type { Binaries } from './binaries.ts';
import { SOCKET_PORT, type Place } from './place.ts';
import { readLock, statusOf } from './postmaster.ts';

/** Role and owner of the embedded database. */
export const USER = 'maida';
const READY_TIMEOUT_MS = 60_000;
const POLL_MS = 20;
const STOP_TIMEOUT_MS = 20_000;
const MAX_LOG_BYTES = 10_000_000;

/**
 * Runs the server and stops it (fast, but cleanly) as soon as standard input ends: when the service closes the pipe,
 * and just as well when the service was killed and the system closed it.
 */
const SUPERVISOR = `
exec 3<&0 </dev/null
"$@" 3<&- &
server=$!
trap '' INT TERM HUP
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null &
watcher=$!
wait "$server"
code=$?
kill "$watcher" 2>/dev/null
exit "$code"
`;

export interface RunningServer {
  readonly connection: ConnectionOptions;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly place: Place;
  readonly binaries: Binaries;
  readonly socketFolder: string;
  /** Additional settings, `name=value`. */
  readonly settings?: readonly string[];
}

/** Starts the server and waits until it answers, however long its recovery takes. */
export async function runServer(options: ServerOptions): Promise<RunningServer> {
  const { socketFolder, place } = options;
  // The lock file of a crashed server stays until the next one writes its own.
  const before = await readLock(place.cluster);
  const child = spawnServer(options);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const connection = connectionTo(socketFolder, 'postgres');
  const stop = () => stopServer(child, ended);
  try {
    await untilReady(place.cluster, before, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { connection, ended, stop };
}

/** A database of the server whose socket is in a folder. */
export function connectionTo(socketFolder: string, database: string): ConnectionOptions {
  return { host: socketFolder, port: SOCKET_PORT, user: USER, database };
}

function spawnServer({ place, binaries, socketFolder, settings = [] }: ServerOptions): ChildProcess {
  const server = [
    binaries.postgres,
    '-D',
    place.cluster,
    ...[
      'listen_addresses=',
      `port=${SOCKET_PORT}`,
      // A list of names, quoted like identifiers.
      `unix_socket_directories="${socketFolder.replaceAll('"', '""')}"`,
      'unix_socket_permissions=0700',
      'max_connections=100',
      'timezone=UTC',
      'log_timezone=UTC',
      'log_line_prefix=%m [%p] ',
      'log_min_messages=warning',
      // Details repeat the values of rows, e.g. the e-mail address that exists already.
      'log_error_verbosity=terse',
      'log_min_error_statement=panic',
      'log_parameter_max_length_on_error=0',
      // After a crash: one system call in place of opening every file, which takes seconds on a busy disk.
      ...(process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : []),
      ...settings,
    ].flatMap((setting) => ['-c', setting]),
  ];
  const log = openLog(place.logFile);
  try {
    return spawn('/bin/sh', ['-c', SUPERVISOR, 'maida-postgres', ...server], {
      ...identity(place.account),
      cwd: place.cluster,
      // A process group of its own: Ctrl-C in the terminal reaches the service alone, which stops the server last.
      detached: true,
      env: { PATH: process.env['PATH'] ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['pipe', log, log],
    });
  } finally {
    closeSync(log);
  }
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_LOG_BYTES) truncateSync(path);
  return openSync(path, 'a', 0o600);
}

/** Waits for the server's own word in its lock file; asking by connecting would fill its log while it recovers. */
async function untilReady(cluster: string, before: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < READY_TIMEOUT_MS; waited += POLL_MS) {
    if (child.exitCode !== null || child.pid === undefined) {
      throw new StartError('The embedded PostgreSQL ended right after its start; postgres.log says why');
    }
    const lock = await readLock(cluster);
    if (lock !== before && statusOf(lock) === 'ready') return;
    await sleep(POLL_MS);
  }
  throw new StartError('The embedded PostgreSQL does not get ready; postgres.log says why');
}

async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.on('error', () => undefined);
  child.stdin?.end();
  const timer = new AbortController();
  const late = sleep(STOP_TIMEOUT_MS, 'late' as const, { signal: timer.signal }).catch(() => 'late' as const);
  const outcome = await Promise.race([ended, late]);
  timer.abort();
  if (outcome === 'late' && child.pid !== undefined) process.kill(-child.pid, 'SIGQUIT');
  await ended;
}
