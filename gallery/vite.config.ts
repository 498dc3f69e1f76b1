import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { demoReport } from '../backend/dist/modules/analysis/public-report/demo-report.js';
import { AGENCY } from './agency.ts';

/** The demonstration of the product as example data. It is computed here, because it needs Node. */
const define = {
  DEMO_REPORT: JSON.stringify(demoReport('demo', AGENCY)),
};

export default defineConfig({
  define,
  plugins: [react()],
  // the picture of the home page
  publicDir: `${import.meta.dirname}/../microsite/public`,
  server: { host: '127.0.0.1', port: 5180, fs: { allow: ['..'] } },
  build: {
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { input: ['index.html', 'pages.html', 'back-office.html'].map((page) => `${import.meta.dirname}/${page}`) },
  },
});
