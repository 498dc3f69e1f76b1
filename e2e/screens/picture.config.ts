import { defineConfig } from '@playwright/test';
import screens from './playwright.config.ts';

/** Takes the picture of the home page again (`npm run home-picture`). */
export default defineConfig({ ...screens, testMatch: '*.picture.ts', outputDir: '../../test-results/picture' });
