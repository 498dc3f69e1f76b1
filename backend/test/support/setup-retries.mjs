// In a whole run (scripts/test.mjs) a test that failed is tried once more, at once.
if (process.env.SECOND_TRY) import.meta.jest.retryTimes(1, { retryImmediately: true });
