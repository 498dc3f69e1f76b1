import { statSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { pathToFileURL } from 'node:url';
import { TestEnvironment } from 'jest-environment-node';

const WORDS = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'test'];

/**
 * Jest loads every module anew for every test file: seconds for the application, and for the component library. Here a test
 * file and all that it imports are ordinary modules of the worker, loaded once for all its files, and so is Jest’s own runner
 * (`circus.mjs`). What a file writes into the process’s environment, or puts in the place of a global such as `fetch`, is taken
 * back after it.
 */
export class SharedEnvironment extends TestEnvironment {
  /** What stands behind a test file’s address. */
  query = '?tested';
  #environment = { ...process.env };
  #globals = Object.getOwnPropertyDescriptors(globalThis);

  async setup() {
    await super.setup();
    globalThis.console = this.global.console;
    this.global.importTestFile = (path) => this.importTestFile(path);
  }

  /** Runs a test file, with Jest’s words as its globals. */
  async importTestFile(path) {
    for (const word of WORDS) globalThis[word] = this.global[word];
    await import(`${pathToFileURL(path)}${this.query}&changed=${statSync(path).mtimeMs}`);
  }

  async teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
    for (const [name, before] of Object.entries(this.#globals)) {
      const now = Object.getOwnPropertyDescriptor(globalThis, name);
      if (now?.value !== before.value || now?.get !== before.get) Object.defineProperty(globalThis, name, before);
    }
    // else a worker would write it as it ends, for which Jest grants half a second
    flushCompileCache();
    await super.teardown();
  }
}
