import { CERTAIN, HINT, LIKELY, STRONG, type Technology } from '../technology.js';

export const wordpress: readonly Technology[] = [
  {
    name: 'WordPress',
    categories: ['CMS', 'Blog'],
    website: 'https://wordpress.org',
    reviewed: '2026-11',
    system: 'cms',
    clues: [
      { in: 'generator', pattern: /^WordPress(?:\.com|\s+(?<version>\d[\w.-]*))?/i, weight: CERTAIN },
      { in: 'link', rel: 'https://api.w.org/', from: 'anywhere', weight: CERTAIN, evidence: 'link to the REST API' },
      { in: 'header', name: 'link', pattern: /rel="?https:\/\/api\.w\.org\/"?/, weight: CERTAIN },
      { in: 'header', name: 'x-redirect-by', pattern: /^WordPress$/i, weight: CERTAIN },
      // These files carry the version of the core; most others in wp-includes carry their own.
      {
        in: 'stylesheet',
        pattern: /\/wp-includes\/css\/(?:dist\/block-library\/|dashicons|classic-themes)[\w.-]*\?ver=(?<version>\d+\.\d+(?:\.\d+)?)(?:$|&)/,
        weight: CERTAIN,
      },
      {
        in: 'script',
        pattern: /\/wp-includes\/js\/(?:wp-embed|comment-reply|wp-emoji-release)[\w.-]*\?ver=(?<version>\d+\.\d+(?:\.\d+)?)(?:$|&)/,
        weight: CERTAIN,
      },
      {
        in: 'dataScript',
        name: 'wp-emoji-settings',
        pattern: /wp-emoji-release\.min\.js\?ver=(?<version>\d+\.\d+(?:\.\d+)?)"/,
        weight: STRONG,
      },
      {
        in: 'inlineScript',
        pattern: /wp-includes(?:\\?\/)js(?:\\?\/)wp-emoji-release\.min\.js\?ver=(?<version>\d+\.\d+(?:\.\d+)?)"/,
        weight: STRONG,
      },
      { in: 'asset', pattern: /\/wp-(?:includes|content\/(?:themes|plugins|mu-plugins|cache))\//, weight: STRONG },
      { in: 'inlineScript', pattern: /^(?:\/\*.*?\*\/\s*)?window\._wpemojiSettings\s*=/, weight: STRONG },
      { in: 'link', rel: 'edituri', pattern: /\/xmlrpc\.php\?rsd$/, weight: LIKELY },
      { in: 'link', rel: 'alternate', pattern: /\/wp-json\/oembed\//, weight: STRONG },
      { in: 'header', name: 'x-pingback', pattern: /\/xmlrpc\.php$/, weight: LIKELY },
      { in: 'cookie', pattern: /^(?:wordpress_|wp-settings-|wp_lang$)/, weight: LIKELY },
      { in: 'id', pattern: /^(?:wp-block-library|global-styles|wp-emoji-styles|wp-custom)-(?:inline-)?css$/, weight: LIKELY },
      { in: 'bodyClass', pattern: /^(?:wp-singular|wp-custom-logo|wp-theme-.+|wp-embed-responsive)$/, weight: LIKELY },
      // Old uploads often keep their address after a migration.
      { in: 'image', pattern: /\/wp-content\/uploads\//, weight: HINT },
    ],
    implies: ['PHP'],
    root: /\/wp-(?:content|includes|json)\//,
    probes: [
      {
        path: 'announced feed',
        pattern: /<generator>https?:\/\/wordpress\.(?:org|com)\/(?:\?v=(?<version>\d[\d.]*))?/,
        weight: CERTAIN,
        evidence: 'generator of the feed',
      },
      {
        path: '/feed/',
        pattern: /<generator>https?:\/\/wordpress\.(?:org|com)\/(?:\?v=(?<version>\d[\d.]*))?/,
        weight: LIKELY,
        evidence: 'generator of the feed',
        isStaticFile: true,
      },
      {
        path: '/wp-links-opml.php',
        pattern: /<!-- generator="WordPress\/(?<version>\d[\d.]*)/,
        weight: CERTAIN,
        evidence: 'generator of the link list',
      },
      {
        path: '/robots.txt',
        pattern: /^Disallow: \S*\/wp-admin\//m,
        weight: LIKELY,
        evidence: 'robots.txt names wp-admin',
        isStaticFile: true,
      },
    ],
  },
  {
    name: 'WordPress.com',
    categories: ['Hosting'],
    website: 'https://wordpress.com',
    reviewed: '2026-11',
    clues: [
      { in: 'generator', pattern: /^WordPress\.com/i, weight: CERTAIN },
      { in: 'header', name: 'x-hacker', pattern: /wordpress\.com|automattic/i, weight: CERTAIN },
      { in: 'host', pattern: /\.wordpress\.com$/, weight: CERTAIN },
    ],
    implies: ['WordPress'],
  },
];
