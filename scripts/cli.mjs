// Runs one command of the command line, with the embedded database unless DATABASE_URL names another. Its standard output
// is the answer alone (backend/src/cli/answer.ts): logs and libraries write to the error stream.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const from = process.env.INIT_CWD ?? process.cwd();
const entry = join(root, 'backend/dist/cli.js');
const dataDir = process.env.DATA_DIR || join(root, '.data');
let database;
const { COMMANDS } = await import('../backend/dist/cli/commands.js');
const needs = Object.hasOwn(COMMANDS, process.argv[2] ?? '') ? COMMANDS[process.argv[2]].database : 'none';
if (needs !== 'none' && !process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE) {
  const { holdsCluster, startEmbeddedPostgres } = await import('../backend/dist/common/database/embedded-postgres.js');
  if (needs === 'present' && !holdsCluster(dataDir)) {
    console.error(`Aucune base dans ${dataDir} (DATA_DIR) : rien n’a été créé ni changé.`);
    process.exit(1);
  }
  database = await startEmbeddedPostgres(dataDir);
}
const env = {
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
  ...process.env,
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env.LOG_LEVEL || 'silent',
  ANSWER_FD: '3',
  ...(database && { DATABASE_URL: database.url }),
};
const { status } = spawnSync(process.execPath, ['--enable-source-maps', entry, ...process.argv.slice(2)], {
  cwd: from,
  stdio: ['inherit', 2, 2, 1],
  env,
});
if (database?.startedHere) await database.stop();
process.exit(status ?? 1);
