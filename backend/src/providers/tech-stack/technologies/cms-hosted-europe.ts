import { CERTAIN, HINT, LIKELY, STRONG, type Technology } from '../technology.js';

/** Site builders that small companies in Switzerland, France and Germany meet at their host. */
export const europeanHostedCms: readonly Technology[] = [
  {
    name: 'Odoo',
    categories: ['CMS', 'E-commerce'],
    website: 'https://www.odoo.com/app/website',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Odoo/i, weight: CERTAIN },
      { in: 'inlineScript', pattern: /\bvar odoo = \{|\bodoo\.__session_info__\s*=/, weight: STRONG },
      { in: 'asset', pattern: /\/web\/(?:assets|content)\/(?:[\w-]+\/)*[\w.-]*(?:web\.)?assets_(?:common|frontend)/, weight: STRONG },
      { in: 'attribute', name: 'data-website-id', pattern: /^\d+$/, weight: LIKELY },
      { in: 'id', pattern: /^wrapwrap$/, weight: HINT },
      { in: 'cookie', pattern: /^frontend_lang$/, weight: LIKELY },
      { in: 'image', pattern: /\/web\/image\/(?:\d|website)/, weight: LIKELY },
      { in: 'host', pattern: /\.odoo\.com$/, weight: STRONG },
    ],
    implies: ['Python'],
  },
  {
    name: 'e-monsite',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.e-monsite.com',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^e-monsite/i, weight: CERTAIN },
      { in: 'host', pattern: /\.e-monsite\.com$/, weight: CERTAIN },
      { in: 'asset', from: ['e-monsite.com'], pattern: /\.(?:js|css)/, weight: STRONG },
      { in: 'image', from: ['e-monsite.com'], weight: HINT },
    ],
  },
  {
    name: 'Webnode',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.webnode.com',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Webnode(?: (?<version>\d+))?/i, weight: CERTAIN },
      { in: 'asset', from: ['duyn491kcolsw.cloudfront.net', 'd1di2lzuh97fh2.cloudfront.net'], weight: STRONG },
      { in: 'attribute', name: 'data-wnd_color_scheme_file', weight: STRONG },
      { in: 'host', pattern: /\.webnode\.(?:page|[a-z]{2,3}|co\.\w{2}|com\.\w{2})$/, weight: CERTAIN },
    ],
  },
  {
    name: 'Duda',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.duda.co',
    system: 'cms',
    clues: [
      { in: 'inlineScript', pattern: /window\.Parameters = window\.Parameters \|\| \{[\s\S]{0,400}SystemID:/, weight: CERTAIN },
      { in: 'asset', from: ['cdn-website.com', 'multiscreensite.com'], pattern: /\.(?:js|css)|\/fonts?\//, weight: STRONG },
      { in: 'id', pattern: /^(?:dmRoot|dm_content|dm-outer-wrapper)$/, weight: LIKELY },
      { in: 'class', pattern: /^(?:dmBody|dmRespRow|dmWrapped)$/, weight: LIKELY },
      { in: 'header', name: 'd-geo', weight: HINT },
    ],
  },
  {
    name: 'IONOS MyWebsite',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.ionos.com/websites/website-builder',
    system: 'cms',
    clues: [
      { in: 'asset', from: ['mywebsite-editor.com'], pattern: /\.(?:js|css)|\/app\//, weight: STRONG },
      { in: 'link', from: ['mywebsite-editor.com'], weight: LIKELY },
      { in: 'generator', pattern: /^(?:IONOS|1&1) MyWebsite/i, weight: CERTAIN },
      // MyWebsite Now is Duda under the host's own name.
      { in: 'asset', from: ['cdn.website-editor.net'], weight: STRONG },
      { in: 'inlineScript', pattern: /\bSystemID: '[A-Z_]*(?:1AND1|IONOS)[A-Z_]*'/, weight: CERTAIN },
      { in: 'image', from: ['mywebsite-editor.com', 'cdn.website-editor.net'], weight: HINT },
    ],
  },
  {
    name: 'Infomaniak Site Creator',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.infomaniak.com/en/hosting/site-creator',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Infomaniak/i, weight: CERTAIN },
      { in: 'comment', pattern: /Infomaniak Site ?Creator/i, weight: STRONG },
      { in: 'asset', from: ['site-creator.infomaniak.com', 'sitecreator.infomaniak.com'], weight: STRONG },
    ],
  },
  {
    name: 'Sitejet',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.sitejet.io',
    system: 'cms',
    clues: [
      { in: 'inlineScript', pattern: /\bwebcard\.apiHost\s*=/, weight: CERTAIN },
      { in: 'asset', pattern: /\/webcard\/static\//, weight: STRONG },
      { in: 'class', pattern: /^ed-element$/, weight: LIKELY },
      { in: 'generator', pattern: /^Sitejet/i, weight: CERTAIN },
    ],
  },
  {
    name: 'Hostinger Website Builder',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.hostinger.com/website-builder',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^(?:Hostinger Website Builder|Zyro)/i, weight: CERTAIN },
      { in: 'asset', from: ['assets.zyrosite.com', 'userapp.zyrosite.com'], pattern: /\.(?:js|css)/, weight: STRONG },
      { in: 'host', pattern: /\.(?:zyrosite|hostingersite)\.com$/, weight: LIKELY },
      { in: 'image', from: ['assets.zyrosite.com'], weight: HINT },
    ],
  },
  {
    name: 'Site123',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.site123.com',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^SITE123/i, weight: CERTAIN },
      { in: 'host', pattern: /\.site123\.me$/, weight: CERTAIN },
    ],
  },
  {
    name: 'Webador',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.webador.com',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^(?:Webador|JouwWeb)/i, weight: CERTAIN },
      { in: 'asset', from: ['jwwb.nl', 'primary.jwwb.nl'], pattern: /\.(?:js|css)|\/assets\//, weight: STRONG },
    ],
  },
  {
    name: 'SiteW',
    categories: ['CMS', 'Site builder'],
    website: 'https://www.sitew.com',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^SiteW/i, weight: CERTAIN },
      { in: 'host', pattern: /\.sitew\.(?:com|fr|ch|org|be)$/, weight: CERTAIN },
    ],
  },
  {
    name: 'Overblog',
    categories: ['Blog', 'CMS'],
    website: 'https://www.over-blog.com',
    system: 'cms',
    clues: [
      { in: 'host', pattern: /\.over-?blog\.(?:com|net|fr|org)$/, weight: CERTAIN },
      { in: 'asset', from: ['over-blog-kiwi.com', 'assets.over-blog.com'], pattern: /\.(?:js|css)/, weight: STRONG },
    ],
  },
  {
    name: 'Site.pro',
    categories: ['CMS', 'Site builder'],
    website: 'https://site.pro',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^Site\.pro/i, weight: CERTAIN },
      { in: 'asset', pattern: /\/gallery_gen\//, weight: HINT },
      { in: 'id', pattern: /^wb_(?:root|main|header|footer)(?:_container)?$/, weight: LIKELY },
    ],
  },
];
