import { CERTAIN, LIKELY, STRONG, type Technology } from '../technology.js';

/** Content management systems of larger organisations. */
export const enterpriseCms: readonly Technology[] = [
  {
    name: 'Magnolia',
    categories: ['CMS'],
    website: 'https://www.magnolia-cms.com',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'header', name: 'x-magnolia-registration', weight: CERTAIN },
      { in: 'asset', pattern: /\/\.resources\//, weight: STRONG },
      { in: 'image', pattern: /\/\.imaging\/|\/dam\/jcr:/, weight: LIKELY },
    ],
    implies: ['Java'],
  },
  {
    name: 'Kentico Xperience',
    categories: ['CMS'],
    website: 'https://www.kentico.com',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Kentico/i, weight: CERTAIN },
      { in: 'cookie', pattern: /^CMSPreferredCulture$/, weight: STRONG },
      { in: 'asset', pattern: /\/CMSPages\/GetResource\.ashx/, weight: STRONG },
    ],
    implies: ['ASP.NET'],
  },
  {
    name: 'Sitefinity',
    categories: ['CMS'],
    website: 'https://www.progress.com/sitefinity-cms',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Sitefinity (?<version>\d[\d.]*)/i, weight: CERTAIN },
      { in: 'asset', pattern: /\/Telerik\.Web\.UI\.WebResource\.axd/, weight: LIKELY },
    ],
    implies: ['ASP.NET'],
  },
  {
    name: 'CoreMedia',
    categories: ['CMS'],
    website: 'https://www.coremedia.com',
    reviewed: '2026-11',
    system: 'cms',
    clues: [{ in: 'generator', pattern: /^CoreMedia/i, weight: CERTAIN }],
    implies: ['Java'],
  },
  {
    name: 'Weblication CMS',
    categories: ['CMS'],
    website: 'https://weblication.de',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Weblication/i, weight: CERTAIN },
      { in: 'asset', pattern: /\/weblication\/(?:wThemes|grid5)\//, weight: STRONG },
    ],
    implies: ['PHP'],
  },
  {
    name: 'Contenido',
    categories: ['CMS'],
    website: 'https://www.contenido.org',
    reviewed: '2026-11',
    system: 'cms',
    clues: [{ in: 'generator', pattern: /^CMS CONTENIDO(?: (?<version>\d[\d.]*))?/i, weight: CERTAIN }],
    implies: ['PHP'],
  },
  {
    name: 'Backdrop CMS',
    categories: ['CMS'],
    website: 'https://backdropcms.org',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Backdrop CMS(?: (?<version>\d[\d.]*))?/i, weight: CERTAIN },
      { in: 'header', name: 'x-backdrop-cache', weight: CERTAIN },
    ],
    implies: ['PHP'],
  },
  {
    name: 'Jahia',
    categories: ['CMS'],
    website: 'https://www.jahia.com',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Jahia/i, weight: CERTAIN },
      { in: 'asset', pattern: /\/modules\/jahia-|\/modules\/jcontent\//, weight: LIKELY },
    ],
    implies: ['Java'],
  },
];
