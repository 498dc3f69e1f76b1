// Installs and builds when needed, so that every command of npm works on a bare clone and none on a stale build; with
// `--installed` it does not build. Plain Node 20, no dependencies. Everything it says goes to the error stream: the standard
// output belongs to the command that follows.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Node 20.9 ou plus récent est nécessaire\u202f; celui-ci est la version ${process.versions.node}.`);
  process.exit(1);
}

/** The oldest Node that runs the product; packages bring one for Linux. */
const OLDEST_NODE = [24, 14];
const objection = platformObjection();
if (objection) {
  console.error(objection);
  process.exit(1);
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// the image brings what it needs, built
if (!existsSync(join(root, 'package-lock.json'))) process.exit(0);

// npm writes its own copy of the lock when an installation is complete
const installed = join(root, 'node_modules/.package-lock.json');
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) {
  console.error('Installation des dépendances…');
  npm(['ci', '--no-audit', '--no-fund', '--loglevel=error']);
}

if (process.argv.includes('--installed')) process.exit(0);

const sources = hash(['package.json', 'nest-cli.json', 'tsconfig.json', ...['backend', 'admin', 'microsite'].flatMap(filesOf)]);
const built = ['backend/dist/main.js', 'admin/dist/index.html', 'microsite/dist/index.html'].every((file) => existsSync(join(root, file)));
const stamp = join(root, 'node_modules/.built-from');
if (!built || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources) {
  console.error('Construction…');
  npm(['run', 'build', '--silent']);
  writeFileSync(stamp, sources);
}

/** Why the product cannot run on this machine; null = it can. */
function platformObjection() {
  const { platform, arch, versions } = process;
  const elsewhere = 'Le conteneur fonctionne partout\u202f: « docker compose up --build » (docs/guides/install.md).';
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  const [ownMajor = 0, ownMinor = 0] = versions.node.split('.').map(Number);
  const isNewEnough = ownMajor > oldestMajor || (ownMajor === oldestMajor && ownMinor >= oldestMinor);
  if (!['linux', 'darwin'].includes(platform) || !['x64', 'arm64'].includes(arch))
    return `Le système ${platform} ${arch} n’est pas pris en charge. ${elsewhere}`;
  if (platform === 'darwin' && !isNewEnough)
    return `Sous macOS, Node ${OLDEST_NODE.join('.')} ou plus récent est nécessaire\u202f; celui-ci est la version ${versions.node}.`;
  if (platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime)
    return `Linux sans glibc (Alpine) n’est pas pris en charge. ${elsewhere}`;
  return null;
}

/** npm through the one that runs us: no PATH, no .cmd. It runs on the machine's own Node, which knows its certificates. */
function npm(args) {
  const program = process.env.npm_execpath;
  const command = program ? [process.execPath, [program, ...args]] : ['npm', args];
  const { status } = spawnSync(...command, { cwd: root, stdio: ['inherit', 2, 2], env: { ...process.env, NODE_USE_SYSTEM_CA: '1' } });
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
