import fc from 'fast-check';
import { CERTAINTY_FROM } from '../../rules/bands.rules.js';
import { detectTechnologies } from './detect.js';
import { collectEvidence } from './site-evidence.js';
import { technologies } from './technologies/index.js';

interface Page {
  html?: string;
  headers?: Record<string, string>;
  cookies?: string[];
  url?: string;
}

function detect({ html = '', headers = {}, cookies = [], url = 'https://www.exemple.ch/' }: Page) {
  return detectTechnologies(collectEvidence({ url, headers, setCookies: cookies, html }), technologies);
}

const generator = (content: string): Page => ({ html: `<meta name="generator" content="${content}">` });
const html = (...parts: string[]): Page => ({ html: parts.join('') });
const names = (page: Page) => detect(page).technologies.map(({ name }) => name);

describe('a system that signs its pages', () => {
  it.each([
    ['WordPress 6.9', 'WordPress', '6.9'],
    ['Joomla! - Open Source Content Management', 'Joomla', null],
    ['Drupal 10 (https://www.drupal.org)', 'Drupal', '10'],
    ['TYPO3 CMS', 'TYPO3', null],
    ['TYPO3 6.2 CMS', 'TYPO3', '6.2'],
    ['SPIP 4.2.16', 'SPIP', '4.2.16'],
    ['PrestaShop', 'PrestaShop', null],
    ['Wix.com Website Builder', 'Wix', null],
    ['Webflow', 'Webflow', null],
    ['Jimdo Creator', 'Jimdo', null],
    ['Ghost 5.82', 'Ghost', '5.82'],
    ['Contao Open Source CMS', 'Contao', null],
    ['concrete5 - 8.5.12', 'Concrete CMS', '8.5.12'],
    ['Concrete CMS', 'Concrete CMS', null],
    ['DotNetNuke ', 'DNN', null],
    ['HubSpot', 'HubSpot CMS', null],
    ['Starfield Technologies; Go Daddy Website Builder 8.0.0000', 'GoDaddy Website Builder', '8.0.0000'],
    ['Framer 2b9c1f0', 'Framer', null],
    ['MediaWiki 1.39.17', 'MediaWiki', '1.39.17'],
    ['MediaWiki 1.44.0-wmf.5', 'MediaWiki', '1.44.0-wmf.5'],
    ['DokuWiki', 'DokuWiki', null],
    ['Odoo', 'Odoo', null],
    ['e-monsite (e-monsite.com)', 'e-monsite', null],
    ['Webnode 2', 'Webnode', '2'],
    ['Discourse 3.3.0.beta2 - https://github.com/discourse/discourse version abc', 'Discourse', '3.3.0.beta2'],
    ['Silverstripe CMS 5.2', 'Silverstripe', '5.2'],
    ['Mobirise v5.9.18, mobirise.com', 'Mobirise', '5.9.18'],
    ['Nicepage 6.1.4, nicepage.com', 'Nicepage', '6.1.4'],
    ['Hugo 0.111.3', 'Hugo', '0.111.3'],
    ['Jekyll v4.3.1', 'Jekyll', '4.3.1'],
    ['Eleventy v3.1.5', 'Eleventy', '3.1.5'],
    ['Docusaurus v3.8.1', 'Docusaurus', '3.8.1'],
    ['Astro v7.3.5', 'Astro', '7.3.5'],
    ['Gatsby 5.16.1', 'Gatsby', '5.16.1'],
    ['VitePress v1.6.4', 'VitePress', '1.6.4'],
  ])('%s', (content, name, version) => {
    const stack = detect(generator(content));
    expect([stack.cms_name, stack.version, stack.confidence]).toEqual([name, version, 95]);
    expect(stack.technologies[0]?.evidence).toEqual([`meta generator: ${content.trim()}`]);
  });
});

