import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { installDebianPackages } from './debian-packages.js';
import { freePort } from './free-port.js';
import { gone } from './product.js';
import { until } from './until.js';

/** A server that runs for a test, beside the PostgreSQL of the run. */
export interface DatabaseServer {
  url: string;
  output: () => string;
  stop(): Promise<void>;
}

const BINARIES = join(import.meta.dirname, '../../../.ci/postgresql-binaries');

/** Major versions that the product supports besides the embedded one. */
export const OTHER_VERSIONS = ['15', '16', '17'] as const;

/** Starts another major version of PostgreSQL with an empty cluster. */
export async function startPostgres(version: (typeof OTHER_VERSIONS)[number]): Promise<DatabaseServer> {
  const programs = execFileSync(BINARIES, [version], { encoding: 'utf8' }).trim();
  const [folder, port] = [ownFolder(), await freePort()];
  asNobody([`${programs}/initdb`, '-D', `${folder}/data`, '-U', 'smartindex', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust']);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((setting) => ['-c', setting]);
  const url = `postgres://smartindex@127.0.0.1:${port}/postgres`;
  return started([`${programs}/postgres`, '-D', `${folder}/data`, '-p', `${port}`, ...settings], { folder, url });
}

/** Starts PgBouncer in transaction mode before a database, set up as docs/scale.md says. */
export async function startPgBouncer(databaseUrl: string): Promise<DatabaseServer> {
  installDebianPackages('pgbouncer');
  const [folder, port, { hostname, port: databasePort, pathname, username, password }] = [
    ownFolder(),
    await freePort(),
    new URL(databaseUrl),
  ];
  const name = pathname.slice(1);
  const limits =
    "SET statement_timeout = ''60s''; SET idle_in_transaction_session_timeout = ''60s''; SET gin_pending_list_limit = ''512kB''";
  const settings = `[databases]
${name} = host=${hostname} port=${databasePort} dbname=${name} user=${username} password=${decodeURIComponent(password)} pool_size=8 connect_query='${limits}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 1000
`;
  writeFileSync(join(folder, 'pgbouncer.ini'), settings);
  return started(['/usr/sbin/pgbouncer', join(folder, 'pgbouncer.ini')], {
    folder,
    url: `postgres://${username}@127.0.0.1:${port}/${name}`,
  });
}

/** Of the account that these servers run as: PostgreSQL refuses root. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-server-'));
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })));
  chownSync(folder, uid, gid);
  return folder;
}

const asNobody = (command: readonly string[]) => execFileSync('runuser', ['-u', 'nobody', '--', ...command], { cwd: '/' });

async function started(command: readonly string[], { folder, url }: { folder: string; url: string }): Promise<DatabaseServer> {
  // the leader of a group: runuser stays between us and the server
  const child: ChildProcess = spawn('runuser', ['-u', 'nobody', '--', ...command], { cwd: '/', detached: true });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(output);
    return answers(url);
  });
  const stop = async () => {
    const group = -(child.pid ?? 0);
    process.kill(group, 'SIGINT');
    await gone(group);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, output: () => output, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
