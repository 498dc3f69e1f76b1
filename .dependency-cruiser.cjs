/** The rules of docs/architecture.md as far as imports can tell. */
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const MODULES = modulesInOrder();
/** Folders of the analysis: each imports only from those above it. */
const ANALYSIS_FOLDERS = [
  'scores',
  'results',
  'citations',
  'texts',
  'findings',
  'timeline',
  'review',
  'images',
  'measurements',
  'text-review',
  'scans',
  'competitors',
  'crawl',
  'page-report',
  'public-report',
  'ai-results',
  'call-brief',
];
const BACKEND = '^backend/src';
const RULES = `${BACKEND}/rules/[^/]+\\.rules\\.ts$`;
const ROLES = '\\.(module|controller|service|jobs|schedule|entity|queries|guard|contract|analysis|client|fake|test)\\.ts$';

const orderOf = (folder, names) =>
  names.slice(0, -1).map((name, index) => ({
    name: `${name}-uses-only-modules-above-it`,
    severity: 'error',
    from: { path: `${BACKEND}/${folder}/${name}/` },
    to: { path: `${BACKEND}/${folder}/(${names.slice(index + 1).join('|')})/` },
  }));

/** Reads the folders of `modules` in the order of `app.module.ts`. Throws when a folder is missing there. */
function modulesInOrder() {
  const sources = join(__dirname, 'backend/src');
  const appModule = readFileSync(join(sources, 'app.module.ts'), 'utf8');
  const folders = new Map(
    [...appModule.matchAll(/import \{ (\w+) \} from '\.\/modules\/([^/]+)\//g)].map(([, name, folder]) => [name, folder]),
  );
  const [, imports] = /\n {2}imports: \[([\s\S]*?)\n {2}\]/.exec(appModule);
  const order = [...new Set(imports.match(/\w+Module\b/g).flatMap((name) => folders.get(name) ?? []))];
  const missing = readdirSync(join(sources, 'modules')).filter((folder) => !order.includes(folder));
  if (missing.length > 0) throw new Error(`backend/src/app.module.ts does not import a module of ${missing.join(', ')}`);
  return order;
}

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    {
      name: 'rules-import-only-rules',
      comment: 'The facts of the trade: backend, back-office and microsite import them by value.',
      severity: 'error',
      from: { path: `${BACKEND}/rules/`, pathNot: '\\.test\\.ts$' },
      to: { path: '.', pathNot: RULES },
    },
    {
      name: 'common-knows-no-feature',
      severity: 'error',
      from: { path: `${BACKEND}/common/` },
      to: { path: `${BACKEND}/(providers|modules)/` },
    },
    { name: 'providers-know-only-common', severity: 'error', from: { path: `${BACKEND}/providers/` }, to: { path: `${BACKEND}/modules/` } },
    {
      name: 'clients-are-seen-by-the-provider-module-alone',
      severity: 'error',
      from: { path: BACKEND, pathNot: [`${BACKEND}/providers/providers\\.module\\.ts$`, '\\.test\\.ts$'] },
      to: { path: '\\.(client|fake)\\.ts$' },
    },
    {
      name: 'contracts-import-only-contracts-rules-and-zod',
      comment:
        'Beside them, pure files decide what a web address, an e-mail address or a phone number is, and which characters nobody sees.',
      severity: 'error',
      from: { path: '\\.contract\\.ts$' },
      to: {
        path: '.',
        pathNot: ['\\.contract\\.ts$', RULES, 'node_modules/zod', `${BACKEND}/common/(?:urls|is-email|invisible-characters|phone)\\.ts$`],
      },
    },
    {
      name: 'files-without-a-role-are-pure',
      comment: 'No Nest, no database, no I/O: decisions stay apart from what they need.',
      severity: 'error',
      from: {
        path: `${BACKEND}/modules/`,
        pathNot: [
          ROLES,
          '/results/provenance\\.ts$',
          '/site/static-files\\.ts$',
          '/auth/jwt-secret\\.ts$',
          '/analysis/measurements/analyses/index\\.ts$',
          '/analysis/measurements/analysis-jobs\\.ts$',
          '/bulk-actions/bulk-jobs\\.ts$',
          '/spreadsheet/spreadsheet-child\\.ts$', // a process of its own
        ],
      },
      to: {
        path: [
          '^node_modules/(@nestjs|typeorm|pg|undici|fastify)',
          '^(node:)?(fs|net|http|https|child_process|dns)',
          '\\.(service|controller|queries|entity|client|module|jobs)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-front-ends-know-rules-by-value-and-contracts-by-type-only',
      severity: 'error',
      from: { path: '^(admin|microsite)/' },
      to: { path: BACKEND, pathNot: RULES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-enter-the-front-ends-at-one-place',
      severity: 'error',
      from: { path: '^(admin|microsite)/', pathNot: ['^admin/src/api/types\\.ts$', '^microsite/src/lib/api\\.ts$'] },
      to: { path: BACKEND, pathNot: RULES },
    },
    ...orderOf('modules', MODULES),
    ...orderOf('modules/analysis', ANALYSIS_FOLDERS),
    {
      name: 'analysis-files-belong-to-a-listed-folder',
      severity: 'error',
      from: {
        path: `${BACKEND}/modules/analysis/`,
        pathNot: `/modules/analysis/(analysis\\.module\\.ts|(${ANALYSIS_FOLDERS.join('|')})/)`,
      },
      to: { path: '.' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.astro'] },
  },
};
