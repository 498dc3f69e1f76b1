import { join } from 'node:path';

const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2023',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, react: { runtime: 'automatic' } },
    },
  },
];

/** Jest as its manual describes it for ECMAScript modules; SWC takes the types out. */
const shared = {
  rootDir: import.meta.dirname,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  transform: { '\\.ts$': swc(false), '\\.tsx$': swc(true) },
};
const FRONT_END_FILES = { '\\.css$': '<rootDir>/../admin/test/style-sheet.mjs', '\\.svg$': '<rootDir>/../admin/test/picture.mjs' };
/** Modules are named by what they are built to. */
const SOURCES = { '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'] };

/** Pure tests beside their files: no database, nothing built. */
const unit = {
  ...shared,
  displayName: 'unit',
  roots: [
    '<rootDir>/src',
    '<rootDir>/../admin/src',
    '<rootDir>/../microsite/src',
    '<rootDir>/../microsite/scripts',
    '<rootDir>/../scripts',
  ],
  testMatch: ['**/*.test.ts', '**/*.test.mjs'],
  testEnvironment: 'node',
  moduleNameMapper: { ...FRONT_END_FILES, ...SOURCES },
  setupFiles: ['<rootDir>/test/support/setup-errors.mjs'],
};

/** Screens of the back-office in a document without a browser. */
const components = {
  ...shared,
  displayName: 'components',
  roots: ['<rootDir>/../admin/src'],
  testMatch: ['**/*.test.tsx'],
  testEnvironment: '<rootDir>/../admin/test/jsdom-environment.mjs',
  moduleNameMapper: { ...FRONT_END_FILES, ...SOURCES },
  setupFiles: ['<rootDir>/test/support/setup-errors.mjs', '<rootDir>/../admin/test/setup-window.mjs'],
  setupFilesAfterEnv: ['<rootDir>/../admin/test/setup-library.mjs'],
};

/** The built application over HTTP, with PostgreSQL: what is shipped is what is tested, child processes included. */
const integration = {
  ...shared,
  displayName: 'integration',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  testEnvironment: 'node',
  moduleNameMapper: { '^(?:\\.\\./)+src/(.*)\\.js$': '<rootDir>/dist/$1.js', ...SOURCES },
  setupFiles: ['<rootDir>/test/support/setup-errors.mjs', '<rootDir>/test/support/setup-nest.mjs'],
  setupFilesAfterEnv: ['<rootDir>/test/support/setup-retries.mjs'],
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
};

export default {
  projects: [unit, components, integration],
  testSequencer: join(import.meta.dirname, 'test/support/longest-first.mjs'),
  // a test ends with what it waits for; this ends one that hangs, also on a busy machine
  testTimeout: 300_000,
  // of two cores: many tests wait for a browser, a mail or a job
  maxWorkers: 4,
  // the modules of a test file are never freed (--experimental-vm-modules): a worker that has grown so far starts again
  workerIdleMemoryLimit: '1.5GB',
};
