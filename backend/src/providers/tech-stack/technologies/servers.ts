import { CERTAIN, STRONG, type Technology } from '../technology.js';

/** Servers, languages, delivery networks and hosts, mostly from the headers. */
export const servers: readonly Technology[] = [
  {
    name: 'nginx',
    categories: ['Web server'],
    website: 'https://nginx.org',
    clues: [{ in: 'header', name: 'server', pattern: /^nginx(?:\/(?<version>\d[\d.]*))?/i, weight: CERTAIN }],
  },
  {
    name: 'OpenResty',
    categories: ['Web server'],
    website: 'https://openresty.org',
    clues: [{ in: 'header', name: 'server', pattern: /^openresty(?:\/(?<version>\d[\d.]*))?/i, weight: CERTAIN }],
    implies: ['nginx'],
  },
  {
    name: 'Apache HTTP Server',
    categories: ['Web server'],
    website: 'https://httpd.apache.org',
    clues: [{ in: 'header', name: 'server', pattern: /^Apache(?:\/(?<version>\d[\d.]*))?(?:\s|$)/, weight: CERTAIN }],
  },
  {
    name: 'LiteSpeed',
    categories: ['Web server'],
    website: 'https://www.litespeedtech.com',
    clues: [
      { in: 'header', name: 'server', pattern: /^LiteSpeed/i, weight: CERTAIN },
      { in: 'header', name: 'x-litespeed-cache', weight: CERTAIN },
      { in: 'header', name: 'x-turbo-charged-by', pattern: /^LiteSpeed/i, weight: CERTAIN },
    ],
  },
  {
    name: 'Microsoft IIS',
    categories: ['Web server'],
    website: 'https://www.iis.net',
    clues: [{ in: 'header', name: 'server', pattern: /^Microsoft-IIS(?:\/(?<version>\d[\d.]*))?/i, weight: CERTAIN }],
  },
  {
    name: 'Caddy',
    categories: ['Web server'],
    website: 'https://caddyserver.com',
    clues: [
      { in: 'header', name: 'server', pattern: /^Caddy/i, weight: CERTAIN },
      { in: 'header', name: 'via', pattern: /\bCaddy$/, weight: STRONG },
    ],
  },
  {
    name: 'PHP',
    categories: ['Programming language'],
    website: 'https://www.php.net',
    clues: [
      { in: 'header', name: 'x-powered-by', pattern: /PHP(?:\/(?<version>\d[\d.]*))?/i, weight: CERTAIN },
      { in: 'header', name: 'server', pattern: /\bPHP\/(?<version>\d[\d.]*)/, weight: CERTAIN },
      { in: 'cookie', pattern: /^PHPSESSID$/, weight: STRONG },
    ],
  },
  {
    name: 'ASP.NET',
    categories: ['Programming language'],
    website: 'https://dotnet.microsoft.com/apps/aspnet',
    clues: [
      { in: 'header', name: 'x-aspnet-version', pattern: /^(?<version>\d[\d.]*)/, weight: CERTAIN },
      { in: 'header', name: 'x-aspnetmvc-version', weight: CERTAIN },
      { in: 'header', name: 'x-powered-by', pattern: /ASP\.NET/i, weight: CERTAIN },
      { in: 'cookie', pattern: /^(?:ASP\.NET_SessionId|\.AspNetCore\..+)$/, weight: CERTAIN },
      { in: 'id', pattern: /^__VIEWSTATE(?:GENERATOR)?$/, weight: STRONG },
    ],
  },
  { name: 'Node.js', categories: ['Programming language'], website: 'https://nodejs.org', clues: [] },
  {
    name: 'Python',
    categories: ['Programming language'],
    website: 'https://www.python.org',
    clues: [
      { in: 'header', name: 'server', pattern: /\bPython\/(?<version>\d[\d.]*)|^(?:gunicorn|Werkzeug|waitress|Zope)/i, weight: CERTAIN },
    ],
  },
  {
    name: 'Ruby',
    categories: ['Programming language'],
    website: 'https://www.ruby-lang.org',
    clues: [{ in: 'header', name: 'server', pattern: /\bRuby\/(?<version>\d[\d.]*)/, weight: CERTAIN }],
  },
  {
    name: 'Java',
    categories: ['Programming language'],
    website: 'https://www.java.com',
    clues: [
      { in: 'cookie', pattern: /^JSESSIONID$/, weight: CERTAIN },
      { in: 'header', name: 'server', pattern: /^(?:Apache-Coyote|Apache Tomcat|Jetty|GlassFish)/i, weight: CERTAIN },
    ],
  },
  {
    name: 'Cloudflare',
    categories: ['CDN'],
    website: 'https://www.cloudflare.com',
    clues: [
      { in: 'header', name: 'cf-ray', weight: CERTAIN },
      { in: 'header', name: 'server', pattern: /^cloudflare/i, weight: CERTAIN },
      { in: 'cookie', pattern: /^(?:__cf_bm|__cfduid|cf_clearance)$/, weight: STRONG },
    ],
  },
  {
    name: 'Fastly',
    categories: ['CDN'],
    website: 'https://www.fastly.com',
    clues: [
      { in: 'header', name: 'x-fastly-request-id', weight: CERTAIN },
      { in: 'header', name: 'fastly-debug-digest', weight: CERTAIN },
      { in: 'header', name: 'x-served-by', pattern: /\bcache-[a-z]{3}[\w-]*\d/, weight: STRONG },
    ],
  },
  {
    name: 'Amazon CloudFront',
    categories: ['CDN'],
    website: 'https://aws.amazon.com/cloudfront/',
    clues: [
      { in: 'header', name: 'x-amz-cf-id', weight: CERTAIN },
      { in: 'header', name: 'x-amz-cf-pop', weight: CERTAIN },
      { in: 'header', name: 'via', pattern: /\(CloudFront\)/, weight: CERTAIN },
    ],
  },
  {
    name: 'Akamai',
    categories: ['CDN'],
    website: 'https://www.akamai.com',
    clues: [
      { in: 'header', name: 'x-akamai-transformed', weight: CERTAIN },
      { in: 'header', name: 'server', pattern: /^AkamaiGHost|^AkamaiNetStorage/, weight: CERTAIN },
      { in: 'cookie', pattern: /^(?:ak_bmsc|bm_sz)$/, weight: STRONG },
    ],
  },
  {
    name: 'Bunny CDN',
    categories: ['CDN'],
    website: 'https://bunny.net',
    clues: [{ in: 'header', name: 'server', pattern: /^BunnyCDN/i, weight: CERTAIN }],
  },
  {
    name: 'Varnish',
    categories: ['Performance'],
    website: 'https://varnish-cache.org',
    clues: [
      { in: 'header', name: 'via', pattern: /varnish(?: \(Varnish\/(?<version>\d[\d.]*)\))?/i, weight: STRONG },
      { in: 'header', name: 'x-varnish', weight: CERTAIN },
    ],
  },
  {
    name: 'Vercel',
    categories: ['Hosting'],
    website: 'https://vercel.com',
    clues: [
      { in: 'header', name: 'x-vercel-id', weight: CERTAIN },
      { in: 'header', name: 'server', pattern: /^(?:Vercel|now)$/i, weight: CERTAIN },
      { in: 'host', pattern: /\.vercel\.app$/, weight: CERTAIN },
    ],
  },
  {
    name: 'Netlify',
    categories: ['Hosting'],
    website: 'https://www.netlify.com',
    clues: [
      { in: 'header', name: 'x-nf-request-id', weight: CERTAIN },
      { in: 'header', name: 'server', pattern: /^Netlify/i, weight: CERTAIN },
      { in: 'host', pattern: /\.netlify\.app$/, weight: CERTAIN },
    ],
  },
  {
    name: 'GitHub Pages',
    categories: ['Hosting'],
    website: 'https://pages.github.com',
    clues: [
      { in: 'header', name: 'x-github-request-id', weight: CERTAIN },
      { in: 'header', name: 'server', pattern: /^GitHub\.com$/i, weight: CERTAIN },
      { in: 'host', pattern: /\.github\.io$/, weight: CERTAIN },
    ],
  },
  {
    name: 'GitLab Pages',
    categories: ['Hosting'],
    website: 'https://docs.gitlab.com/user/project/pages/',
    clues: [{ in: 'host', pattern: /\.gitlab\.io$/, weight: CERTAIN }],
  },
  {
    name: 'Cloudflare Pages',
    categories: ['Hosting'],
    website: 'https://pages.cloudflare.com',
    clues: [{ in: 'host', pattern: /\.pages\.dev$/, weight: CERTAIN }],
  },
  {
    name: 'Infomaniak',
    categories: ['Hosting'],
    website: 'https://www.infomaniak.com',
    clues: [{ in: 'host', pattern: /\.(?:preview\.)?infomaniak\.(?:website|com)$/, weight: CERTAIN }],
  },
  {
    name: 'WP Engine',
    categories: ['Hosting'],
    website: 'https://wpengine.com',
    clues: [{ in: 'header', name: 'x-powered-by', pattern: /^WP Engine/i, weight: CERTAIN }],
    implies: ['WordPress'],
  },
  {
    name: 'Plesk',
    categories: ['Hosting'],
    website: 'https://www.plesk.com',
    clues: [{ in: 'header', name: 'x-powered-by', pattern: /^Plesk/i, weight: CERTAIN }],
  },
];
