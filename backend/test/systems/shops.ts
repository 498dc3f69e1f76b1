import { code, doc, generator, of, picture, type SystemPage, script, style } from './system-page.js';

const oxygen = 'https://cdn.shopify.com/oxygen-v2/25101/7302/15403/408801/assets';
const remixContext = code('window.__reactRouterContext = {"basename":"/"};');

/** Shops. */
export const shops: readonly SystemPage[] = [
  of(
    'PrestaShop',
    doc(
      `${style('/themes/classic/assets/cache/theme-1a2b.css')}${code('var prestashop = {"cart":{"products":[]},"currency":{"iso_code":"CHF"}};')}`,
      `<div id="products"></div>${script('/modules/ps_shoppingcart/ps_shoppingcart.js')}`,
      'id="index" class="lang-fr country-ch currency-chf layout-full-width page-index"',
    ),
    { name: '8 without its generator', cookies: ['PrestaShop-0c1a2b3c4d5e6f708192a3b4c5d6e7f8=1; path=/'] },
  ),
  of('PrestaShop', doc(`${generator('PrestaShop')}${style('/themes/hummingbird/assets/css/theme.css')}`), { name: '9' }),
  of('PrestaShop', doc(style('/themes/hummingbird/assets/css/theme.css'), script('/modules/ps_emailsubscription/views/js/a.js')), {
    name: '9 without its generator',
  }),
  of(
    'Shopify',
    doc(
      `<meta name="shopify-checkout-api-token" content="1a">${style('//www.reliure-bovard.ch/cdn/shop/t/4/assets/base.css?v=1')}${code('var Shopify = Shopify || {}; Shopify.shop = "bovard.myshopify.com";')}`,
      picture('//www.reliure-bovard.ch/cdn/shop/files/a.jpg?v=1'),
    ),
    { cookies: ['_shopify_essential=1; path=/'], headers: { 'powered-by': 'Shopify', 'x-shopid': '51' } },
  ),
  of(
    'Shopify',
    doc(
      `<link rel="preconnect" href="https://cdn.shopify.com"><link rel="modulepreload" href="${oxygen}/entry.client-1a.js">${style(`${oxygen}/app-1a.css`)}${remixContext}`,
    ),
    { name: 'as a Hydrogen storefront without its header' },
  ),
  of('Shopify', doc(script('https://assets.bovard-cdn.com/oxygen-v2/25101/7302/15403/408801/assets/root-1a.js'), remixContext), {
    name: 'as a Hydrogen storefront behind a CDN of its own',
  }),
  of('Shopify', doc(remixContext), {
    name: 'on Oxygen, known by its headers',
    headers: { 'powered-by': 'Shopify, Oxygen', 'oxygen-full-page-cache': 'uncacheable' },
  }),
  of('Hydrogen', doc(remixContext), { headers: { 'powered-by': 'Shopify, Oxygen, Hydrogen' }, system: 'Shopify' }),
  of(
    'Magento',
    doc(
      `${style('/static/version1700000000/frontend/Reliure/base/fr_CH/css/styles-m.css')}`,
      '<div data-mage-init=\'{"dropdown":{}}\'></div>',
    ),
    {
      cookies: ['X-Magento-Vary=1; path=/', 'mage-cache-sessid=true'],
      answers: [{ path: '/magento_version', status: 200, body: 'Magento/2.4 (Community)' }],
      version: '2.4',
    },
  ),
  of('OpenCart', doc(style('/catalog/view/theme/default/stylesheet/stylesheet.css')), { cookies: ['OCSESSID=1; path=/'] }),
  of('Shopware', doc(style('/theme/0c1a2b3c4d5e6f708192a3b4c5d6e7f8/css/all.css?1'), script('/bundles/storefront/storefront.js')), {
    name: '6',
    headers: { 'sw-version-id': '0fa9', 'sw-context-token': '1a' },
  }),
  of('Shopware', doc(style('/web/cache/1700000000_0c1a2b3c4d5e6f708192a3b4c5d6e7f8.css')), {
    name: '5',
    cookies: ['__csrf_token-1=1; path=/'],
  }),
  of('BigCommerce', doc(style('https://cdn11.bigcommerce.com/s-1a2b/stencil/0c1a/css/theme-1a.css')), {
    cookies: ['SHOP_SESSION_TOKEN=1'],
  }),
  of('Thelia', doc(`${generator('Thelia V2.5')}${style('/assets/frontOffice/default/template-assets/a.css')}`)),
  of('Sylius', doc(style('/build/shop/shop-entry.1a.css'), picture('/media/cache/resolve/sylius_shop_product_thumbnail/a.jpg'))),
  of(
    'OXID eShop',
    doc(
      `${style('/out/apex/src/css/styles.min.css')}${script('/out/apex/src/js/scripts.min.js')}`,
      picture('/out/pictures/generated/product/1/390_245_75/a.jpg'),
    ),
    {
      cookies: ['sid_key=oxid; path=/'],
    },
  ),
  of('OXID eShop', doc(style('/out/reliure/src/css/styles.css')), { name: 'with a theme of its own', cookies: ['sid_key=oxid; path=/'] }),
  of('nopCommerce', doc(generator('nopCommerce')), { cookies: ['.Nop.Customer=1; path=/'] }),
  of('modified eCommerce', doc(generator('(c) by modified eCommerce Shopsoftware ------> https://www.modified-shop.org'))),
  of('JTL-Shop', doc(style('/templates/NOVA/themes/clear/clear.css'), picture('/media/image/product/51/md/a.jpg')), {
    cookies: ['JTLSHOP=1; path=/'],
  }),
  of('ePages', doc(script('/WebRoot/StoreTypes/8.14/Store/javascript/epages.js'), picture('/WebRoot/Store3/Shops/51/a.jpg'))),
  of('Ecwid', doc(script('https://app.ecwid.com/script.js?51')), { system: null }),
  of('Snipcart', doc(style('https://cdn.snipcart.com/themes/v3.7.1/default/snipcart.css')), { system: null }),
  of('Stripe', doc(script('https://js.stripe.com/v3/')), { system: null }),
  of('PayPal', doc(script('https://www.paypal.com/sdk/js?client-id=1')), { system: null }),
];

