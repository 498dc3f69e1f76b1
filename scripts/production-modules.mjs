// Lays the packages that the running backend needs into a folder, as the lock file has them: `node scripts/production-modules.mjs DIR`.
// npm's own production install also brings the other workspaces' packages, the embedded PostgreSQL and a second Node.
import { copyFileSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { productionTree, root } from './lock-tree.mjs';

/** For compilers and debuggers alone. */
const NOT_RUN = /\.(d\.[cm]?ts|map|tsbuildinfo)$/;

const [target] = process.argv.slice(2);
if (!target) throw new Error('usage: production-modules.mjs DIR');
const places = [...productionTree('backend').keys()].filter((place) => place !== 'backend');
for (const place of places) lay(join(root, place), join(target, place));
console.log(`${places.length} packages`);

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
