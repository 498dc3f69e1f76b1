// Builds what renders the pages for the server (`src/render/server.tsx`), with React and all that it imports: one language a process.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { BUILT, builtLanguage } from '../integrations/built-language.ts';

const [folder] = process.argv.slice(2);

await build({
  configFile: false,
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'warn',
  plugins: [builtLanguage()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/render/server.tsx',
    outDir: join(folder, 'server'),
    emptyOutDir: false,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: { output: { entryFileNames: `${BUILT}.mjs` } },
  },
});
