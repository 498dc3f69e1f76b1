import { code, doc, generator, of, picture, type SystemPage, script, style } from './system-page.js';

const settings = (content: string) => `<script type="application/json" data-drupal-selector="drupal-settings-json">${content}</script>`;

/** Content management systems on a server of one’s own. */
export const selfHosted: readonly SystemPage[] = [
  of(
    'WordPress',
    doc(
      `${generator('WordPress 6.9.1')}<link rel="https://api.w.org/" href="/wp-json/">${style('/wp-includes/css/dist/block-library/style.min.css?ver=6.9.1', '/wp-content/themes/atelier/style.css?ver=1.4')}`,
      picture('/wp-content/uploads/2026/02/atelier.jpg'),
      'class="home wp-singular page-template-default wp-theme-atelier"',
    ),
    { version: '6.9.1' },
  ),
  of('WordPress', doc(style('/wp-content/cache/min/1/a.css'), '<div class="wp-block-group"></div>', 'class="home wp-custom-logo"'), {
    name: 'that hides its generator',
  }),
  of(
    'WordPress',
    doc('<link rel="alternate" type="application/rss+xml" href="/nouvelles/flux/">', picture('/wp-content/uploads/2026/02/a.jpg')),
    {
      name: 'known by the feed that it announces',
      answers: [
        {
          path: '/nouvelles/flux/',
          status: 200,
          body: '<rss><channel><generator>https://wordpress.org/?v=6.8.3</generator></channel></rss>',
        },
      ],
      version: '6.8.3',
    },
  ),
  of('WordPress.com', doc(generator('WordPress.com')), {
    headers: { 'x-hacker': 'Want root? Visit join.a8c.com and mention this header. automattic' },
    system: 'WordPress',
  }),
  of(
    'Joomla',
    doc(
      `${script('/media/system/js/core.min.js?ee06c8', '/media/vendor/bootstrap/js/collapse.min.js?5.3.3')}<script type="application/json" class="joomla-script-options new">{"system.paths":{"root":""}}</script>${style('/media/templates/site/cassiopeia/css/template.min.css?9c1')}`,
      '',
      'class="site com_content wrapper-static view-featured"',
    ),
    { name: '5 without its generator' },
  ),
  of(
    'Joomla',
    doc(
      `${style('/media/templates/site/cassiopeia_atelier/css/user.css')}${script('/media/system/js/joomla-core-loader.min.js?1')}`,
      '<joomla-alert type="info"></joomla-alert>',
    ),
    {
      name: '6',
      answers: [
        {
          path: '/administrator/manifests/files/joomla.xml',
          status: 200,
          body: '<extension><name>files_joomla</name><version>6.0.1</version></extension>',
        },
      ],
      version: '6.0.1',
    },
  ),
  of('Joomla', doc(`${generator('Joomla! - Open Source Content Management')}${script('/media/jui/js/jquery.min.js')}`), { name: '3' }),
  of(
    'Drupal',
    doc(
      `${generator('Drupal 11 (https://www.drupal.org)')}${style('/sites/default/files/css/css_1a.css?delta=0&language=fr&theme=olivero')}`,
      settings('{"path":{"baseUrl":"/"}}'),
    ),
    { headers: { 'x-drupal-dynamic-cache': 'MISS', expires: 'Sun, 19 Nov 1978 05:00:00 GMT' }, version: '11' },
  ),
  of(
    'Drupal',
    doc(
      style('/core/assets/vendor/normalize-css/normalize.css'),
      `<nav data-drupal-link-system-path="node/4"></nav>${settings('{}')}${script('/core/misc/drupal.js?v=11.1.6')}`,
    ),
    {
      name: '11 without its generator',
      version: '11.1.6',
    },
  ),
  of('Drupal', doc(`${script('/misc/drupal.js?q1')}${code('jQuery.extend(Drupal.settings, {"basePath":"/"});')}`), {
    name: '7',
    answers: [{ path: '/CHANGELOG.txt', status: 200, body: 'Drupal 7.103, 2024-12-04\n------' }],
    version: '7.103',
  }),
  of(
    'TYPO3',
    doc(
      `<!--\n\tThis website is powered by TYPO3 - inspiring people to share!\n-->${generator('TYPO3 CMS')}${style('/typo3temp/assets/compressed/merged-1a.css?1')}`,
    ),
  ),
  of(
    'TYPO3',
    doc(style('/_assets/0c1a2b3c4d5e6f708192a3b4c5d6e7f8/Css/main.css?1'), picture('/fileadmin/_processed_/a/b/csm_atelier_1a.jpg')),
    { name: '13 without its generator' },
  ),
  of('TYPO3', doc(style('/typo3temp/assets/css/7c1.css?1'), picture('/fileadmin/user_upload/a.jpg')), { name: '11 without its generator' }),
  of(
    'SPIP',
    doc(
      `${generator('SPIP 4.4.2')}${style('/local/cache-css/1a.css?1')}`,
      `<p class="spip">a</p>${picture('/local/cache-vignettes/L300xH200/a.jpg')}`,
    ),
    {
      headers: { 'composed-by': 'SPIP 4.4.2 @ www.spip.net + https://www.reliure-bovard.ch/local/config.txt' },
      version: '4.4.2',
    },
  ),
  of(
    'Contao',
    doc(
      `${generator('Contao Open Source CMS')}${style('/assets/css/layout.css', '/bundles/contaocore/a.css')}`,
      '<div class="mod_article"><div class="ce_text"></div></div>',
    ),
  ),
  of('Contao', doc(script('/bundles/contaocalendar/a.js')), {
    name: 'without its generator',
    cookies: ['csrf_contao_csrf_token=1; path=/'],
  }),
  of(
    'Concrete CMS',
    doc(
      `${generator('Concrete CMS')}${style('/concrete/css/features/navigation/frontend.css')}${code("var CCM_DISPATCHER_FILENAME = '/index.php';")}`,
      '<div class="ccm-page"></div>',
    ),
    {
      cookies: ['CONCRETE=1; path=/'],
    },
  ),
  of('Ghost', doc(`${generator('Ghost 5.130')}${script('https://cdn.jsdelivr.net/ghost/portal@~2.51/umd/portal.min.js')}`), {
    version: '5.130',
  }),
  of('DNN', doc(`${generator('DotNetNuke ')}${style('/Portals/_default/default.css?cdv=1')}`, '<div id="dnn_ContentPane"></div>')),
  of('Sitecore', doc(style('/-/media/base-themes/core-libraries/styles/pre-optimized-min.css')), {
    cookies: ['SC_ANALYTICS_GLOBAL_COOKIE=1; path=/'],
  }),
  of('Sitecore', doc('', '<script type="application/json" id="__JSS_STATE__">{"sitecore":{"route":{}}}</script>'), { name: 'headless' }),
  of(
    'Adobe Experience Manager',
    doc(style('/etc.clientlibs/reliure/clientlibs/clientlib-base.lc-1a.min.css'), '<div class="aem-Grid aem-Grid--12"></div>'),
  ),
  of('Adobe Experience Manager', doc('<script src="/scripts/aem.js" type="module"></script>'), { name: 'Edge Delivery Services' }),
  of('Craft CMS', doc(script('/cpresources/1a2b3c/a.js'), picture('/uploads/_640x480_crop_center-center_none/a.jpg')), {
    headers: { 'x-powered-by': 'Craft CMS' },
  }),
  of('Statamic', doc('', picture('/img/asset/bWFpbi9h/a.jpg?w=600&s=0c1a2b3c4d5e6f708192a3b4c5d6e7f8')), {
    headers: { 'x-powered-by': 'Statamic' },
  }),
  of('October CMS', doc(script('/modules/system/assets/js/framework-bundle.min.js')), { cookies: ['october_session=1; path=/'] }),
  of(
    'Umbraco',
    doc(script('/App_Plugins/UmbracoForms/Assets/themes/default/umbracoforms.js'), picture('/media/1a2b3c4d/a.jpg?rmode=max&width=600')),
  ),
  of('Kirby', doc(style('/assets/css/index.css'), picture('/media/pages/home/1a2b3c4d5e-1700000000/a-600x.jpg'))),
  of('ProcessWire', doc(style('/site/templates/styles/main.css'), picture('/site/assets/files/1031/a.600x0.jpg'))),
  of(
    'Neos',
    doc(
      `<!--\n\tThis website is powered by Neos, the Open Source Content Application Platform\n-->${style('/_Resources/Static/Packages/Reliure.Site/a.css')}`,
    ),
    {
      headers: { 'x-flow-powered': 'Flow/8.3 Neos/8.3' },
      version: '8.3',
    },
  ),
  of('Bitrix', doc(style('/bitrix/cache/css/s1/main/a.css')), { headers: { 'x-powered-cms': 'Bitrix Site Manager' } }),
  of('Silverstripe', doc(`${generator('Silverstripe CMS 5.2')}${style('/_resources/themes/reliure/dist/a.css?m=1')}`), { version: '5.2' }),
  of('Pimcore', doc('', picture('/atelier/a/51/image-thumb__51__home/a.jpg')), { headers: { 'x-powered-by': 'pimcore' } }),
  of('Sulu', doc(''), { headers: { 'x-generator': 'Sulu/2.6.4' }, version: '2.6.4' }),
  of('Ibexa DXP', doc('', picture('/var/site/storage/images/_aliases/large/a.jpg')), { headers: { 'x-powered-by': 'Ibexa Content v4' } }),
  of(
    'MediaWiki',
    doc(
      `${generator('MediaWiki 1.43.1')}${style('/w/load.php?lang=fr&modules=site.styles&only=styles')}`,
      '',
      'class="mediawiki ltr skin-vector-2022"',
    ),
    { version: '1.43.1' },
  ),
  of('DokuWiki', doc(`${generator('DokuWiki')}${style('/lib/exe/css.php?t=dokuwiki&tseed=1')}`, '<div id="dokuwiki__site"></div>'), {
    answers: [{ path: '/VERSION', status: 200, body: '2025-05-14b "Librarian"' }],
    version: '2025-05-14b',
  }),
  of('phpBB', doc(style('/styles/prosilver/theme/stylesheet.css?assets_version=1'), '', 'id="phpbb" class="nojs section-index"'), {
    cookies: ['phpbb3_1a2b_sid=1; path=/'],
  }),
  of('Discourse', doc(`${generator('Discourse 3.4.1 - https://github.com/discourse/discourse')}`), {
    headers: { 'x-discourse-route': 'list/latest' },
    version: '3.4.1',
  }),
  of(
    'Moodle',
    doc(
      `<meta name="keywords" content="moodle, Reliure">${style('/theme/styles.php/boost/1_1/all')}${code('var M = {}; M.cfg = {"wwwroot":"https:\\/\\/cours.ch"};')}`,
    ),
    { cookies: ['MoodleSession=1; path=/'] },
  ),
  of('Nextcloud', doc(script('/dist/core-login.js?v=1'), '', 'id="body-login"'), {
    cookies: ['nc_sameSiteCookielax=true', 'oc_sessionPassphrase=1'],
  }),
  of('WHMCS', doc(code("var csrfToken = '1', whmcsBaseUrl = '';")), { cookies: ['WHMCSabcdefgh1=1'] }),
  of('CMS Made Simple', doc(generator('CMS Made Simple - Copyright (C) 2004-2026')), { cookies: ['CMSSESSID1a2b=1'] }),
  of('Grav', doc(`${generator('GravCMS')}${style('/user/themes/quark/css-compiled/theme.min.css')}`)),
  of('MODX', doc('', picture('/assets/components/phpthumbof/cache/a.jpg')), { headers: { 'x-powered-by': 'MODX Revolution' } }),
  of('Plone', doc(`${generator('Plone - https://plone.org/')}${style('/++plone++static/a.css')}`, '', 'class="portaltype-plone-site"')),
  of('Liferay', doc(code('var Liferay = Liferay || {};')), { headers: { 'liferay-portal': 'Liferay Community Edition Portal 7.4' } }),
  of('Dotclear', doc(`${generator('Dotclear')}${script('/index.php?pf=blowupConfig/a.js')}`)),
  of('Textpattern', doc(generator('Textpattern CMS'))),
  of('Magnolia', doc(style('/.resources/reliure/webresources/css/a~2026-01-01-00-00-00-000~cache.css')), {
    headers: { 'x-magnolia-registration': 'Registered' },
  }),
  of('Kentico Xperience', doc(`${generator('Kentico CMS 13')}${style('/CMSPages/GetResource.ashx?stylesheetname=reliure')}`), {
    cookies: ['CMSPreferredCulture=fr-CH'],
  }),
  of('Sitefinity', doc(generator('Sitefinity 14.4.8100.0 DX')), { version: '14.4.8100.0' }),
  of('CoreMedia', doc(generator('CoreMedia CMS'))),
  of('Weblication CMS', doc(`${generator('Weblication® CMS')}${style('/weblication/wThemes/default/a.css')}`)),
  of('Contenido', doc(generator('CMS CONTENIDO 4.10')), { version: '4.10' }),
  of('Backdrop CMS', doc(generator('Backdrop CMS 1 (https://backdropcms.org)')), { version: '1' }),
  of('Jahia', doc(generator('Jahia 8')), {}),
];
