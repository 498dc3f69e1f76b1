import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface SystemUser {
  name: string;
  uid: number;
  gid: number;
}

/** Accounts that programs of ours run as when we are root: what opens pages of strangers never owns the database’s files. */
export const ACCOUNTS = { database: ['postgres', 'nobody'], browser: ['daemon', 'bin'] } as const;

/** The first of these accounts that this machine has; for programs that must not run as root. */
export function unprivilegedUser(names: readonly string[]): SystemUser {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of names) {
    const account = accounts.find(([account]) => account === name);
    if (account) return { name, uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error(`none of the accounts ${names.join(', ')} exists on this machine`);
}

export function canRun(program: string, args: string[], user: SystemUser | undefined): boolean {
  const identity = user ? { uid: user.uid, gid: user.gid, cwd: '/' } : {};
  return spawnSync(program, args, { ...identity, stdio: 'ignore', timeout: 10_000 }).status === 0;
}