describe('a system that hides its name', () => {
  const file = (path: string) => `<link rel="stylesheet" href="${path}">`;
  const script = (path: string) => `<script src="${path}"></script>`;
  const code = (text: string) => `<script>${text}</script>`;
  const unsigned: [string, Page][] = [
    ['WordPress', { html: file('/wp-content/themes/jardin/style.css') }],
    ['WordPress', { headers: { Link: '<https://exemple.ch/wp-json/>; rel="https://api.w.org/"' } }],
    ['Joomla', { html: '<script type="application/json" class="joomla-script-options new">{}</script>' }],
    ['Drupal', { html: script('/core/misc/drupal.js?v=10.2.3') }],
    ['Drupal', { headers: { 'x-generator': 'Drupal 9 (https://www.drupal.org)' } }],
    ['TYPO3', { html: '<!-- This website is powered by TYPO3 - inspiring people to share! -->' }],
    ['TYPO3', { html: file('/_assets/0123456789abcdef0123456789abcdef/Css/main.css') }],
    ['SPIP', { headers: { 'composed-by': 'SPIP 4.2.16 @ www.spip.net + http://exemple.ch/local/config.txt' } }],
    ['PrestaShop', { html: code('var prestashop = {"cart":{}};') }],
    ['Shopify', { html: script('//exemple.ch/cdn/shop/t/7/assets/global.js') }],
    ['Shopify', { html: script('https://cdn.shopify.com/s/files/1/0001/t/2/assets/theme.js') }],
    ['Wix', { html: script('https://static.parastorage.com/services/wix-thunderbolt/dist/main.js') }],
    ['Squarespace', { html: '<!-- This is Squarespace. --><!-- exemple -->' }],
    ['Webflow', { html: '<html data-wf-page="6" data-wf-site="5"></html>' }],
    ['Jimdo', { html: script('https://assets.jimstatic.com/web.js.e2ae073f.js') }],
    ['Magento', { html: script('/static/version1700000000/frontend/Magento/luma/fr_FR/requirejs/require.js') }],
    ['Magento', { html: file('/skin/frontend/base/default/css/styles.css') }],
    ['Ghost', { html: script('https://cdn.jsdelivr.net/ghost/portal@~2.36/umd/portal.min.js') }],
    ['Contao', { html: file('/bundles/contaocore/css/main.css') }],
    ['Concrete CMS', { cookies: ['CONCRETE=abc; path=/'] }],
    ['DNN', { html: script('/js/dnncore.js') + file('/Portals/_default/default.css') }],
    ['Sitecore', { cookies: ['SC_ANALYTICS_GLOBAL_COOKIE=abc; path=/'] }],
    ['Adobe Experience Manager', { html: file('/etc.clientlibs/exemple/clientlibs/base.min.css') }],
    ['HubSpot CMS', { headers: { 'x-hs-content-id': '123' } }],
    ['Weebly', { html: script('//cdn2.editmysite.com/js/site/main.js') }],
    ['GoDaddy Website Builder', { html: script('https://img1.wsimg.com/blobby/go/abc/script.js') }],
    ['Strikingly', { html: script('https://static-assets.strikinglycdn.com/webpack/site.js') }],
    ['Framer', { html: script('https://framerusercontent.com/sites/abc/script_main.mjs') }],
    ['MediaWiki', { html: file('/w/load.php?lang=fr&modules=skins.vector&only=styles') }],
    ['DokuWiki', { html: file('/lib/exe/css.php?t=dokuwiki') }],
    ['Odoo', { html: file('/web/assets/1/abc123/web.assets_frontend.min.css') }],
    ['Duda', { html: script('https://static.cdn-website.com/mnlt/production/5000/_dm/s/rt/dist/scripts/d-js-one-runtime.min.js') }],
    ['IONOS MyWebsite', { html: script('https://cdn.eu.mywebsite-editor.com/app/cdn/min/group/web.js') }],
    ['Sitejet', { html: code('if (!webcard) var webcard={};webcard.apiHost=location.host;') }],
    ['Craft CMS', { cookies: ['CraftSessionId=abc'] }],
    ['Statamic', { headers: { 'x-powered-by': 'Statamic' } }],
    ['October CMS', { cookies: ['october_session=abc'] }],
    ['Umbraco', { headers: { 'x-umbraco-version': '7.15.3' } }],
    ['Kirby', { html: '<img src="/media/pages/home/1a2b3c4d5e-1700000000/salle-640x.jpg">' }],
    ['ProcessWire', { html: `${file('/site/templates/styles/main.css')}<img src="/site/assets/files/1031/a.jpg">` }],
    ['Neos', { html: file('/_Resources/Static/Packages/Exemple.Site/main.css') }],
    ['Bitrix', { html: file('/bitrix/templates/main/styles.css') }],
    ['Silverstripe', { html: file('/_resources/themes/simple/css/layout.css') }],
    ['OpenCart', { cookies: ['OCSESSID=abc'] }],
    ['Shopware', { html: script('/bundles/storefront/storefront.js') }],
    ['BigCommerce', { html: script('https://cdn11.bigcommerce.com/s-abc123/stencil/01/dist/theme-bundle.js') }],
    ['WHMCS', { html: code("var whmcsBaseUrl = '';") }],
    ['phpBB', { html: '<body id="phpbb" class="nojs notouch section-index ltr">' }],
    ['Discourse', { headers: { 'x-discourse-route': 'list/latest' } }],
    ['Moodle', { cookies: ['MoodleSession=abc'] }],
    ['Nextcloud', { cookies: ['nc_sameSiteCookiestrict=true', '__Host-nc_sameSiteCookielax=true'] }],
    ['Astro', { html: '<body data-astro-cid-wbmjye5h><h1>a</h1></body>' }],
    ['Next.js', { html: script('/_next/static/chunks/main.js') }],
    ['Nuxt', { html: script('/_nuxt/entry.js') }],
    ['Gatsby', { html: '<div id="___gatsby"></div>' }],
    ['Remix', { html: code('window.__remixContext = {};') }],
    ['SvelteKit', { html: script('/_app/immutable/entry/start.js') }],
  ];

  it.each(unsigned)('%s', (name, page) => {
    const stack = detect(page);
    expect(stack.cms_name).toBe(name);
    expect(stack.detected).toBe(true);
    expect(stack.confidence).toBeGreaterThanOrEqual(CERTAINTY_FROM.named);
  });
});

