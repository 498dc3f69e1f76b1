// The backend of `npm run dev`, restarted when a compiled file changes. Loading packages is most of a start: a process waits with
// all of them loaded, and the change takes only the product's own modules.
import { fork } from 'node:child_process';
import { globSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = join(import.meta.dirname, 'dist');
/** A compiler writes several files for one change. */
const SETTLED_MS = 60;

if (process.send) await waitWithPackages();
else restartOnChange();

async function waitWithPackages() {
  const started = new Promise((start) => process.once('message', start));
  // one after the other: some packages require() others that are modules
  for (const name of packagesOf('{common,modules,providers,rules}/**/*.js')) await import(name);
  await started;
  const { start } = await import('./dist/start.js');
  await start();
  process.send('ready');
}

/** The packages that the compiled modules import when they are loaded. */
function packagesOf(pattern) {
  const files = globSync(pattern, { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'));
  return [...new Set(files.flatMap((code) => [...code.matchAll(/^import .*?['"]([^'".][^'"]*)['"];$/gm)].map(([, name]) => name)))];
}

function restartOnChange() {
  let running = startWaiting();
  let waiting;
  let timer;
  let last = run();
  watch(dist, { recursive: true }, (_event, file) => {
    if (!file?.endsWith('.js') || file.startsWith('chunks')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(restart);
    }, SETTLED_MS);
  });
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, async () => {
      waiting?.kill();
      await stop(running);
      process.exit(0);
    });

  async function restart() {
    const previous = running;
    running = waiting ?? startWaiting();
    waiting = undefined;
    await stop(previous);
    await run();
  }

  /** Ends when the process answers, or has failed: only then does the next one load its packages. */
  async function run() {
    const child = running;
    child.send('start');
    await new Promise((end) => child.once('message', end).once('exit', end));
    waiting ??= startWaiting();
  }

  function startWaiting() {
    return fork(fileURLToPath(import.meta.url), { execArgv: ['--enable-source-maps', '--max-semi-space-size=32'] });
  }
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((end) => child.once('exit', end));
  child.kill('SIGTERM');
  await ended;
}
