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
    trace: 'retain-on-failure',
  },
});
