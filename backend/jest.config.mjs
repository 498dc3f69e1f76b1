const swc = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2023',
    keepClassNames: true,
    parser: { syntax: 'typescript', tsx: false, decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
};
const swcReact = {
  ...swc,
  jsc: { target: 'es2023', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
};

const common = {
  rootDir: import.meta.dirname,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc], '^.+\\.tsx$': ['@swc/jest', swcReact] },
  transformIgnorePatterns: ['/node_modules/'],
};
const sources = { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'] };
/** What is shipped is what is tested, child processes included. */
const built = { '^\\.\\./(\\.\\./)?src/(.*)\\.js$': '<rootDir>/dist/$2.js' };

/** Pure tests beside their files: no database. */
const unit = {
  ...common,
  displayName: 'unit',
  roots: ['<rootDir>/src', '<rootDir>/../admin/src', '<rootDir>/../microsite/src', '<rootDir>/../microsite/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  moduleNameMapper: { ...built, ...sources },
};

/** The whole application over HTTP, with PostgreSQL. */
const integration = {
  ...common,
  displayName: 'integration',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  moduleNameMapper: { ...built, ...sources },
  setupFiles: ['<rootDir>/test/support/setup-esm.mjs'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

export default { projects: [unit, integration], testTimeout: 60_000, maxWorkers: 2 };
