import { defineConfig } from '@playwright/test';

/** Begun first: one of these begun last would leave the other workers idle while it ends. */
const LONG = /(token-pages|trial|journey|dead-ends|back-office-(settings|settings-more|inbox|dashboard|data-desk|list|import))\.spec\.ts$/;

/**
 * Journeys in a real Chromium over the built product, its own database and a real website to measure. `PICTURES=1` keeps
 * pictures of every screen in `test-results`; `--trace on` films a test.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testIgnore: LONG },
  ],
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  timeout: 600_000, // ends what hangs
  expect: { timeout: 40_000 },
  fullyParallel: true, // each worker has a product of its own
  workers: 4, // of two cores: they wait as often as they work
  retries: 0,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'fr-CH',
    timezoneId: 'Europe/Zurich',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
});
