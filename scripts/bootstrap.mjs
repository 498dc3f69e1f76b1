// Installs and builds when needed, so that `npm start` and `npm test` work on a bare clone. Plain Node 20, no dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules/.bootstrap.json');
const stamp = existsSync(stampFile) ? JSON.parse(readFileSync(stampFile, 'utf8')) : {};

const lock = hash(['package-lock.json']);
if (stamp.lock !== lock) {
  console.log('Installation des dépendances…');
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  save({ lock });
}

const sources = hash(['package.json', 'nest-cli.json', 'tsconfig.json', ...['backend', 'admin', 'microsite'].flatMap(filesOf)]);
const built = ['backend/dist/main.js', 'admin/dist/index.html', 'microsite/dist/index.html'].every((file) => existsSync(join(root, file)));
if (stamp.sources !== sources || !built) {
  console.log('Construction…');
  npm(['run', 'build', '--silent']);
  save({ lock, sources });
}

function save(values) {
  writeFileSync(stampFile, JSON.stringify(values));
}

/** npm through the one that runs us: no PATH, no .cmd. It runs on the machine's own Node, which knows its certificates. */
function npm(args) {
  const program = process.env.npm_execpath;
  const command = program ? [process.execPath, [program, ...args]] : ['npm', args];
  const { status } = spawnSync(...command, { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_USE_SYSTEM_CA: '1' } });
  if (status !== 0) {
    console.error(`\nÉchec de « npm ${args.join(' ')} ». Corrigez l’erreur ci-dessus, puis relancez la commande.`);
    process.exit(status ?? 1);
  }
}

function hash(files) {
  const sum = createHash('sha256');
  for (const file of files) sum.update(file).update(readFileSync(join(root, file)));
  return sum.digest('hex');
}

/** Everything that a build depends on; tests do not. */
function filesOf(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (['node_modules', 'dist', '.astro', 'test'].includes(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
      return entry.isDirectory() ? filesOf(path) : [path];
    });
}
