import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { installDebianPackages } from './debian-packages.js';
import { freePort } from './free-port.js';
import { gone } from './product.js';
import { until } from './until.js';

/** A server of Debian that runs for a test. */
export interface DebianServer {
  url: string;
  output: () => string;
  stop(): Promise<void>;
}

const POSTGRES = '/usr/lib/postgresql/15/bin';
const CREATES_NO_CLUSTER = '/etc/postgresql-common/createcluster.conf';

/** Starts PostgreSQL 15, the oldest version that the product supports, with an empty cluster. */
export async function startPostgres15(): Promise<DebianServer> {
  if (!existsSync(CREATES_NO_CLUSTER)) {
    mkdirSync('/etc/postgresql-common', { recursive: true });
    writeFileSync(CREATES_NO_CLUSTER, 'create_main_cluster = false\n');
  }
  installDebianPackages('postgresql-15');
  const [folder, port] = [ownFolder(), await freePort()];
  asPostgres([`${POSTGRES}/initdb`, '-D', `${folder}/data`, '-U', 'smartindex', '-E', 'UTF8', '--locale=C.UTF-8', '--auth=trust']);
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((setting) => ['-c', setting]);
  const url = `postgres://smartindex@127.0.0.1:${port}/postgres`;
  return started([`${POSTGRES}/postgres`, '-D', `${folder}/data`, '-p', `${port}`, ...settings], { folder, url });
}

/** Starts PgBouncer in transaction mode before a database, set up as docs/scale.md says. */
export async function startPgBouncer(databaseUrl: string): Promise<DebianServer> {
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

/** Of the account that Debian's servers run as. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-debian-'));
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })));
  chownSync(folder, uid, gid);
  return folder;
}

const asPostgres = (command: readonly string[]) => execFileSync('runuser', ['-u', 'postgres', '--', ...command], { cwd: '/' });

async function started(command: readonly string[], { folder, url }: { folder: string; url: string }): Promise<DebianServer> {
  // the leader of a group: runuser stays between us and the server
  const child: ChildProcess = spawn('runuser', ['-u', 'postgres', '--', ...command], { cwd: '/', detached: true });
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
