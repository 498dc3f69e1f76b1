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

/** Pure tests beside their files: no database, nothing built. */
const unit = {
  displayName: 'unit',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/../admin/src', '<rootDir>/../microsite/src', '<rootDir>/../microsite/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.js'] },
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
};

/** Tests whose modules are those of the worker: see the environments. */
const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.test\\.tsx?$': '<rootDir>/test/runner/test-file.mjs' },
};

/** Screens of the back-office in a document without a browser. */
const components = {
  ...shared,
  displayName: 'components',
  roots: ['<rootDir>/../admin/src'],
  testMatch: ['**/*.test.tsx'],
  testEnvironment: '<rootDir>/../admin/test/components-environment.mjs',
};

/** The built application over HTTP, with PostgreSQL: what is shipped is what is tested, child processes included. */
const integration = {
  ...shared,
  displayName: 'integration',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: '<rootDir>/test/runner/integration-environment.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

export default { projects: [unit, components, integration], testTimeout: 60_000, maxWorkers: 2 };
