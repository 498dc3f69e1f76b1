// Starts the database (unless DATABASE_URL names one) and the application, and ends both together, the database last.
import { fork, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { nodeObjection, startFailure } = await import('../backend/dist/common/start-failure.js').catch(() => ({}));
const objection = nodeObjection?.(process.versions.node);
if (objection) {
  console.error(`${objection} (${process.platform} ${process.arch})`);
  process.exit(1);
}

process.chdir(root);
const parent = process.ppid;
const npm = process.env.npm_lifecycle_event && runnerOf(parent);
const dataDir = process.env.DATA_DIR || '.data';
let database;
let app;
let stopping;
/** A start of the database that is under way. */
let opening;
/** Ms between two looks at a database of another process. */
const OWNER_CHECK_MS = 1000;

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('SIGHUP', () => void stop(0));
// npm does not pass SIGTERM on: it dies, and we notice that we were given to another parent
setInterval(() => (process.ppid !== parent || (npm && !isAlive(npm))) && void stop(0), 500).unref();

if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE) {
  database = await embeddedDatabase();
  if (!database.folder.startsWith(join(root, dataDir)) && !dataDir.startsWith('/')) console.log(`Données : ${database.folder}`);
}
if (!stopping) launch();
if (database) followOwner();

/** The database in DATA_DIR: started here, or joined while the process that started it lives. */
function embeddedDatabase() {
  opening ??= openDatabase().finally(() => {
    opening = undefined;
  });
  return opening;
}

async function openDatabase() {
  const { startEmbeddedPostgres } = await import('../backend/dist/common/database/embedded-postgres.js');
  const found = await startEmbeddedPostgres(dataDir).catch((error) => {
    const words = startFailure(error, { dataDir });
    if (!words) throw error;
    console.error(words);
    process.exit(1);
  });
  // a database that was started here meanwhile is found as one that runs
  return database?.startedHere && !found.startedHere ? database : found;
}

/** A joined database ends with the process that started it, which may be ending right now: then it is started here, at the same address. */
function followOwner() {
  if (database.startedHere || stopping) return;
  setTimeout(async () => {
    if (!stopping) database = await embeddedDatabase();
    followOwner();
  }, OWNER_CHECK_MS);
}

function launch() {
  const quiet = process.env.NODE_ENV === 'production' ? {} : { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  app = fork(join(root, 'backend/dist/main.js'), {
    execArgv: ['--enable-source-maps', '--max-semi-space-size=8'],
    // two arenas: with one per thread, glibc keeps freed memory of each (docs/operations.md, Memory)
    env: {
      MALLOC_ARENA_MAX: '2',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      ...process.env,
      ...quiet,
      ...(database && { DATABASE_URL: database.url }),
      DATA_DIR: dataDir,
    },
  });
  const { startedHere } = database ?? { startedHere: true };
  app.once('exit', async (code) => {
    if (stopping || startedHere) return stop(stopping ? 0 : (code ?? 1));
    // the database may have gone away under a start
    database = await embeddedDatabase();
    return database.startedHere && !stopping ? launch() : stop(code ?? 1);
  });
}

/** npm, when it runs us through a shell: the shell survives it. */
function runnerOf(shell) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(shell)], { encoding: 'utf8' });
  const [, runner] = /^\s*(\d+)\s+(?:\S*\/)?-?\w*sh\s*$/.exec(stdout ?? '') ?? [];
  return runner && Number(runner);
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function stop(code) {
  if (stopping) return;
  stopping = true;
  if (app && app.exitCode === null && app.signalCode === null) {
    const ended = new Promise((done) => app.once('exit', done));
    app.kill('SIGTERM');
    const late = setTimeout(() => app.kill('SIGKILL'), 15_000);
    await ended;
    clearTimeout(late);
  }
  if (database?.startedHere) await database.stop();
  process.exit(code);
}
