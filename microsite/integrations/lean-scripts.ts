import { fileURLToPath } from 'node:url';

const HYDRATE = fileURLToPath(new URL('./hydrate-island.ts', import.meta.url));
const PRELOAD = '\0vite/preload-helper.js';

/** What tools bring along for cases that these pages do not have stays out of their scripts: slots of islands, styles of late modules. */
export function leanScripts() {
  return {
    name: 'lean-scripts',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === '@astrojs/react/client.js' ? HYDRATE : undefined),
    load: (id: string) => (id === PRELOAD ? 'export const __vitePreload = (load) => load()' : undefined),
  };
}

const COMMON =
  'lib/(api|crash-report|format|page-data|token|with-query|offline/queue-key|booking/short-day)|rules/(routes|figures|dates|form-times|tokens)|scripts/(engagement|retry|reading-progress|status-line|print)';

/**
 * What nearly every page uses, and React with what stands around every island, are a file each: one more file costs a visit a
 * third of a kilobyte of headers, and small ones compress badly. A file is named by the first that takes it.
 */
export const SHARED_FILES = [
  { name: 'common', test: new RegExp(`/src/(${COMMON})(\\.rules)?\\.ts$|preload-helper`) },
  { name: 'react', test: /\/node_modules\/|ErrorBoundary|hydrate-island/ },
];
