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

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/../admin/src', '<rootDir>/../microsite/src', '<rootDir>/../microsite/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx', '**/*.test.mjs'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    // integration tests run the built code: what is shipped is what is tested, child processes included
    '^\\.\\./(\\.\\./)?src/(.*)\\.js$': '<rootDir>/dist/$2.js',
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'],
  },
  transform: { '^.+\\.ts$': ['@swc/jest', swc], '^.+\\.tsx$': ['@swc/jest', swcReact] },
  transformIgnorePatterns: ['/node_modules/'],
  setupFiles: ['<rootDir>/test/support/setup-esm.mjs'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  testTimeout: 60_000,
  maxWorkers: 2,
};
