import { createRequire } from 'node:module';

const ofJest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: runFile } = ofJest('jest-circus/runner');
/** The one module that keeps what is known of the file that runs. */
const STATE = ofJest.resolve('jest-circus/runner').replace(/runner\.js$/, 'jestAdapterInit.js');
const LISTENERS = Symbol.for('EVENT_HANDLERS');

/**
 * Jest’s own runner of a file. Jest would load it, `expect` and what compares and prints into a world of the file’s own, a tenth of
 * a second of a processor for each; here they are modules of the worker, and only what knows of the file begins anew.
 */
export default function run(globalConfig, config, environment, runtime, ...rest) {
  runtime.requireInternalModule = (path) => {
    if (path !== STATE) throw new Error(`Jest’s runner asks for another module than the one that begins anew: ${path}`);
    delete ofJest.cache[STATE];
    delete globalThis[LISTENERS];
    return ofJest(STATE);
  };
  return runFile(globalConfig, config, environment, runtime, ...rest);
}
