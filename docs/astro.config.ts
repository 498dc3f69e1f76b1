import { existsSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';
import { markdown } from './site/markdown.ts';
import { agency, agencyPages, api, development, guides, operations } from './site/sidebar.ts';

/** The API for programs comes first; the back-office's own is for those who develop it. */
const SCHEMAS = [
  { base: 'reference/v1', schema: 'api-v1.json', sidebar: { label: '/api/v1', operations: { badges: true, labels: 'summary' } } },
  {
    base: 'reference/back-office',
    schema: 'openapi.json',
    sidebar: { label: 'Back-office', operations: { badges: true, labels: 'path' } },
  },
] as const;

export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist',
  cacheDir: './node_modules/.astro',
  server: { host: '127.0.0.1', port: 4322 },
  devToolbar: { enabled: false },
  markdown: { processor: markdown },
  // links of the sidebar get the language of the page before them: the English ones lead to the French pages, too
  redirects: Object.fromEntries(agencyPages.map((slug) => [`/${slug}`, `/fr/${slug}/`])),
  integrations: [
    starlight({
      title: 'SmartIndex',
      defaultLocale: 'root',
      locales: { root: { label: 'English', lang: 'en' }, fr: { label: 'Français', lang: 'fr' } },
      components: { LanguageSelect: './site/components/NoLanguageSelect.astro' },
      plugins: [starlightOpenAPI(SCHEMAS.filter(({ schema }) => existsSync(new URL(schema, import.meta.url))).map((one) => ({ ...one })))],
      sidebar: [
        { label: 'Agence', items: agency },
        { label: 'Operations', translations: { fr: 'Exploitation' }, collapsed: true, items: [...guides, ...operations] },
        {
          label: 'Development',
          translations: { fr: 'Développement' },
          collapsed: true,
          items: [
            ...development,
            'contributing',
            'changelog',
            { label: 'Decisions', collapsed: true, items: [{ autogenerate: { directory: 'decisions' } }] },
          ],
        },
        { label: 'API', collapsed: true, items: [...api, ...openAPISidebarGroups] },
      ],
    }),
  ],
});