describe('evidence', () => {
  it('is readable and contains no token', () => {
    const page = html(
      '<meta name="shopify-checkout-api-token" content="23ac812f">',
      '<script src="/cdn/shop/t/7/assets/global.js?v=1"></script>',
    );
    expect(detect(page).technologies[0]?.evidence).toEqual(['meta shopify-checkout-api-token', 'file: /cdn/shop/t/7/assets/global.js?v=1']);
  });

  it('counts when a consent tool or a loader delays it', () => {
    expect(names(html('<script type="text/plain" data-category="ads">fbq(\'init\', \'1\');</script>'))).toEqual(['Meta Pixel']);
    expect(names(html('<script type="rocketlazyloadscript" data-rocket-src="/js/jquery-3.7.1.min.js"></script>'))).toContain('jQuery');
  });
});

describe('versions', () => {
  it.each([
    ['WordPress', '6.9', '<link rel="stylesheet" href="/wp-includes/css/dist/block-library/style.min.css?ver=6.9">'],
    [
      'WordPress',
      '6.9',
      `<script id="wp-emoji-settings" type="application/json">
        {"source":{"concatemoji":"\\/wp-includes\\/js\\/wp-emoji-release.min.js?ver=6.9"}}</script>`,
    ],
    ['Drupal', '10.2.3', `${generator('Drupal 10').html}<script src="/core/misc/drupal.js?v=10.2.3"></script>`],
    ['jQuery', '3.7.1', '<script src="https://code.jquery.com/jquery-3.7.1.min.js"></script>'],
    ['jQuery', '3.6.0', '<script src="https://cdnjs.cloudflare.com/ajax/libs/jquery/3.6.0/jquery.slim.min.js"></script>'],
    ['jQuery', '2.2.4', '<script src="https://cdn.jsdelivr.net/npm/jquery@2.2.4/dist/jquery.min.js"></script>'],
    ['Bootstrap', '5.3.2', '<link rel="stylesheet" href="https://cdn.jsdelivr.net/npm/bootstrap@5.3.2/dist/css/bootstrap.min.css">'],
    ['Angular', '17.3.1', '<app-root ng-version="17.3.1"></app-root>'],
    ['WooCommerce', '9.1.2', '<meta name="generator" content="WooCommerce 9.1.2">'],
    [
      'Elementor',
      '3.34.1',
      '<meta name="generator" content="Elementor 3.34.1; features: e_font_icon_svg; settings: css_print_method-external">',
    ],
    ['Divi', '4.27', '<meta name="generator" content="Divi v.4.27">'],
    ['Yoast SEO', '22.1', '<!-- This site is optimized with the Yoast SEO plugin v22.1 - https://yoast.com/wordpress/plugins/seo/ -->'],
  ])('%s %s', (name, version, html) => {
    expect(detect({ html }).technologies.find((technology) => technology.name === name)?.version).toBe(version);
  });

  it('come from the headers of the server', () => {
    const { technologies: found } = detect({ headers: { Server: 'Apache/2.4.62 (Debian)', 'X-Powered-By': 'PHP/8.2.35' } });
    expect(found.map(({ name, version }) => [name, version])).toEqual([
      ['Apache HTTP Server', '2.4.62'],
      ['PHP', '8.2.35'],
    ]);
  });

  it.each([
    ['jQuery', '<script src="/wp-content/plugins/galerie/js/jquery.min.js?ver=2.4.1"></script>', null],
    ['jQuery', '<script src="/app/plugins/galerie/jquery.js?ver=2.4.1"></script>', null],
    ['jQuery', '<script src="/js/jquery.min.js?ver=1.0.7"></script>', null],
    ['jQuery', '<script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script>', '3.7.1'],
    ['jQuery', '<script src="/wp/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script>', '3.7.1'],
    ['jQuery', '<script src="/wp-content/themes/x/js/jquery-3.6.0.min.js?ver=1.0.0"></script>', '3.6.0'],
    [
      'jQuery',
      '<script src="/wp-content/plugins/a/jquery.js?ver=9.9.9"></script><script src="/wp-includes/js/jquery/jquery.min.js?ver=3.7.1"></script>',
      '3.7.1',
    ],
    ['jQuery Migrate', '<script src="/wp-content/plugins/a/jquery-migrate.min.js?ver=5.1.0"></script>', null],
    ['jQuery UI', '<script src="/wp-content/plugins/a/jquery/ui/core.min.js?ver=5.1.0"></script>', null],
    ['jQuery UI', '<script src="/wp-includes/js/jquery/ui/core.min.js?ver=1.13.3"></script>', '1.13.3'],
    ['Bootstrap', '<link rel="stylesheet" href="/wp-content/themes/x/bootstrap.min.css?ver=4.2.0">', null],
    ['Font Awesome', '<link rel="stylesheet" href="/wp-content/plugins/x/font-awesome/css/all.min.css?ver=7.8.9">', null],
    ['React', '<script src="/wp-content/plugins/x/react.min.js?ver=4.5.6"></script>', null],
    ['Contact Form 7', '<script src="/wp-content/plugins/contact-form-7/includes/js/index.js?ver=6.1.4"></script>', '6.1.4'],
    ['Drupal', '<script src="/core/misc/drupal.js?v=10.2.3"></script>', '10.2.3'],
  ])('behind a file of %s: %s is %p', (name, page, version) => {
    const found = detect({ html: page }).technologies.find((technology) => technology.name === name);
    expect([found?.name, found?.version]).toEqual([name, version]);
  });

  it('of a theme are not the version of WordPress', () => {
    const html = '<link rel="stylesheet" href="/wp-content/themes/jardin/style.css?ver=1.2.3">';
    expect(detect({ html })).toMatchObject({ cms_name: 'WordPress', version: null });
  });
});

