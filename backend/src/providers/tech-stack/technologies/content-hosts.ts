import { PROBABLE, STRONG, type Technology } from '../technology.js';

/** Services for content that another system renders: detected by image hosts, never named as the system. */
export const contentHosts: readonly Technology[] = [
  {
    name: 'Storyblok',
    categories: ['CMS'],
    website: 'https://www.storyblok.com',
    reviewed: '2026-11',
    clues: [
      { in: 'comment', pattern: /^#storyblok#/, weight: STRONG },
      { in: 'image', from: ['a.storyblok.com', 'img2.storyblok.com'], weight: PROBABLE },
    ],
  },
  {
    name: 'Prismic',
    categories: ['CMS'],
    website: 'https://prismic.io',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['static.cdn.prismic.io'], weight: STRONG },
      { in: 'image', from: ['images.prismic.io'], weight: PROBABLE },
    ],
  },
  {
    name: 'Sanity',
    categories: ['CMS'],
    website: 'https://www.sanity.io',
    reviewed: '2026-11',
    clues: [{ in: 'image', from: ['cdn.sanity.io'], weight: PROBABLE }],
  },
  {
    name: 'Contentful',
    categories: ['CMS'],
    website: 'https://www.contentful.com',
    reviewed: '2026-11',
    clues: [{ in: 'image', from: ['images.ctfassets.net', 'videos.ctfassets.net'], weight: PROBABLE }],
  },
  {
    name: 'DatoCMS',
    categories: ['CMS'],
    website: 'https://www.datocms.com',
    reviewed: '2026-11',
    clues: [{ in: 'image', from: ['www.datocms-assets.com'], weight: PROBABLE }],
  },
];
