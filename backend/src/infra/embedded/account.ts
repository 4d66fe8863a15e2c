import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The operating-system account that PostgreSQL runs under; PostgreSQL refuses to run as root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Accounts that exist on most machines and own nothing of ours, in the order they are tried. */
const SERVICE_ACCOUNTS = ['postgres', '_postgres', 'nobody'];

/**
 * Chooses the account for a start by root, null for anyone else (who simply runs PostgreSQL as themselves):
 * the owner of an existing cluster, the person behind `sudo`, else a service account; rather one that reaches
 * `folder`. It has to be listed in the password file, because initdb looks it up.
 */
export function chooseAccount(folder: string, cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readAccounts();
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const ofCluster = accounts.find(({ uid }) => uid !== 0 && uid === owner);
  if (ofCluster) return ofCluster;
  const behindSudo = accounts.find(({ uid }) => uid !== 0 && String(uid) === process.env['SUDO_UID']);
  const ofServices = SERVICE_ACCOUNTS.map((name) => accounts.find((account) => account.name === name));
  const candidates = [behindSudo, ...ofServices].filter((account) => account !== undefined);
  return candidates.find((account) => canEnter(account, folder)) ?? ofServices.find(Boolean) ?? null;
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** Whether an account can reach a folder; asked of the system itself, which knows about every kind of right. */
export function canEnter(account: Account | null, folder: string): boolean {
  if (account === null) return true;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    ...identity(account),
    cwd: '/',
  });
  return status === 0;
}

/** Options of `spawn` that run a program under an account. */
export function identity(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {};
}
