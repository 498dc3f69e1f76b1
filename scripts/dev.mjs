// Everything in watch mode: the backend on :3000, the back-office on :5173/mon-espace/, the microsite on :4321.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(root, 'node_modules/.bin');
const dataDir = process.env.DATA_DIR || join(root, '.data');
const { startEmbeddedPostgres } = await import('../backend/dist/common/database/embedded-postgres.js');
const database = process.env.DATABASE_URL || process.env.DATABASE_URL_FILE ? undefined : await startEmbeddedPostgres(dataDir);
const env = {
  ...process.env,
  LOG_LEVEL: process.env.LOG_LEVEL || 'info',
  DATA_DIR: dataDir,
  ...(database && { DATABASE_URL: database.url }),
};

const processes = [
  // not Nest’s own watching: it begins by emptying the folder that the next process runs
  ['swc', ['src', '--out-dir', 'dist', '--watch', '--strip-leading-paths', '--config-file', '.swcrc', '--quiet'], 'backend'],
  ['node', ['dev.mjs'], 'backend'],
  ['vite', [], 'admin'],
  ['astro', ['dev'], 'microsite'],
].map(([program, args, folder]) => spawn(join(bin, program), args, { cwd: join(root, folder), stdio: 'inherit', env }));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    for (const child of processes) child.kill(signal);
    await Promise.all(processes.map((child) => new Promise((done) => (child.exitCode === null ? child.once('exit', done) : done()))));
    if (database?.startedHere) await database.stop();
    process.exit(0);
  });
}
