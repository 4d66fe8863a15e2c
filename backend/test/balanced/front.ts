import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from 'platform/common';
import type { ConnectionOptions } from '../../src/infra/database/database.ts';
import { chooseAccount, identity } from '../../src/infra/embedded/account.ts';

const SITE = join(import.meta.dirname, '../../../deploy/nginx/maida.conf');
const START_MS = 10_000;

/** A program that a trial needs, running. */
export interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** Says which of the programs are missing; they are not part of the packages. */
export function missingPrograms(...programs: string[]): string[] {
  return programs.filter((program) => spawnSync(program, ['-v'], { stdio: 'ignore' }).error !== undefined);
}

/** nginx with the very configuration of `deploy/`, but for the addresses and TLS. */
export async function startNginx(folder: string, upstreams: readonly number[]): Promise<Running> {
  const port = await findFreePort();
  const servers = upstreams.map((upstream) => `server 127.0.0.1:${upstream};`).join(' ');
  const site = (await readFile(SITE, 'utf8'))
    .replace(/server one:3000;\s+server two:3000;/, servers)
    .replace(/server \{\s+listen 80;[^}]+\}/, '')
    .replace(/listen 443 [^;]+;(\s+ssl_[^;]+;)+/, `listen 127.0.0.1:${port};`);
  assert.ok(site.includes(servers) && !/ssl|\b(80|443);/.test(site), 'the file is as expected');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const config = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log; ${rootUser()}
events { worker_connections 1024; }
http { access_log off; ${paths.join(' ')}
${site}}`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, config);
  return run('nginx', ['-c', file, '-e', join(folder, 'nginx.log')], port);
}

/** nginx's workers would leave root's rights, and then find its folders closed. */
function rootUser(): string {
  return process.getuid?.() === 0 ? 'user root;' : '';
}

/** PgBouncer in transaction mode before a server on a Unix socket. */
export async function startPgBouncer(folder: string, database: ConnectionOptions): Promise<Running> {
  const port = await findFreePort();
  const own = join(folder, 'pgbouncer');
  const account = chooseAccount(folder, own);
  await mkdir(own);
  await writeFile(
    join(own, 'pgbouncer.ini'),
    `[databases]
${database.database} = host=${database.host} port=${database.port} dbname=${database.database} user=${database.user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 500
logfile = ${own}/log
`,
  );
  await chmod(own, 0o700);
  if (account)
    for (const path of [own, join(own, 'pgbouncer.ini')]) await chown(path, account.uid, account.gid);
  return run('pgbouncer', ['-q', join(own, 'pgbouncer.ini')], port, identity(account));
}

async function run(
  program: string,
  args: readonly string[],
  port: number,
  who: { uid?: number; gid?: number } = {},
): Promise<Running> {
  const child = spawn(program, args, { ...who, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] });
  await untilListening(program, child, port);
  return {
    port,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}

async function untilListening(program: string, child: ChildProcess, port: number): Promise<void> {
  const end = Date.now() + START_MS;
  for (;;) {
    assert.equal(child.exitCode, null, `${program} ended while it started`);
    if (await accepts(port)) return;
    assert.ok(Date.now() < end, `${program} does not listen`);
    await sleep(20);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.end(() => resolve(true)));
    socket.once('error', () => resolve(false));
  });
}
