import { CERTAIN, HINT, LIKELY, STRONG, type Technology } from '../technology.js';

/** Measuring, advertising and the consent to both. */
export const analytics: readonly Technology[] = [
  {
    name: 'Google Tag Manager',
    categories: ['Tag manager'],
    website: 'https://tagmanager.google.com',
    clues: [
      { in: 'script', from: ['www.googletagmanager.com'], pattern: /^\/gtm\.js/, weight: CERTAIN },
      { in: 'iframe', from: ['www.googletagmanager.com'], pattern: /^\/ns\.html/, weight: CERTAIN },
      { in: 'inlineScript', pattern: /googletagmanager\.com\/gtm\.js\?id=|\bgtm\.start\b/, weight: STRONG },
    ],
  },
  {
    name: 'Google Analytics',
    categories: ['Analytics'],
    website: 'https://marketingplatform.google.com/about/analytics/',
    clues: [
      { in: 'script', from: ['www.googletagmanager.com'], pattern: /^\/gtag\/js\?(?:.*&)?id=(?:G|UA)-/, weight: CERTAIN },
      { in: 'script', from: ['google-analytics.com'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /\bgtag\(\s*['"]config['"],\s*['"](?:G|UA)-/, weight: CERTAIN },
      { in: 'inlineScript', pattern: /google-analytics\.com\/(?:analytics|ga)\.js/, weight: STRONG },
    ],
  },
  {
    name: 'Google Ads',
    categories: ['Advertising'],
    website: 'https://ads.google.com',
    clues: [
      { in: 'script', from: ['www.googletagmanager.com'], pattern: /^\/gtag\/js\?(?:.*&)?id=AW-/, weight: CERTAIN },
      { in: 'script', from: ['www.googleadservices.com', 'googleads.g.doubleclick.net'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /\bgtag\(\s*['"]config['"],\s*['"]AW-/, weight: CERTAIN },
    ],
  },
  {
    name: 'Google AdSense',
    categories: ['Advertising'],
    website: 'https://adsense.google.com',
    clues: [{ in: 'script', from: ['pagead2.googlesyndication.com'], weight: CERTAIN }],
  },
  {
    name: 'Matomo',
    categories: ['Analytics'],
    website: 'https://matomo.org',
    clues: [
      { in: 'script', from: 'anywhere', pattern: /\/(?:matomo|piwik)\.js/, weight: CERTAIN },
      { in: 'script', from: ['cdn.matomo.cloud'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /\b_paq\.push\(\s*\[\s*['"](?:setTrackerUrl|setSiteId|trackPageView)/, weight: CERTAIN },
      { in: 'cookie', pattern: /^_pk_(?:id|ses)\./, weight: STRONG },
    ],
  },
  {
    name: 'Plausible',
    categories: ['Analytics'],
    website: 'https://plausible.io',
    clues: [
      { in: 'script', from: ['plausible.io'], pattern: /\/js\//, weight: CERTAIN },
      { in: 'script', from: 'anywhere', pattern: /\/js\/(?:script|plausible)(?:\.[\w-]+)*\.js$/, weight: HINT },
      { in: 'inlineScript', pattern: /\bwindow\.plausible\s*=\s*window\.plausible/, weight: STRONG },
    ],
  },
  {
    name: 'Fathom',
    categories: ['Analytics'],
    website: 'https://usefathom.com',
    clues: [{ in: 'script', from: ['cdn.usefathom.com'], weight: CERTAIN }],
  },
  {
    name: 'Umami',
    categories: ['Analytics'],
    website: 'https://umami.is',
    clues: [
      { in: 'script', from: ['cloud.umami.is', 'analytics.umami.is'], weight: CERTAIN },
      { in: 'script', from: 'anywhere', pattern: /\/umami\.js/, weight: STRONG },
    ],
  },
  {
    name: 'Cloudflare Web Analytics',
    categories: ['Analytics'],
    website: 'https://www.cloudflare.com/web-analytics/',
    clues: [{ in: 'script', from: ['static.cloudflareinsights.com'], weight: CERTAIN }],
  },
  {
    name: 'Vercel Analytics',
    categories: ['Analytics'],
    website: 'https://vercel.com/analytics',
    clues: [{ in: 'script', pattern: /\/_vercel\/(?:insights|speed-insights)\/script\.js/, weight: CERTAIN }],
  },
  {
    name: 'Microsoft Clarity',
    categories: ['Analytics'],
    website: 'https://clarity.microsoft.com',
    clues: [
      { in: 'script', from: ['www.clarity.ms', 'scripts.clarity.ms'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /https:\/\/www\.clarity\.ms\/tag\//, weight: STRONG },
    ],
  },
  {
    name: 'Hotjar',
    categories: ['Analytics'],
    website: 'https://www.hotjar.com',
    clues: [
      { in: 'script', from: ['static.hotjar.com', 'script.hotjar.com'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /\b_hjSettings\s*=/, weight: CERTAIN },
    ],
  },
  {
    name: 'Meta Pixel',
    categories: ['Advertising'],
    website: 'https://www.facebook.com/business/tools/meta-pixel',
    clues: [
      { in: 'script', from: ['connect.facebook.net'], pattern: /\/fbevents\.js/, weight: CERTAIN },
      { in: 'inlineScript', pattern: /\bfbq\(\s*['"]init['"]|connect\.facebook\.net\/\w+\/fbevents\.js/, weight: CERTAIN },
      { in: 'image', from: ['www.facebook.com'], pattern: /^\/tr\?id=/, weight: STRONG },
    ],
  },
  {
    name: 'LinkedIn Insight Tag',
    categories: ['Advertising'],
    website: 'https://business.linkedin.com/marketing-solutions/insight-tag',
    clues: [
      { in: 'script', from: ['snap.licdn.com'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /\b_linkedin_partner_id\s*=/, weight: CERTAIN },
    ],
  },
  {
    name: 'TikTok Pixel',
    categories: ['Advertising'],
    website: 'https://ads.tiktok.com',
    clues: [
      { in: 'script', from: ['analytics.tiktok.com'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /analytics\.tiktok\.com\/i18n\/pixel/, weight: STRONG },
    ],
  },
  {
    name: 'Cookiebot',
    categories: ['Cookie consent'],
    website: 'https://www.cookiebot.com',
    clues: [
      { in: 'script', from: ['consent.cookiebot.com', 'consent.cookiebot.eu', 'consentcdn.cookiebot.com'], weight: CERTAIN },
      { in: 'id', pattern: /^Cookiebot$/, weight: LIKELY },
    ],
  },
  {
    name: 'Axeptio',
    categories: ['Cookie consent'],
    website: 'https://www.axept.io',
    clues: [
      { in: 'script', from: ['static.axept.io', 'axept.io'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /\bwindow\.axeptioSettings\s*=|\/\/static\.axept\.io\/sdk/, weight: CERTAIN },
    ],
  },
  {
    name: 'tarteaucitron',
    categories: ['Cookie consent'],
    website: 'https://tarteaucitron.io',
    clues: [
      { in: 'script', from: 'anywhere', pattern: /\/tarteaucitron(?:\.min)?\.js/, weight: CERTAIN },
      { in: 'script', from: ['tarteaucitron.io'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /\btarteaucitron\.init\(/, weight: CERTAIN },
    ],
  },
  {
    name: 'Didomi',
    categories: ['Cookie consent'],
    website: 'https://www.didomi.io',
    clues: [
      { in: 'script', from: ['sdk.privacy-center.org'], weight: CERTAIN },
      { in: 'inlineScript', pattern: /sdk\.privacy-center\.org/, weight: STRONG },
    ],
  },
  {
    name: 'OneTrust',
    categories: ['Cookie consent'],
    website: 'https://www.onetrust.com',
    clues: [{ in: 'script', from: ['cdn.cookielaw.org'], weight: CERTAIN }],
  },
  {
    name: 'Usercentrics',
    categories: ['Cookie consent'],
    website: 'https://usercentrics.com',
    clues: [{ in: 'script', from: ['app.usercentrics.eu', 'web.cmp.usercentrics.eu'], weight: CERTAIN }],
  },
  {
    name: 'iubenda',
    categories: ['Cookie consent'],
    website: 'https://www.iubenda.com',
    clues: [{ in: 'script', from: ['iubenda.com'], weight: CERTAIN }],
  },
  {
    name: 'Complianz',
    categories: ['Cookie consent'],
    website: 'https://complianz.io',
    clues: [{ in: 'asset', pattern: /\/wp-content\/plugins\/complianz-gdpr(?:-premium)?\//, weight: CERTAIN }],
    implies: ['WordPress'],
  },
  {
    name: 'CookieYes',
    categories: ['Cookie consent'],
    website: 'https://www.cookieyes.com',
    clues: [
      { in: 'script', from: ['cdn-cookieyes.com'], weight: CERTAIN },
      { in: 'asset', pattern: /\/wp-content\/plugins\/cookie-law-info\//, weight: CERTAIN },
    ],
  },
];
