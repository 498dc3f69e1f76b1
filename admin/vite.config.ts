import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

/** What most screens use, and what lists do, are a file each: by itself every control of two screens would be one, 42 for the first list. */
const SHARED_FILES = [
  { name: 'rules', test: /backend\/src\/rules\/(review|review-state|wrong-pages-en|scan-outcomes)\.rules/, minShareCount: 2 },
  {
    name: 'prospects',
    test: /admin\/src\/(resources\/(prospects\/(ProspectBadges|review\/(use-flags|review-look)|scan\/use-cost-text|views\/(use-views|view-content))|actions\/use-undone-text)|components\/(list-link|save-file|use-scan-watch)|list\/CellText|format\/now)\./,
    minShareCount: 2,
  },
  { name: 'shared', minShareCount: 36 },
  { name: 'lists', test: /admin\/src\/(list|components|format)|(ra-core|ra-ui-materialui)\/.*\/list\//, minShareCount: 10 },
];

export default defineConfig({
  base: '/mon-espace/',
  plugins: [react()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    rolldownOptions: { output: { codeSplitting: { groups: SHARED_FILES } } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': API } },
});
