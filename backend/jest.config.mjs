import { join } from 'node:path';

/** The modules of all tests are those of the worker: see the environments and the runner. */
const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testRunner: '<rootDir>/test/runner/circus.mjs',
  transform: { '\\.test\\.(tsx?|mjs)$': '<rootDir>/test/runner/test-file.mjs' },
};

/** Pure tests beside their files: no database, nothing built. */
const unit = {
  ...shared,
  displayName: 'unit',
  roots: ['<rootDir>/src', '<rootDir>/../admin/src', '<rootDir>/../microsite/src', '<rootDir>/../microsite/scripts'],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  testEnvironment: '<rootDir>/test/runner/source-environment.mjs',
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

export default {
  projects: [unit, components, integration],
  testSequencer: join(import.meta.dirname, 'test/runner/longest-first.mjs'),
  // a test ends with what it waits for; this ends one that hangs, also on a busy machine
  testTimeout: 300_000,
  // of two cores: many tests wait for a browser, a mail or a job
  maxWorkers: 4,
};
