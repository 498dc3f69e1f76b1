import { CERTAIN, LIKELY, STRONG, type Technology } from '../technology.js';

/** Shop systems of German-speaking countries and of .NET. */
export const moreECommerce: readonly Technology[] = [
  {
    name: 'OXID eShop',
    categories: ['E-commerce', 'CMS'],
    website: 'https://www.oxid-esales.com',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^OXID/i, weight: CERTAIN },
      { in: 'cookie', pattern: /^sid_key$/, weight: LIKELY },
      { in: 'asset', pattern: /\/out\/(?:azure|flow|wave|apex|moga)\/src\/(?:js|css)\//, weight: STRONG },
      { in: 'asset', pattern: /\/out\/(?!azure|flow|wave|apex|moga)[\w-]+\/src\/(?:js|css)\//, weight: LIKELY },
      { in: 'image', pattern: /\/out\/pictures\/(?:generated|master)\//, weight: LIKELY },
    ],
    implies: ['PHP'],
  },
  {
    name: 'nopCommerce',
    categories: ['E-commerce', 'CMS'],
    website: 'https://www.nopcommerce.com',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^nopCommerce/i, weight: CERTAIN },
      { in: 'cookie', pattern: /^\.Nop\.(?:Customer|Antiforgery|Culture)$/, weight: STRONG },
    ],
    implies: ['ASP.NET'],
  },
  {
    name: 'modified eCommerce',
    categories: ['E-commerce', 'CMS'],
    website: 'https://www.modified-shop.org',
    reviewed: '2026-11',
    system: 'cms',
    clues: [{ in: 'generator', pattern: /^\(c\) by modified eCommerce/i, weight: CERTAIN }],
    implies: ['PHP'],
  },
  {
    name: 'JTL-Shop',
    categories: ['E-commerce', 'CMS'],
    website: 'https://www.jtl-software.com',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'cookie', pattern: /^JTLSHOP$/, weight: CERTAIN },
      { in: 'asset', pattern: /\/templates\/(?:NOVA|EVO)\//, weight: LIKELY },
      { in: 'image', pattern: /\/media\/image\/product\/\d+\/(?:xs|sm|md|lg)\//, weight: LIKELY },
    ],
    implies: ['PHP'],
  },
  {
    name: 'ePages',
    categories: ['E-commerce', 'CMS'],
    website: 'https://epages.com',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^ePages/i, weight: CERTAIN },
      { in: 'asset', pattern: /\/WebRoot\/(?:StoreTypes|Store\d*|WebAdapter)\//, weight: STRONG },
      { in: 'image', pattern: /\/WebRoot\/Store\d*\//, weight: LIKELY },
    ],
  },
];
