import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config.ts';

const { projects: _, ...alike } = journeys;

/** Every screen of the back-office as it stands (`npm run screens`): apart from the journeys, since it looks 150 times. */
export default defineConfig({
  ...alike,
  testDir: '.',
  testMatch: '*.screens.ts',
  globalSetup: '../support/global-setup.ts',
  outputDir: '../../test-results/screens',
  workers: 1,
});
