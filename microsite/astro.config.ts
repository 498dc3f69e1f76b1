import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { BUILT, builtFolder, builtLanguage } from './integrations/built-language.ts';
import { tokenRoutes } from './integrations/token-routes.ts';

/** Where `astro dev` finds the API. */
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** Shared modules in two files: a request costs a third of a kB of headers, and small files compress badly. */
const SHARED_CHUNKS = [
  { name: 'react', test: /\/node_modules\// },
  { name: 'common', test: /\/src\/|preload-helper/, minShareCount: 12 },
];

export default defineConfig({
  output: 'static',
  outDir: builtFolder(BUILT),
  // its one page; everything else is imported from `src`
  ...(BUILT === 'en' && { srcDir: './src-english' }),
  // builds of several languages run beside one another
  cacheDir: `node_modules/.astro-${BUILT}`,
  build: { format: 'directory', assets: '_astro', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  integrations: [react()],
  vite: {
    plugins: [tokenRoutes(), builtLanguage()],
    build: { rolldownOptions: { checks: { importIsUndefined: false } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } } } } },
    server: { proxy: { '/api': API } },
  },
});