describe('an implied technology', () => {
  it('is found with it', () => {
    const stack = detect({
      html: '<script src="/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js?ver=9.1.2"></script>',
    });
    expect(stack.cms_name).toBe('WordPress');
    expect(stack.technologies.map(({ name }) => name)).toEqual(expect.arrayContaining(['WooCommerce', 'WordPress', 'PHP']));
    expect(stack.technologies.find(({ name }) => name === 'PHP')?.evidence).toEqual(['used by WordPress']);
  });

  it('does not become the system of the site', () => {
    const stack = detect({ html: '<script src="/_next/static/chunks/main.js"></script>' });
    expect(stack.cms_name).toBe('Next.js');
    expect(stack.technologies.map(({ name }) => name)).toContain('React');
  });
});

describe('a real CMS', () => {
  it('takes precedence over the framework that renders it', () => {
    const html =
      '<script src="/_next/static/chunks/main.js"></script><link rel="https://api.w.org/" href="https://cms.exemple.ch/wp-json/">';
    expect(detect({ html }).cms_name).toBe('WordPress');
  });

  it.each([
    ['Hugo 0.123.7', 'Hugo'],
    ['Astro v5.2.3', 'Astro'],
    ['Wix.com Website Builder', 'Wix'],
    ['Jimdo Creator', 'Jimdo'],
  ])('of earlier days, a style sheet and pictures of it left, goes behind %s', (content, name) => {
    const left = '<link rel="stylesheet" href="/wp-content/themes/old/style.css"><img src="/wp-content/uploads/2017/01/a.jpg">';
    expect(detect({ html: generator(content).html + left }).cms_name).toBe(name);
  });

  it('is recognised from several weaker clues together', () => {
    const html = '<body class="wp-singular"><img src="/wp-content/uploads/2024/01/a.jpg">';
    expect(detect({ html })).toMatchObject({ cms_name: 'WordPress', confidence: 63 });
  });
});

