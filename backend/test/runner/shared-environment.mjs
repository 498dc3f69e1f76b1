import { TestEnvironment } from 'jest-environment-node';
import { importTestFile } from './shared-modules.mjs';

const BUILT_IN = [
  'Object',
  'Array',
  'String',
  'Number',
  'Boolean',
  'BigInt',
  'Function',
  'Symbol',
  'Date',
  'RegExp',
  'Map',
  'Set',
  'Promise',
  'Error',
];

/**
 * Jest loads every module anew for every test file: four seconds for the application alone. Here a test file and all that it
 * imports are ordinary modules of the worker, loaded once for all its files; Jest keeps the reports, the hooks and `expect`.
 * What a file writes into the process’s environment is taken back after it.
 */
export default class SharedEnvironment extends TestEnvironment {
  #environment = { ...process.env };

  async setup() {
    await super.setup();
    // `expect` lives in a world of its own, whose `String` would not be that of the tests
    for (const name of BUILT_IN) this.global[name] = globalThis[name];
    this.global.importTestFile = (path) => importTestFile(path, this.global);
  }

  async teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
    await super.teardown();
  }
}
