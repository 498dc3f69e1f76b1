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

/** Pure tests beside their files: no database, nothing built. */
const unit = {
  displayName: 'unit',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/src', '<rootDir>/../admin/src', '<rootDir>/../microsite/src', '<rootDir>/../microsite/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'] },
  transform: { '^.+\\.ts$': ['@swc/jest', swc], '^.+\\.tsx$': ['@swc/jest', swcReact] },
};

/** The built application over HTTP, with PostgreSQL: what is shipped is what is tested, child processes included. */
const integration = {
  displayName: 'integration',
  rootDir: import.meta.dirname,
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: '<rootDir>/test/runner/shared-environment.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.test\\.ts$': '<rootDir>/test/runner/shared-test-file.mjs' },
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

export default { projects: [unit, integration], testTimeout: 60_000, maxWorkers: 2 };
