import { CERTAIN, HINT, LIKELY, STRONG, type Technology } from '../technology.js';

/** Programs that write a site as files; the site's system when no CMS is found. */
export const staticGenerators: readonly Technology[] = [
  {
    name: 'Hugo',
    categories: ['Static site generator'],
    website: 'https://gohugo.io',
    system: 'generator',
    clues: [{ in: 'generator', pattern: /^Hugo (?<version>\d[\w.-]*)/, weight: CERTAIN }],
    probes: [
      {
        path: 'announced feed',
        pattern: /<generator>Hugo(?: (?<version>\d[\d.]*))?(?: -- gohugo\.io)?<\/generator>/,
        weight: CERTAIN,
        evidence: 'generator of the feed',
      },
    ],
  },
  {
    name: 'Jekyll',
    categories: ['Static site generator'],
    website: 'https://jekyllrb.com',
    system: 'generator',
    clues: [
      { in: 'generator', pattern: /^Jekyll v?(?<version>\d[\d.]*)/, weight: CERTAIN },
      { in: 'comment', pattern: /^Begin Jekyll SEO tag/, weight: CERTAIN },
      { in: 'asset', pattern: /\/assets\/(?:main|css\/style)\.css/, weight: HINT },
    ],
    implies: ['Ruby'],
    probes: [
      {
        path: 'announced feed',
        pattern: /<generator uri="https:\/\/jekyllrb\.com\/" version="(?<version>\d[\d.]*)">/,
        weight: CERTAIN,
        evidence: 'generator of the feed',
      },
    ],
  },
  {
    name: 'Eleventy',
    categories: ['Static site generator'],
    website: 'https://www.11ty.dev',
    system: 'generator',
    clues: [
      { in: 'generator', pattern: /^Eleventy v?(?<version>\d[\w.-]*)/, weight: CERTAIN },
      { in: 'element', pattern: /^is-land$/, weight: LIKELY },
    ],
    probes: [
      {
        path: 'announced feed',
        pattern: /<generator[^>]*>Eleventy(?: - 11ty\.dev)?<\/generator>/,
        weight: CERTAIN,
        evidence: 'generator of the feed',
      },
    ],
  },
  {
    name: 'Docusaurus',
    categories: ['Static site generator'],
    website: 'https://docusaurus.io',
    system: 'generator',
    clues: [
      { in: 'generator', pattern: /^Docusaurus(?: v?(?<version>\d[\w.-]*))?/, weight: CERTAIN },
      { in: 'id', pattern: /^__docusaurus(?:_skipToContent_fallback|-base-url-issue-banner-container)?$/, weight: STRONG },
      { in: 'meta', name: 'docusaurus_locale', weight: STRONG },
      { in: 'attribute', name: 'data-has-hydrated', weight: HINT },
    ],
    implies: ['React'],
  },
  {
    name: 'Astro',
    categories: ['Static site generator', 'Web framework'],
    website: 'https://astro.build',
    system: 'generator',
    clues: [
      { in: 'generator', pattern: /^Astro v(?<version>\d[\w.-]*)/, weight: CERTAIN },
      { in: 'element', pattern: /^astro-(?:island|slot|static-slot)$/, weight: CERTAIN },
      { in: 'asset', pattern: /\/_astro\/[^/]+\.(?:js|css)/, weight: STRONG },
      { in: 'class', pattern: /^astro-[a-z0-9]{8}$/, weight: LIKELY },
      { in: 'attributeName', pattern: /^data-astro-cid-[a-z0-9]{8}$/, weight: CERTAIN },
      { in: 'attribute', name: 'data-astro-source-file', weight: STRONG },
      { in: 'image', pattern: /\/_astro\/|\/_image\?href=/, weight: LIKELY },
    ],
  },
  {
    name: 'Gatsby',
    categories: ['Static site generator', 'Web framework'],
    website: 'https://www.gatsbyjs.com',
    system: 'generator',
    clues: [
      { in: 'generator', pattern: /^Gatsby (?<version>\d[\d.]*)/, weight: CERTAIN },
      { in: 'id', pattern: /^(?:___gatsby|gatsby-(?:focus-wrapper|script-loader|chunk-mapping))$/, weight: CERTAIN },
      { in: 'class', pattern: /^gatsby-image-wrapper/, weight: LIKELY },
    ],
    implies: ['React'],
  },
  {
    name: 'Hexo',
    categories: ['Static site generator'],
    website: 'https://hexo.io',
    system: 'generator',
    clues: [{ in: 'generator', pattern: /^Hexo (?<version>\d[\d.]*)/, weight: CERTAIN }],
  },
  {
    name: 'VitePress',
    categories: ['Static site generator'],
    website: 'https://vitepress.dev',
    system: 'generator',
    clues: [
      { in: 'generator', pattern: /^VitePress v(?<version>\d[\w.-]*)/, weight: CERTAIN },
      { in: 'inlineScript', pattern: /window\.__VP_HASH_MAP__\s*=/, weight: CERTAIN },
      { in: 'id', pattern: /^VPContent$/, weight: LIKELY },
    ],
    implies: ['Vue.js'],
  },
  {
    name: 'VuePress',
    categories: ['Static site generator'],
    website: 'https://vuepress.vuejs.org',
    system: 'generator',
    clues: [{ in: 'generator', pattern: /^VuePress (?<version>\d[\w.-]*)/, weight: CERTAIN }],
    implies: ['Vue.js'],
  },
  {
    name: 'MkDocs',
    categories: ['Static site generator'],
    website: 'https://www.mkdocs.org',
    system: 'generator',
    clues: [
      { in: 'generator', pattern: /^mkdocs-(?<version>\d[\d.]*)/i, weight: CERTAIN },
      { in: 'comment', pattern: /^MkDocs version : (?<version>\d[\d.]*)/, weight: CERTAIN },
    ],
    implies: ['Python'],
  },
  {
    name: 'Sphinx',
    categories: ['Static site generator'],
    website: 'https://www.sphinx-doc.org',
    system: 'generator',
    clues: [
      { in: 'asset', pattern: /\/_static\/(?:documentation_options|sphinx_highlight|doctools)\.js/, weight: STRONG },
      { in: 'id', pattern: /^documentation_options$/, weight: LIKELY },
      { in: 'generator', pattern: /^Docutils \d/, weight: LIKELY },
    ],
    implies: ['Python'],
  },
  {
    name: 'Pelican',
    categories: ['Static site generator'],
    website: 'https://getpelican.com',
    system: 'generator',
    clues: [{ in: 'generator', pattern: /^Pelican\b/, weight: CERTAIN }],
    implies: ['Python'],
  },
  {
    name: 'Quarto',
    categories: ['Static site generator'],
    website: 'https://quarto.org',
    system: 'generator',
    clues: [{ in: 'generator', pattern: /^quarto-(?<version>\d[\d.]*)/, weight: CERTAIN }],
  },
];
