import { code, doc, generator, of, picture, type SystemPage, script, style } from './system-page.js';

/** Builders that host what is built with them. */
export const hosted: readonly SystemPage[] = [
  of(
    'Wix',
    doc(
      `${generator('Wix.com Website Builder')}<meta http-equiv="X-Wix-Meta-Site-Id" content="4f1">${script('https://static.parastorage.com/services/wix-thunderbolt/dist/main.f4e1.bundle.min.js')}`,
      `<div id="SITE_CONTAINER">${picture('https://static.wixstatic.com/media/4f1_a.jpg/v1/fill/w_600/a.jpg')}</div><script type="application/json" id="wix-viewer-model">{"site":{"editorName":"Unknown","isResponsive":false}}</script>`,
    ),
    { headers: { 'x-wix-request-id': '1700000000.1', server: 'Pepyaka' } },
  ),
  of(
    'Wix Studio',
    doc(
      generator('Wix.com Website Builder'),
      '<div id="SITE_CONTAINER"></div><script type="application/json" id="wix-viewer-model">{"site":{"isResponsive":true,"editorName":"Studio","appNameForBiEvents":"wix-studio"}}</script>',
    ),
    { system: 'Wix' },
  ),
  of('Wix', doc('', '<wow-image></wow-image>'), { name: 'on its own host', url: 'https://reliure.wixsite.com/bovard' }),
  of(
    'Squarespace',
    doc(
      `${style('https://static1.squarespace.com/static/versioned-site-css/5f/1/site.css')}${code('Static.SQUARESPACE_CONTEXT = {"betaFeatureFlags":["a"],"website":{"id":"5f"},"templateVersion":"7.1","templateId":"55f0"};')}`,
      '<div class="sqs-block html-block"><p>Bienvenue</p></div>',
    ),
    { headers: { server: 'Squarespace' }, version: '7.1' },
  ),
  of(
    'Squarespace',
    doc(
      `<!-- This is Squarespace. --><!-- reliure-bovard -->${script('https://assets.squarespace.com/universal/scripts-compressed/extract.js')}`,
    ),
    { name: '7.0' },
  ),
  of(
    'Webflow',
    `<!DOCTYPE html><!-- This site was created in Webflow. https://webflow.com --><html data-wf-page="64a" data-wf-site="64b" lang="fr"><head><title>Reliure</title>${style('https://cdn.prod.website-files.com/64b/css/reliure.webflow.shared.1a.css')}</head><body><div class="w-nav-menu"></div>${script('https://d3e54v103j8qbb.cloudfront.net/js/jquery-3.5.1.min.dc5e7f18c8.js?site=64b')}</body></html>`,
  ),
  of(
    'Jimdo',
    doc(
      `${style('https://assets.jimstatic.com/web.css.1a2b.css')}${script('https://assets.jimstatic.com/web.js.1a2b.js')}`,
      picture('https://image.jimcdn.com/app/cms/image/transf/none/path/s1/image/i2/version/1/image.jpg'),
      'class="body cc-page cc-indexpage j-m-gallery-styles j-footer-styles"',
    ),
    { name: 'Creator' },
  ),
  of(
    'Jimdo',
    doc(
      '<link rel="preload" as="script" href="https://jimdo-dolphin-static-assets-prod.freetls.fastly.net/renderer/static/client.1.js">',
      picture('https://jimdo-storage.freetls.fastly.net/image/1/a.jpg'),
    ),
    { name: 'Dolphin' },
  ),
  of('HubSpot CMS', doc(style('/hubfs/hub_generated/template_assets/1/2/main.min.css'), '<span class="hs_cos_wrapper"></span>'), {
    headers: { 'x-hs-content-id': '51', 'x-hs-hub-id': '9' },
  }),
  of(
    'Weebly',
    doc(
      `${style('//cdn2.editmysite.com/css/sites.css?buildtime=1')}${code("var STATIC_BASE = '//cdn1.editmysite.com/'; _W.configDomain = 'www.weebly.com';")}`,
      '',
      'class="wsite-theme-light wsite-page-index weeblypage-index"',
    ),
  ),
  of('Square Online', doc(script('https://cdn3.editmysite.com/app/website/js/runtime.1a.js')), { url: 'https://bovard.square.site/' }),
  of(
    'GoDaddy Website Builder',
    doc(
      `${generator('Starfield Technologies; Go Daddy Website Builder 8.0.0000')}${script('https://img1.wsimg.com/blobby/go/51/gpub/a/script.js')}`,
      `<div data-ux="Page">${picture('https://img1.wsimg.com/isteam/ip/51/a.jpg')}</div>`,
    ),
    { headers: { server: 'DPS/2.0.0+sha-1a' }, version: '8.0.0000' },
  ),
  of(
    'GoDaddy Website Builder',
    doc(script('https://img1.wsimg.com/ceph-p3-01/website-builder-data-prod/static/widgets/UX.js'), '<main data-ux="Widget"></main>'),
    { name: 'Airo' },
  ),
  of(
    'Strikingly',
    doc(
      `<!-- Powered by Strikingly.com -->${style('https://static-assets.strikinglycdn.com/themes/app/main.css')}`,
      '<div id="s-page-container"></div>',
    ),
  ),
  of(
    'Framer',
    doc(
      `<!-- Built with Framer • https://www.framer.com/ -->${generator('Framer 1c9e')}<link rel="modulepreload" href="https://framerusercontent.com/sites/4k/chunk-1.mjs">`,
      '<div id="main" data-framer-hydrate-v2="{}"><div data-framer-name="Hero"></div></div>',
    ),
    { headers: { server: 'Framer/1a' } },
  ),
  of('Blogger', doc(`${generator('blogger')}${style('https://www.blogger.com/static/v1/widgets/1-css_bundle_v2.css')}`), {
    url: 'https://bovard.blogspot.com/',
  }),
  of('Google Sites', doc(style('https://www.gstatic.com/_/atari/_/ss/k=atari.vw.1a/d=1')), { url: 'https://www.reliure-bovard.ch/' }),
  of('Carrd', doc(style('assets/main.css?v=51')), { url: 'https://bovard.carrd.co/' }),
  of(
    'Tilda',
    doc(
      style('https://static.tildacdn.one/css/tilda-grid-3.0.min.css'),
      '<div id="allrecords" data-tilda-project-id="51" data-tilda-page-id="52"></div>',
    ),
    { headers: { 'x-tilda-server': '28' } },
  ),
  of('Canva Websites', doc(generator('Canva')), { url: 'https://bovard.my.canva.site/' }),
  of('Cargo', doc(script('https://build.cargo.site/p3/main.js'), picture('https://freight.cargo.site/w/600/i/1a/a.jpg'))),
  of('Readymag', doc(script('https://st-p.rmcdn1.net/9cce/dist/viewer.js'), picture('https://c-p.rmcdn1.net/5e/1/a.jpg'))),
  of('Notion Sites', doc(code('window.__notion_html_async = {q: []};'), '<div id="notion-app"></div>'), {
    url: 'https://bovard.notion.site/Reliure-1a2b',
  }),
  of('Softr', doc(script('https://assets.softr-files.com/applications/1a/main.js')), { url: 'https://bovard.softr.app/' }),
  of('Bubble', doc(script('/package/run_js/1a/xfalse/x28/run.js')), {
    headers: { 'x-bubble-perf': '{"total":51}', 'x-bubble-capacity-used': '0.1' },
  }),
  of('Kajabi', doc(style('https://kajabi-app-assets.kajabi-cdn.com/assets/core-1a.css')), { url: 'https://www.reliure-bovard.ch/' }),
  of('systeme.io', doc('<!-- Created with https://systeme.io -->')),
  of(
    'ClickFunnels',
    doc(`<meta property="cf:app_domain" content="app.clickfunnels.com">${script('https://statics.myclickfunnels.com/packs/js/a.js')}`),
  ),
  of('Unbounce', doc(''), { headers: { 'x-unbounce-pageid': '1a-2b', 'x-unbounce-variant': 'a' } }),
  of('Adobe Portfolio', doc(style('https://cdn.myportfolio.com/51/css/main.css')), { url: 'https://bovard.myportfolio.com/' }),
  of('Tumblr', doc(script('https://assets.tumblr.com/assets/scripts/tumblelog.js')), { headers: { 'x-tumblr-user': 'bovard' } }),
  of('Substack', doc(script('https://substackcdn.com/bundle/static/js/main.1a.js')), { url: 'https://bovard.substack.com/' }),
  of('WiziShop', doc(picture('https://media.wizishop.com/51/a.jpg')), { headers: { server: 'WiziServer' } }),
  of(
    'Lightspeed eCom',
    doc(
      style('https://cdn.webshopapp.com/shops/51/themes/1/assets/base.css'),
      picture('https://cdn.webshopapp.com/shops/51/files/1/a.jpg'),
    ),
  ),
];

