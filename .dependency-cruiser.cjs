/** The rules of docs/architecture.md as far as imports can tell. */
const MODULES = [
  'auth',
  'saved-views',
  'settings',
  'rate-limiting',
  'sign-in',
  'signatories',
  'prospects',
  'suppressions',
  'permissions',
  'imports',
  'quiz',
  'analysis',
  'referrals',
  'audit-requests',
  'audit-pdf',
  'appointments',
  'messages',
  'agency-texts',
  'demo',
  'trials',
  'campaigns',
  'tools',
  'webhooks',
  'alerts',
  'outbox',
  'bulk-actions',
  'operations',
  'analytics',
  'personal-data',
  'site',
];
/** The rooms of the analysis, each using only those before it. */
const ROOMS = [
  'scores',
  'results',
  'citations',
  'texts',
  'findings',
  'timeline',
  'review',
  'images',
  'measurements',
  'text-desk',
  'scans',
  'neighbours',
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
      comment: 'Beside them, pure files decide what a web address or an e-mail address is, and which characters nobody sees.',
      severity: 'error',
      from: { path: '\\.contract\\.ts$' },
      to: {
        path: '.',
        pathNot: ['\\.contract\\.ts$', RULES, 'node_modules/zod', `${BACKEND}/common/(?:urls|is-email|invisible-characters)\\.ts$`],
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
    ...orderOf('modules/analysis', ROOMS),
    {
      name: 'the-analysis-consists-of-its-rooms',
      severity: 'error',
      from: { path: `${BACKEND}/modules/analysis/`, pathNot: `/modules/analysis/(analysis\\.module\\.ts|(${ROOMS.join('|')})/)` },
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
