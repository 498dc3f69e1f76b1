import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { BUILT, builtFolder, builtLanguage } from './integrations/built-language.ts';
import { leanScripts, SHARED_FILES, withoutLists } from './integrations/lean-scripts.ts';
import { paintedIslands } from './integrations/painted-islands.ts';
import { tokenRoutes } from './integrations/token-routes.ts';

/** Where `astro dev` finds the API. */
const API = process.env.API_URL ?? 'http://127.0.0.1:3000';

export default defineConfig({
  output: 'static',
  outDir: builtFolder(BUILT),
  // builds of several languages run beside one another
  cacheDir: `node_modules/.astro-${BUILT}`,
  build: { format: 'directory', assets: '_astro', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1' },
  integrations: [react(), paintedIslands()],
  vite: {
    plugins: [tokenRoutes(), leanScripts(), withoutLists(), builtLanguage()],
    build: { rolldownOptions: { checks: { importIsUndefined: false } } },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } } } } },
    server: { proxy: { '/api': API } },
  },
});
