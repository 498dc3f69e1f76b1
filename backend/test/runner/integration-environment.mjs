import './built-modules.mjs';
import { SharedEnvironment } from './shared-environment.mjs';

/** In a whole run (scripts/test.mjs) a test that failed is tried once more, at once. */
export default class IntegrationEnvironment extends SharedEnvironment {
  async setup() {
    await super.setup();
    if (!process.env.SECOND_TRY) return;
    this.global[Symbol.for('RETRY_TIMES')] = 1;
    this.global[Symbol.for('RETRY_IMMEDIATELY')] = true;
  }
}
