/** What Jest itself runs of a test file: the call that loads it as a module of the worker. */
export default {
  process: (_source, path) => ({ code: `await globalThis.importTestFile(${JSON.stringify(path)});` }),
};
