import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/mon-espace/',
  plugins: [react()],
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 1200 },
  server: { host: '127.0.0.1', proxy: { '/api': API } },
});
