import { fileURLToPath } from 'node:url';
import { inlineScript } from './inline-script.ts';

const HYDRATE = fileURLToPath(new URL('./hydrate-island.ts', import.meta.url));
const PRELOAD = '\0vite/preload-helper.js';
const ISLAND = /\/astro-island\.prebuilt\.js$/;

/** What tools bring along for cases that these pages do not have stays out of their scripts: slots of islands, styles of late modules. */
export function leanScripts() {
  return {
    name: 'lean-scripts',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === '@astrojs/react/client.js' ? HYDRATE : undefined),
    async load(id: string) {
      if (id === PRELOAD) return 'export const __vitePreload = (load) => load()';
      if (ISLAND.test(id)) return `export default ${JSON.stringify(await inlineScript('island'))}`;
      return undefined;
    },
  };
}

interface Output {
  type: 'chunk' | 'asset';
  code?: string;
}
const STYLES_OF_LATE_MODULES = /const __vite__mapDeps=.*\n|,__vite__mapDeps\(\[[\d,]*\]\)/g;

/** The lists of styles that the helper above would load: every page has its own in it. */
export function withoutLists() {
  return {
    name: 'without-lists',
    generateBundle: {
      order: 'post' as const,
      handler: (_: unknown, bundle: Record<string, Output>) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && file.code) file.code = file.code.replace(STYLES_OF_LATE_MODULES, '');
      },
    },
  };
}

const COMMON =
  'lib/(api|call|crash-report|page-data|random-id|spaces|token|with-query|offline/queue-key|forms/forms-api)|rules/(backoff|routes|form-times|tokens)|scripts/(status-line|engagement|reading-progress)';
const READING = 'lib/(format|booking/short-day|score/audit-api)|rules/(figures|dates)|scripts/(retry|print)';

/**
 * What nearly every page uses, what pages with figures do besides, and React with what stands around every island, are a file
 * each: one more file costs a visit a third of a kilobyte of headers, and small ones compress badly. A group takes along what
 * its modules import, unless one before it has it.
 */
export const SHARED_FILES = [
  { name: 'common', test: new RegExp(`/src/(${COMMON})(\\.rules)?\\.ts$|preload-helper`) },
  { name: 'reading', test: new RegExp(`/src/(${READING})(\\.rules)?\\.ts$`) },
  { name: 'react', test: /\/node_modules\/|ErrorBoundary|hydrate-island|rolldown\/runtime/ },
  {
    name: 'trial-forms',
    test: /\/lib\/trial\/(trial-api|site-domain)|\/content\/trial|\/islands\/form\/(TextField|Trap|early-input|fill-time)/,
  },
  { name: 'queue', test: /\/lib\/offline\// },
];
