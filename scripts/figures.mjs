// How large the house is: files and lines by part, functions over 60 lines.
// `npm run figures`, or for another checkout `node scripts/figures.mjs FOLDER`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const LONGEST = 60;
const CODE = /\.(ts|tsx|mjs|astro)$/;
const PARTS = {
  styles: (path) => path.endsWith('.css'),
  words: (path) => /^admin\/src\/i18n\/(fr|en)\/|^microsite\/src\/content\//.test(path) && CODE.test(path),
  tests: (path) => CODE.test(path) && /\.(test|spec)\.|^(backend|admin|microsite)\/test\/|^e2e\//.test(path),
  benches: (path) => CODE.test(path) && path.startsWith('bench/'),
  'product: backend': (path) => CODE.test(path) && path.startsWith('backend/src/'),
  'product: admin': (path) => CODE.test(path) && path.startsWith('admin/'),
  'product: microsite': (path) => CODE.test(path) && path.startsWith('microsite/'),
  'product: scripts': (path) => CODE.test(path) && path.startsWith('scripts/'),
};

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const files = filesOf(root).map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }));

const rows = Object.fromEntries(Object.keys(PARTS).map((part) => [part, { files: 0, lines: 0 }]));
for (const { path, text } of files) {
  const part = Object.keys(PARTS).find((name) => PARTS[name](path));
  if (!part) continue;
  rows[part].files += 1;
  rows[part].lines += text.split('\n').length - 1;
}
const product = Object.entries(rows).filter(([part]) => part.startsWith('product'));
const sum = (key) => product.reduce((total, [, row]) => total + row[key], 0);
const lines = { ...rows, 'product in all': { files: sum('files'), lines: sum('lines') } };
for (const [part, row] of Object.entries(lines))
  console.log(`${part.padEnd(20)}${String(row.lines).padStart(8)} lines, ${row.files} files`);
const long = longFunctions();
console.log(`functions over ${LONGEST} lines: ${long?.length ?? 'not counted, the linter is not installed (npm ci)'}`);
for (const place of long ?? []) console.log(`  ${place}`);

function filesOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|dist|\.\w+|docs|test-results|coverage)$/.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesOf(path) : [path];
  });
}

/** As the linter counts them, tests left out; undefined on a clone without an installation. */
function longFunctions() {
  const program = join(import.meta.dirname, '../node_modules/.bin/biome');
  if (!existsSync(program)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'smartindex-figures-'));
  const complexity = { noExcessiveLinesPerFunction: { level: 'error', options: { maxLines: LONGEST } } };
  const parser = { unsafeParameterDecoratorsEnabled: true };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ javascript: { parser }, linter: { rules: { preset: 'none', complexity } } }));
  const args = ['lint', `--config-path=${folder}`, '--max-diagnostics=none', '--reporter=github'];
  const places = ['backend', 'admin', 'microsite', 'scripts', 'bench'].map((part) => join(root, part));
  const { stdout } = spawnSync(program, [...args, ...places], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  rmSync(folder, { recursive: true });
  return [...stdout.matchAll(/noExcessiveLinesPerFunction,file=([^,]+),line=(\d+)/g)]
    .map(([, file, line]) => `${relative(root, resolve(file))}:${line}`)
    .filter((place) => !PARTS.tests(place.replace(/:\d+$/, '')) && !/node_modules|\/dist\//.test(place));
}
