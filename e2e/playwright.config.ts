import { defineConfig } from '@playwright/test';

/** Journeys in a real Chromium over the built product, its own database and a real website to measure. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './support/global-setup.ts',
  outputDir: '../test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json']],
  use: {
    locale: 'fr-CH',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    // without a film of every test, which takes a quarter of the machine
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
  },
});