describe('no CMS is named', () => {
  const silent: [string, Page][] = [
    ['for nothing', {}],
    ['for a page without any', { html: '<!doctype html><title>Menuiserie</title><p>Bonjour</p>' }],
    ['for a million <', { html: '<'.repeat(1_000_000) }],
    [
      'by an article about WordPress',
      html(
        '<article><h1>Powered by WordPress</h1>',
        '<p>Le dossier /wp-content/themes/ et wp-includes, WordPress 6.9, Shopify, cdn.shopify.com</p></article>',
      ),
    ],
    [
      'by code shown in an article',
      html(
        '<pre><code>&lt;link href="/wp-content/themes/a.css"&gt;</code></pre>',
        '<pre><script src="/wp-includes/js/jquery.js"></script></pre>',
      ),
    ],
    [
      'by the words of meta tags and attributes',
      html(
        '<meta name="description" content="WordPress 6.9"><meta property="og:title" content="Joomla! 5">',
        '<img alt="wp-content/plugins" title="Drupal 10" src="/a.png">',
      ),
    ],
    [
      'by links to a CMS',
      html(
        '<a href="https://wordpress.org/">Powered by WordPress</a><a href="/wp-admin/">x</a>',
        '<a href="https://www.shopify.com">Shopify</a>',
      ),
    ],
    [
      'by pictures of other sites',
      html(
        '<img src="https://autre.ch/wp-content/uploads/a.jpg"><img src="https://autre.ch/wp-content/themes/x/a.png">',
        '<img src="https://cdn.shopify.com/s/files/1/a.png"><img src="https://static.wixstatic.com/media/a.jpg">',
      ),
    ],
    [
      'by files of other sites',
      html(
        '<script src="https://autre.ch/wp-content/plugins/x/a.js"></script>',
        '<link rel="stylesheet" href="https://autre.ch/typo3conf/ext/a.css">',
      ),
    ],
    [
      'by pictures and class names that came from an earlier SPIP',
      html('<div class="spip_documents"><p class="spip">a</p><img src="/local/cache-vignettes/L300xH200/a.jpg"></div>'),
    ],
    ['by pictures of an earlier TYPO3', html('<img src="/fileadmin/_processed_/a/b/csm_a.jpg"><img src="/fileadmin/user_upload/b.jpg">')],
    ['by pictures of an earlier Sitecore', html('<img src="/-/media/images/a.jpg?rev=1"><img src="/-/media/b.jpg">')],
    ['by pictures of an earlier AEM', html('<div class="parsys aem-Grid"><img src="/content/dam/a.jpg"></div>')],
    [
      'by links left from an earlier WordPress',
      html(
        '<link rel="EditURI" type="application/rsd+xml" href="/xmlrpc.php?rsd"><link rel="shortlink" href="/?p=12">',
        '<link rel="icon" href="/wp-content/uploads/2019/05/a.png"><img src="/wp-content/uploads/2019/05/a.jpg"><a href="/?page_id=4">a</a>',
      ),
    ],
    [
      'by pictures on Wix',
      html('<link rel="preconnect" href="https://static.parastorage.com"><img src="https://static.wixstatic.com/media/a.jpg">'),
    ],
    ['by uploads left from an earlier WordPress', html('<img src="/wp-content/uploads/a.jpg"><img src="/wp-content/uploads/b.jpg">')],
    ['by pasted HTML', html('<p class="wp-block-image spip ce_text w-richtext"><span class="sqs-block elementor-widget">x</span></p>')],
    [
      'by JSON with an article',
      html(
        '<script type="application/ld+json">{"articleBody":"window._wpemojiSettings = {}"}</script>',
        '<script type="application/json" id="article">{"a":"var Shopify = Shopify || {}; wp-emoji-release.min.js?ver=6.9"}</script>',
      ),
    ],
    ['by one cookie habit', { cookies: ['wordpress_test_cookie=1'] }],
    ['by a shop widget', html('<script src="https://sdks.shopifycdn.com/buy-button/latest/buy-button-storefront.min.js"></script>')],
    ['by the marketing scripts of HubSpot', html('<script id="hs-script-loader" src="//js.hs-scripts.com/1.js"></script>')],
    ['by folders that others have too', html('<script src="/core/app.js?v=1.2.3"></script><script src="/libs/foundation/a.js"></script>')],
    ['by a generator tag that only mentions one', generator('Bridge to Joomla 3 and WordPress 6')],
    ['by a JavaScript library', html('<script src="/js/react.production.min.js"></script><div data-reactroot></div>')],
  ];

  it.each(silent)('%s', (_name, page) => {
    expect(detect(page)).toMatchObject({ detected: false, cms_name: null, version: null, confidence: null });
  });

  it('and no technology is listed on weak evidence', () => {
    expect(names({ html: '<img src="/wp-content/uploads/2019/05/a.jpg">' })).toEqual([]);
  });

  it('when a Next.js page contains an article about WordPress', () => {
    const article = '<p>window._wpemojiSettings = {}; var Shopify = Shopify || {}; /wp-content/plugins/</p>'.repeat(5);
    const html = `<script>self.__next_f=self.__next_f||[]</script><script>self.__next_f.push([1,${JSON.stringify(article)}])</script>`;
    expect(detect({ html })).toMatchObject({ cms_name: 'Next.js' });
    expect(names({ html })).toEqual(['Next.js', 'React']);
  });

  it('when a Joomla tutorial is made with Hugo', () => {
    const html = `${generator('Hugo 0.111.3').html}<h1>Joomla! - Open Source Content Management</h1>
      <pre>&lt;script src="/media/jui/js/jquery.min.js"&gt;</pre><p>/administrator/ et /media/system/js/core.js</p>`;
    expect(detect({ html })).toMatchObject({ cms_name: 'Hugo', version: '0.111.3' });
    expect(names({ html })).toEqual(['Hugo']);
  });
});