/** Builders that companies of the region meet at their host. */
export const regional: readonly SystemPage[] = [
  of(
    'Odoo',
    `<!DOCTYPE html><html lang="fr-CH" data-website-id="1" data-main-object="website.page(4,)"><head><title>Reliure</title>${generator('Odoo')}${style('/web/assets/1/9c1/web.assets_frontend.min.css')}${code('var odoo = { csrf_token: "1a" };')}</head><body><div id="wrapwrap">${picture('/web/image/website/1/logo/Reliure')}</div></body></html>`,
    { cookies: ['frontend_lang=fr_CH; Path=/', 'session_id=1; HttpOnly'] },
  ),
  of('e-monsite', doc(`${generator('e-monsite (e-monsite.com)')}${style('https://static.e-monsite.com/themes/a.css')}`)),
  of('Webnode', doc(`${generator('Webnode 2')}${style('https://d1di2lzuh97fh2.cloudfront.net/files/1a/a.css')}`), { version: '2' }),
  of('Webnode', doc('', '<div></div>').replace('<html', '<html data-wnd_color_scheme_file="a.css"'), {
    name: 'without its generator',
    url: 'https://reliure-bovard.webnode.page/',
  }),
  of(
    'Duda',
    doc(
      `${script('https://static.cdn-website.com/mnlt/production/5000/_dm/s/rt/dist/scripts/d-js-one-runtime-unified-desktop.min.js')}${code("window.Parameters = window.Parameters || {\n HomeUrl: 'https://www.reliure-bovard.ch/', AccountUUID: '1a', SystemID: 'US_DIRECT_PRODUCTION' };")}`,
      '<div id="dmRoot" class="dmRoot fullyResponsive dmDesktopBody"><div id="dm_content"></div></div>',
      'id="dmRoot" class="dmBody"',
    ),
    { headers: { 'd-geo': 'CH' } },
  ),
  of(
    'IONOS MyWebsite',
    doc(
      `${style('https://cdn.eu.mywebsite-editor.com/app/cdn/min/group/web.css')}<link rel="icon" href="https://51.mywebsite-editor.com/s/misc/favicon.png">`,
    ),
  ),
  of('IONOS MyWebsite', doc(generator('IONOS MyWebsite')), { name: 'by its generator' }),
  of('Infomaniak Site Creator', doc(`${generator('Infomaniak Site Creator')}<!-- Infomaniak Site Creator -->`)),
  of('localsearch MyWebsite', doc(generator('MyWebsite by localsearch'))),
  of('Hostpoint Sites', doc(generator('Hostpoint Sites'))),
  of('CM4all', doc(script('/.cm4all/s/5.1/assets/app.js'), picture('/.cm4all/uproc.php/0/a.jpg/picture-1200?_=1a'))),
  of(
    'STRATO Homepage-Baukasten',
    doc(style('https://www.strato-editor.com/s/style/layout.css'), picture('https://www.strato-editor.com/.cm4all/a.jpg')),
  ),
  of(
    'Sitejet',
    doc(
      `${style('/webcard/static/app.min.1a.css')}${code('if (!webcard) var webcard={};webcard.apiHost=location.host;')}`,
      '<div class="ed-element preset-text"></div>',
    ),
  ),
  of(
    'Hostinger Website Builder',
    doc(`${generator('Hostinger Website Builder')}<link rel="modulepreload" href="https://userapp.zyrosite.com/1/_astro/client.js">`),
  ),
  of(
    'Site123',
    doc(
      `${generator('SITE123')}${style('https://cdn-cms-s-8-4.f-static.net/versions/2/css/minimizeSiteFiles.css?v=1')}`,
      picture('https://images.cdn-files-a.com/uploads/51/400_a.jpg'),
    ),
  ),
  of('Site123', doc(script('https://static.s123-cdn-network-a.com/versions/2/js/main.js')), { name: 'without its generator' }),
  of('Site123', doc(''), { name: 'on its own host', url: 'https://64a1b2.site123.me/' }),
  of('Webador', doc(`${generator('JouwWeb')}${style('https://primary.jwwb.nl/public/a/b/c/temp/layout.css')}`)),
  of('SiteW', doc(generator('SiteW')), { url: 'https://www.bovard.sitew.ch/' }),
  of('Overblog', doc(style('https://assets.over-blog-kiwi.com/b/blog/a.css')), { url: 'http://bovard.over-blog.com/' }),
  of('Site.pro', doc(`${generator('Site.pro')}${style('/gallery_gen/a.css')}`, '<div id="wb_root"><div id="wb_header"></div></div>')),
];
