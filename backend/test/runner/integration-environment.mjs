import './built-modules.mjs';
import { SharedEnvironment } from './shared-environment.mjs';

const RETRY_TIMES = Symbol.for('RETRY_TIMES');
const RETRY_IMMEDIATELY = Symbol.for('RETRY_IMMEDIATELY');

/** In a whole run (scripts/test.mjs) a test that failed is tried once more, at once. */
export default class IntegrationEnvironment extends SharedEnvironment {
  async setup() {
    await super.setup();
    if (process.env.SECOND_TRY) Object.assign(globalThis, { [RETRY_TIMES]: 1, [RETRY_IMMEDIATELY]: true });
  }

  async teardown() {
    // the worker goes on with files of the other kinds
    delete globalThis[RETRY_TIMES];
    delete globalThis[RETRY_IMMEDIATELY];
    await super.teardown();
  }
}