describe('the services of a page', () => {
  it.each([
    ['Google Tag Manager', '<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=GTM-X"></iframe></noscript>'],
    ['Google Analytics', '<script async src="https://www.googletagmanager.com/gtag/js?id=G-ABC"></script>'],
    ['Matomo', "<script>var _paq = window._paq = window._paq || []; _paq.push(['trackPageView']);</script>"],
    ['Plausible', '<script defer data-domain="exemple.ch" src="https://plausible.io/js/script.js"></script>'],
    ['Hotjar', '<script>(function(h){h._hjSettings={hjid:1,hjsv:6};})(window);</script>'],
    ['Meta Pixel', "<script>fbq('init', '123'); fbq('track', 'PageView');</script>"],
    ['Cookiebot', '<script id="Cookiebot" src="https://consent.cookiebot.com/uc.js" data-cbid="x"></script>'],
    ['Axeptio', '<script>window.axeptioSettings = { clientId: "x" };</script>'],
    ['tarteaucitron', '<script src="/tarteaucitron/tarteaucitron.js"></script>'],
    ['reCAPTCHA', '<script src="https://www.google.com/recaptcha/api.js"></script>'],
    ['Google Fonts', '<link rel="stylesheet" href="https://fonts.googleapis.com/css2?family=Inter">'],
    ['Font Awesome', '<script src="https://kit.fontawesome.com/abc.js"></script>'],
    ['Tailwind CSS', '<script src="https://cdn.tailwindcss.com"></script>'],
    ['Typeform', '<div data-tf-live="x"></div><script src="//embed.typeform.com/next/embed.js"></script>'],
    ['Calendly', '<iframe src="https://calendly.com/exemple/30min"></iframe>'],
    ['Vue.js', '<div id="app" data-v-app></div>'],
    ['Svelte', '<h1 class="svelte-1a2b3c">x</h1>'],
  ])('%s', (name, html) => {
    expect(names({ html })).toContain(name);
  });

  it.each([
    ['Cloudflare', { 'cf-ray': '8a-ZRH' }],
    ['nginx', { server: 'nginx/1.26.1' }],
    ['LiteSpeed', { server: 'LiteSpeed' }],
    ['Microsoft IIS', { server: 'Microsoft-IIS/10.0' }],
    ['ASP.NET', { 'x-powered-by': 'ASP.NET' }],
    ['Vercel', { 'x-vercel-id': 'fra1::x' }],
    ['Netlify', { 'x-nf-request-id': '01' }],
    ['GitHub Pages', { server: 'GitHub.com' }],
    ['Fastly', { 'x-served-by': 'cache-fra-eddf8230081-FRA' }],
    ['Amazon CloudFront', { via: '1.1 abc.cloudfront.net (CloudFront)' }],
  ])('%s', (name, headers) => {
    expect(names({ headers })).toContain(name);
  });
});

