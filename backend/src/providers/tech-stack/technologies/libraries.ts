import { CERTAIN, HINT, LIKELY, STRONG, type Technology } from '../technology.js';

/** Libraries, style sheets and fonts, from any host. */
export const libraries: readonly Technology[] = [
  {
    name: 'jQuery',
    categories: ['JavaScript library'],
    website: 'https://jquery.com',
    reviewed: '2026-11',
    clues: [
      {
        in: 'script',
        from: 'anywhere',
        pattern: /\/jquery-(?<version>\d+\.\d+(?:\.\d+)?)(?:\.slim)?(?:\.min)?\.js/i,
        weight: CERTAIN,
      },
      { in: 'script', from: 'anywhere', pattern: /\/jquery[@/](?<version>\d+\.\d+(?:\.\d+)?)\//i, weight: CERTAIN },
      {
        in: 'script',
        from: 'anywhere',
        pattern: /\/jquery(?:\.slim)?(?:\.min)?\.js(?:\?(?:ver?=)(?<version>\d+\.\d+\.\d+)(?:$|[&-]))?/i,
        weight: STRONG,
      },
    ],
  },
  {
    name: 'jQuery Migrate',
    categories: ['JavaScript library'],
    website: 'https://github.com/jquery/jquery-migrate',
    reviewed: '2026-11',
    clues: [
      {
        in: 'script',
        from: 'anywhere',
        pattern: /\/jquery-migrate(?:-(?:\d[\d.]*))?(?:\.min)?\.js(?:\?ver=(?<version>\d+\.\d+\.\d+))?/,
        weight: CERTAIN,
      },
    ],
  },
  {
    name: 'jQuery UI',
    categories: ['JavaScript library'],
    website: 'https://jqueryui.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: 'anywhere', pattern: /\/jqueryui\/(?<version>\d+\.\d+\.\d+)\//, weight: CERTAIN },
      {
        in: 'script',
        from: 'anywhere',
        pattern: /\/(?:jquery-ui(?:\.custom)?|jquery\/ui\/core)(?:\.min)?\.js(?:\?ver=(?<version>\d+\.\d+\.\d+))?/,
        weight: STRONG,
      },
    ],
  },
  {
    name: 'Bootstrap',
    categories: ['CSS framework'],
    website: 'https://getbootstrap.com',
    reviewed: '2026-11',
    clues: [
      {
        in: 'asset',
        from: 'anywhere',
        pattern: /(?:bootstrap@|bootstrap\/)(?<version>\d+\.\d+\.\d+)\/(?:dist\/)?(?:css|js)\/bootstrap/i,
        weight: CERTAIN,
      },
      {
        in: 'asset',
        from: 'anywhere',
        pattern:
          /\/bootstrap(?:\.bundle|-grid|-reboot)?(?:-\d[\d.]*)?(?:\.rtl)?(?:\.min)?\.(?:css|js)(?:\?v(?:er)?=(?<version>\d+\.\d+\.\d+)$)?/i,
        weight: STRONG,
      },
      { in: 'attribute', name: 'data-bs-toggle', weight: STRONG },
      { in: 'class', pattern: /^col-(?:md|lg)-(?:[1-9]|1[0-2])$/, weight: HINT },
      { in: 'class', pattern: /^navbar-(?:toggler|expand-(?:md|lg|xl))$/, weight: HINT },
    ],
  },
  {
    name: 'Tailwind CSS',
    categories: ['CSS framework'],
    website: 'https://tailwindcss.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: ['cdn.tailwindcss.com'], pattern: /^\/(?<version>\d+\.\d+\.\d+)?/, weight: CERTAIN },
      { in: 'asset', from: 'anywhere', pattern: /\/@tailwindcss\/browser@(?<version>\d+(?:\.\d+){0,2})/, weight: CERTAIN },
      { in: 'asset', from: 'anywhere', pattern: /\/tailwind(?:css)?(?:[@/](?<version>\d+\.\d+\.\d+))?[^?]*\.css/, weight: STRONG },
      {
        in: 'class',
        pattern: /^(?:sm|md|lg|xl|2xl):(?:grid-cols-\d+|flex-row|(?:px|py|mt|mb)-\d+|w-\d\/\d|text-[2-9]?xl)$/,
        weight: LIKELY,
      },
      {
        in: 'class',
        pattern: /^(?:bg|text|from|to|border|ring)-(?:slate|gray|zinc|neutral|stone|emerald|indigo)-\d{2,3}(?:\/\d+)?$/,
        weight: HINT,
      },
      { in: 'class', pattern: /^(?:max-w-\d?xl|space-y-\d+|tracking-tight|hover:bg-\S+|dark:\S+)$/, weight: HINT },
    ],
  },
  {
    name: 'Foundation',
    categories: ['CSS framework'],
    website: 'https://get.foundation',
    reviewed: '2026-11',
    clues: [
      {
        in: 'asset',
        from: 'anywhere',
        pattern: /(?:foundation(?:-sites)?[@/](?<version>\d+\.\d+\.\d+))?\/foundation(?:\.min)?\.(?:css|js)/,
        weight: STRONG,
      },
    ],
  },
  {
    name: 'UIkit',
    categories: ['CSS framework'],
    website: 'https://getuikit.com',
    reviewed: '2026-11',
    clues: [
      {
        in: 'asset',
        from: 'anywhere',
        pattern: /(?:uikit[@/](?<version>\d+\.\d+\.\d+)\S*)?\/uikit(?:-icons)?(?:\.min)?\.(?:css|js)/,
        weight: STRONG,
      },
      { in: 'attribute', name: 'uk-grid', weight: LIKELY },
      { in: 'class', pattern: /^uk-(?:container|section|navbar)$/, weight: LIKELY },
    ],
  },
  {
    name: 'Font Awesome',
    categories: ['Fonts'],
    website: 'https://fontawesome.com',
    reviewed: '2026-11',
    clues: [
      { in: 'asset', from: ['kit.fontawesome.com', 'use.fontawesome.com', 'pro.fontawesome.com'], weight: CERTAIN },
      {
        in: 'asset',
        from: 'anywhere',
        pattern: /(?:font-?awesome(?:-free)?[@/])(?<version>\d+\.\d+\.\d+)\//i,
        weight: CERTAIN,
      },
      {
        in: 'asset',
        from: 'anywhere',
        pattern: /\/font-?awesome[\w-]*\/?(?:[^?]*\/)?[\w-]*(?:\.min)?\.css(?:\?ver=(?<version>\d+\.\d+\.\d+))?/i,
        weight: STRONG,
      },
      { in: 'class', pattern: /^fa-(?:solid|brands|regular|facebook|facebook-f)$/, weight: STRONG },
    ],
  },
  {
    name: 'Google Fonts',
    categories: ['Fonts'],
    website: 'https://fonts.google.com',
    reviewed: '2026-11',
    clues: [
      { in: 'stylesheet', from: ['fonts.googleapis.com'], weight: CERTAIN },
      { in: 'link', from: ['fonts.googleapis.com', 'fonts.gstatic.com'], weight: LIKELY },
      { in: 'script', from: ['ajax.googleapis.com'], pattern: /\/webfont\//, weight: STRONG },
    ],
  },
  {
    name: 'Adobe Fonts',
    categories: ['Fonts'],
    website: 'https://fonts.adobe.com',
    reviewed: '2026-11',
    clues: [{ in: 'asset', from: ['use.typekit.net', 'use.typekit.com'], weight: CERTAIN }],
  },
  {
    name: 'Swiper',
    categories: ['JavaScript library'],
    website: 'https://swiperjs.com',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: 'anywhere', pattern: /(?:[@/](?<version>\d+\.\d+\.\d+))?\/swiper(?:-bundle)?(?:\.min)?\.js/, weight: STRONG },
      { in: 'class', pattern: /^swiper-(?:wrapper|slide)$/, weight: STRONG },
    ],
  },
  {
    name: 'Slick',
    categories: ['JavaScript library'],
    website: 'https://kenwheeler.github.io/slick/',
    reviewed: '2026-11',
    clues: [
      {
        in: 'script',
        from: 'anywhere',
        pattern: /(?:slick-carousel[@/](?<version>\d+\.\d+\.\d+)\S*)?\/slick(?:\.min)?\.js/,
        weight: STRONG,
      },
    ],
  },
  {
    name: 'GSAP',
    categories: ['JavaScript library'],
    website: 'https://gsap.com',
    reviewed: '2026-11',
    clues: [
      {
        in: 'script',
        from: 'anywhere',
        pattern: /(?:gsap[@/](?<version>\d+\.\d+\.\d+)\S*)?\/(?:gsap|ScrollTrigger|TweenMax)(?:\.min)?\.js/,
        weight: STRONG,
      },
    ],
  },
  {
    name: 'AOS',
    categories: ['JavaScript library'],
    website: 'https://michalsnik.github.io/aos/',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: 'anywhere', pattern: /\/aos(?:\.min)?\.js/, weight: STRONG },
      { in: 'attribute', name: 'data-aos', weight: STRONG },
    ],
  },
  {
    name: 'htmx',
    categories: ['JavaScript library'],
    website: 'https://htmx.org',
    reviewed: '2026-11',
    clues: [
      { in: 'script', from: 'anywhere', pattern: /(?:htmx\.org[@/](?<version>\d+\.\d+\.\d+)\S*)?\/htmx(?:\.min)?\.js/, weight: STRONG },
      { in: 'attribute', name: 'hx-get', weight: STRONG },
    ],
  },
  {
    name: 'Lightbox',
    categories: ['JavaScript library'],
    website: 'https://lokeshdhakar.com/projects/lightbox2/',
    reviewed: '2026-11',
    clues: [{ in: 'script', from: 'anywhere', pattern: /\/lightbox(?:2|-plus-jquery)?(?:\.min)?\.js/, weight: STRONG }],
  },
  {
    name: 'Polyfill.io',
    categories: ['JavaScript library'],
    website: 'https://polyfill.io',
    reviewed: '2026-11',
    clues: [{ in: 'script', from: ['polyfill.io'], weight: CERTAIN }],
  },
];
