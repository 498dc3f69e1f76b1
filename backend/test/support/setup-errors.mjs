import { isNativeError } from 'node:util/types';

/** Jest runs a test file in a realm of its own (jestjs/jest#2549): errors of Node's modules are instances of another `Error` there. */
Object.defineProperty(Error, Symbol.hasInstance, {
  value(error) {
    return (this === Error && isNativeError(error)) || Function.prototype[Symbol.hasInstance].call(this, error);
  },
});