it('never throws and returns valid results for any page', () => {
  const fragment = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<meta name="generator" content="',
      '">',
      '<script src="/wp-content/plugins/',
      '<!--',
      '-->',
      '<script>',
      '</script>',
      '<pre>',
      '<body class="',
      'wp-',
      '<img srcset="',
      '?ver=',
      '6.9',
      '<link rel="',
      'https://[',
      '<base href="',
      '\u0000',
      '&#x;',
      '<script type="application/ld+json">',
      '{"sameAs":',
      '<a href="https://facebook.com/%E0%A4%A',
      '<template>',
      '<svg><![CDATA[',
    ),
  );
  const anyHtml = fc.array(fragment, { maxLength: 40 }).map((parts) => parts.join(''));
  const anyHeaders = fc.dictionary(fc.constantFrom('server', 'x-powered-by', 'link', 'x-generator', 'via'), fc.string());
  const anyUrl = fc.oneof(fc.webUrl(), fc.string());
  fc.assert(
    fc.property(anyHtml, anyHeaders, fc.array(fc.string(), { maxLength: 5 }), anyUrl, (html, headers, cookies, url) => {
      const stack = detect({ html, headers, cookies, url });
      expect(stack.detected).toBe(stack.cms_name !== null);
      expect(stack.confidence === null).toBe(stack.cms_name === null);
      for (const { confidence, evidence } of stack.technologies) {
        expect(confidence).toBeGreaterThanOrEqual(0);
        expect(confidence).toBeLessThanOrEqual(100);
        expect(evidence.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});