const plugin = (name: string, folder = name) => style(`/wp-content/plugins/${folder}/assets/a.css?ver=3.2.1`);

/** What is installed into WordPress. */
export const plugins: readonly SystemPage[] = [
  of(
    'WooCommerce',
    doc(`${generator('WooCommerce 9.8.5')}${plugin('woocommerce')}`, '', 'class="home theme-storefront woocommerce-no-js"'),
    { version: '9.8.5' },
  ),
  of(
    'Elementor',
    doc(`${generator('Elementor 3.29.0; features: a')}${plugin('elementor')}`, '', 'class="elementor-default elementor-kit-5"'),
    { version: '3.29.0' },
  ),
  of('Divi', doc(style('/wp-content/themes/Divi/style.min.css?ver=4.27.4'), '', 'class="et_pb_button_helper_class et_divi_theme"'), {
    version: '4.27.4',
  }),
  of(
    'WPBakery Page Builder',
    doc(`${generator('Powered by WPBakery Page Builder - drag and drop page builder for WordPress.')}${plugin('js_composer')}`),
  ),
  of('Beaver Builder', doc(style('/wp-content/uploads/bb-plugin/cache/51-layout.css'), '', 'class="fl-builder"')),
  of('Slider Revolution', doc(`${generator('Powered by Slider Revolution 6.7.31 - responsive')}${plugin('revslider')}`), {
    version: '6.7.31',
  }),
  of('Yoast SEO', doc('<!-- This site is optimized with the Yoast SEO plugin v25.1 - https://yoast.com/product/yoast-seo-wordpress/ -->'), {
    version: '25.1',
  }),
  of('Rank Math', doc('<!-- Search Engine Optimization by Rank Math - https://rankmath.com/ -->')),
  of('All in One SEO', doc(`<!-- All in One SEO 4.8.2 - aioseo.com -->${generator('All in One SEO (AIOSEO) 4.8.2')}`), {
    version: '4.8.2',
  }),
  of('WP Rocket', doc(generator('WP Rocket 3.18.3'), '<script data-rocket-src="/wp-content/a.js" type="rocketlazyloadscript"></script>'), {
    version: '3.18.3',
  }),
  of(
    'Contact Form 7',
    doc(style('/wp-content/plugins/contact-form-7/includes/css/styles.css?ver=6.0.6'), '<form class="wpcf7-form"></form>'),
    { version: '6.0.6' },
  ),
  of('Gravity Forms', doc(style('/wp-content/plugins/gravityforms/css/basic.min.css?ver=2.9.8')), { version: '2.9.8' }),
  of('WPForms', doc(plugin('wpforms-lite'))),
  of('WPML', doc(`${generator('WPML ver:4.7.6 stt:1,4;')}${plugin('sitepress-multilingual-cms')}`), { version: '4.7.6' }),
  of('Polylang', doc(plugin('polylang')), { cookies: ['pll_language=fr; path=/'] }),
  of('Jetpack', doc(`<!-- Jetpack Open Graph Tags -->${plugin('jetpack')}`, script('https://stats.wp.com/e-202648.js'))),
  of('Complianz', doc(plugin('complianz-gdpr'))),
].map((page) => ({ system: 'WordPress', ...page }));
