import { html, type PageCase, wrong } from './page-case.js';

const HOST = 'menuiserie-favre.ch';
const filler = (count: number) =>
  Array.from({ length: count }, (_, index) => ['équipe', 'qualité', 'service', 'projet', 'client'][index % 5]).join(' ');

/** Written after the rules, from pages that are met out there: what they say, in their own words and markup. */
export const wrongMore: readonly PageCase[] = [
  wrong(
    'parked',
    'Afternic lander',
    html(
      `${HOST} is for sale`,
      `<div id="app"><header>Afternic</header><h2>${HOST}</h2><p>Get this domain</p><ul><li>Buy it now</li><li>Make an offer</li></ul><p>Listed by a verified seller. Fast transfers, secure payments.</p></div>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'parked',
    'nicsell',
    html(HOST, `<h1>Die Domain ${HOST} kann erworben werden</h1><p>Ihre Anfrage wird an den Inhaber weitergeleitet.</p>`, { lang: 'de' }),
  ),
  wrong(
    'parked',
    'an owner who sells',
    html(
      'Domaine à vendre',
      `<table><tr><td><b>${HOST}</b></td></tr><tr><td>Domaine à vendre</td></tr><tr><td>Contact : vente-domaines@bluewin.ch</td></tr></table>`,
    ),
  ),
  wrong(
    'parked',
    'premium',
    html('Premium domain', `<h1>The domain ${HOST} is available for purchase</h1><p>CHF 4’900</p><button>Buy now</button>`, { lang: 'en' }),
  ),
  wrong(
    'parked',
    'ads alone',
    html(HOST, `<h1>${HOST}</h1><div id="ads"></div><script src="https://www.google.com/adsense/domains/caf.js"></script>`, { lang: 'en' }),
  ),
  wrong(
    'parked',
    'in Spanish of a broker',
    html(HOST, `<h1>${HOST}</h1><p>Este dominio está en venta</p><a href="https://www.dan.com/buy-domain/${HOST}">Comprar</a>`, {
      lang: 'es',
    }),
  ),
  wrong(
    'reserved',
    'hosttech',
    html(
      HOST,
      `<div class="wrap"><img src="https://www.hosttech.ch/logo.svg" alt="hosttech"><h1>${HOST}</h1><p>Diese Domain wurde von einem unserer Kunden registriert.</p></div>`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'reserved',
    'Green',
    html('Domain registriert', `<h1>Die Domain ${HOST} ist registriert.</h1><p>green.ch – Ihr Internetpartner</p>`, { lang: 'de' }),
  ),
  wrong(
    'reserved',
    'Metanet',
    html(
      `Willkommen auf ${HOST}`,
      `<h1>Willkommen auf ${HOST}</h1><p>Für diese Domain ist noch keine Website hinterlegt.</p><a href="https://www.metanet.ch">METANET</a>`,
      { lang: 'de' },
    ),
  ),
  wrong(
    'reserved',
    'Swizzonic',
    html(HOST, `<p>Ce domaine est enregistré auprès de Swizzonic.</p><a href="https://www.swizzonic.ch/">swizzonic.ch</a>`),
  ),
  wrong(
    'reserved',
    'one.com',
    html(
      `${HOST} - one.com`,
      `<h1>${HOST}</h1><p>is parked with one.com</p><p>Get your own domain from <a href="https://www.one.com">one.com</a></p>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'reserved',
    'LWS',
    html(
      'Félicitations',
      `<h1>Félicitations, votre hébergement est actif</h1><p>Déposez vos fichiers dans le dossier htdocs pour remplacer cette page.</p><a href="https://www.lws.fr">LWS</a>`,
    ),
    { or: ['default_page'] },
  ),
  wrong(
    'reserved',
    'Aruba',
    html(HOST, `<h1>Pagina di cortesia</h1><p>Il dominio ${HOST} è stato registrato.</p><a href="https://www.aruba.it">Aruba</a>`, {
      lang: 'it',
    }),
  ),
  wrong(
    'reserved',
    'Strato',
    html(
      'Hier entsteht eine neue Internetpräsenz',
      '<p>Hier entsteht eine neue Internetpräsenz.</p><a href="https://www.strato.de">STRATO</a>',
      { lang: 'de' },
    ),
    { or: ['maintenance', 'default_page'] },
  ),
  wrong(
    'reserved',
    'Hostinger',
    html(
      'Parked Domain name on Hostinger DNS system',
      `<h1>Happy to see your domain with Hostinger!</h1><p>Your domain is active and is using Hostinger nameservers. Take the recommended steps to continue your journey.</p><a href="https://www.hostinger.com">Hostinger</a>`,
      { lang: 'en' },
    ),
    { or: ['parked'] },
  ),
  wrong(
    'reserved',
    'Squarespace Domains',
    html(HOST, `<h1>We’re under construction.</h1><p>Please check back for an update soon.</p>`, { lang: 'en' }),
    { or: ['maintenance'] },
  ),
  wrong(
    'suspended',
    'unpaid',
    html('Service indisponible', '<h1>Ce compte a été désactivé</h1><p>Veuillez régler votre facture pour rétablir le service.</p>'),
  ),
  wrong('suspended', 'Italian', html('Sito sospeso', '<h1>Sito sospeso</h1><p>Contattare il servizio clienti.</p>', { lang: 'it' })),
  wrong(
    'suspended',
    'Squarespace',
    html('Website Expired', '<h1>Website Expired</h1><p>This account has expired. If you are the site owner, click below to login.</p>', {
      lang: 'en',
    }),
  ),
  wrong('suspended', 'Wix, by 402', html('Payment Required', '<h1>Payment Required</h1>', { lang: 'en' }), { status: 402 }),
  wrong(
    'default_page',
    'cPanel',
    html(
      `Default Web Site Page`,
      `<h1>SORRY!</h1><p>If you are the owner of this website, please contact your hosting provider: <a href="mailto:webmaster@${HOST}">webmaster@${HOST}</a></p><p>It is possible you have reached this page because: the IP address has changed; there has been a server misconfiguration; the site may have moved to a different server.</p><p>cPanel, Inc.</p>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Debian',
    html(
      'Apache2 Debian Default Page: It works',
      `<span>Apache2 Debian Default Page</span><p>It works!</p><p>${'This is the default welcome page used to test the correct operation of the Apache2 server after installation on Debian systems. '.repeat(4)}</p>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'openresty',
    html(
      'Welcome to OpenResty!',
      '<h1>Welcome to OpenResty!</h1><p>If you see this page, the OpenResty web platform is successfully installed and working.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Azure',
    html(
      'Microsoft Azure App Service - Welcome',
      '<h1>Your web app is running and waiting for your content</h1><p>Your web app is live, but we don’t have your content yet.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Firebase',
    html(
      'Welcome to Firebase Hosting',
      '<h2>Welcome</h2><h1>Firebase Hosting Setup Complete</h1><p>You’re seeing this because you’ve successfully setup Firebase Hosting.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'Vesta',
    html(`${HOST} — Coming Soon`, `<h1>Success! Your new web server is ready to use.</h1><p>This is a default page for ${HOST}</p>`, {
      lang: 'en',
    }),
    { or: ['maintenance'] },
  ),
  wrong(
    'default_page',
    'LiteSpeed',
    html(
      'LiteSpeed Web Server - Default Page',
      '<h1>Congratulations</h1><p>You have successfully installed the OpenLiteSpeed Web Server!</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    'phpinfo',
    html('PHP 8.2.7 - phpinfo()', '<h1>PHP Version 8.2.7</h1><table><tr><td>System</td><td>Linux web12</td></tr></table>', { lang: 'en' }),
  ),
  wrong(
    'default_page',
    'Laravel',
    html(
      'Laravel',
      '<a href="https://laravel.com/docs">Documentation</a><a href="https://laracasts.com">Laracasts</a><p>Laravel v11.0 (PHP v8.3)</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'directory',
    'Python',
    html('Directory listing for /', '<h1>Directory listing for /</h1><hr><ul><li><a href="site.zip">site.zip</a></li></ul>', {
      lang: 'en',
    }),
  ),
  wrong(
    'fresh_cms',
    'Twenty Twenty-Five',
    html(
      'Favre',
      '<h1>Blog</h1><h2>Bonjour tout le monde !</h2><p>Bienvenue sur WordPress. Ceci est votre premier article. Modifiez-le ou supprimez-le, puis commencez à écrire !</p><footer><p>Blog À propos FAQ Auteurs Évènements Boutique Compositions Thèmes</p><p>Twenty Twenty-Five</p><p>Conçu avec WordPress</p></footer>',
      { head: '<meta name="generator" content="WordPress 6.9">' },
    ),
  ),
  wrong(
    'fresh_cms',
    'Joomla installer',
    html(
      'Joomla: Environment Setup Incomplete',
      '<h1>Environment Setup Incomplete</h1><p>It looks like you are trying to run Joomla! from our git repository.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'fresh_cms',
    'Ghost',
    html(
      'Favre',
      '<h1>Coming soon</h1><p>This is Favre, a brand new site by Jean Favre that’s just getting started. Things will be up and running here shortly.</p>',
      { lang: 'en' },
    ),
    { or: ['maintenance'] },
  ),
  wrong(
    'maintenance',
    'back soon in German',
    html('Wartungsarbeiten', '<h1>Wir sind bald wieder für Sie da</h1><p>Unsere Website wird gerade überarbeitet.</p>', { lang: 'de' }),
  ),
  wrong(
    'maintenance',
    'peau neuve',
    html(
      'Menuiserie Favre',
      '<div><img src="logo.svg" alt="Menuiserie Favre"><h2>Notre site fait peau neuve !</h2><p>Rendez-vous très bientôt pour le découvrir. En attendant, appelez-nous au 024 555 01 01.</p></div>',
    ),
  ),
  wrong(
    'maintenance',
    'WooCommerce',
    html(
      'Menuiserie Favre – Boutique',
      '<div class="woocommerce-coming-soon-banner"><h1>Pardonnez notre poussière ! Nous préparons quelque chose d’extraordinaire.</h1><p>Revenez bientôt.</p></div>',
    ),
  ),
  wrong(
    'maintenance',
    'Joomla offline',
    html(
      'Menuiserie Favre - Hors ligne',
      '<h1>Menuiserie Favre</h1><p>Ce site est en maintenance.<br>Merci de revenir ultérieurement.</p><form><input name="username"><input type="password" name="password"><button>Connexion</button></form>',
    ),
    { status: 503, or: ['login_wall'] },
  ),
  wrong(
    'soft_404',
    'a shop’s',
    html(
      'Page introuvable',
      '<header><a href="/c/1">Portes</a><a href="/c/2">Fenêtres</a></header><h1>Nous sommes désolés.</h1><p>La page que vous cherchez n’existe pas.</p>',
    ),
  ),
  wrong('soft_404', 'Italian', html('Pagina non trovata', '<h1>Pagina non trovata</h1><a href="/">Home</a>', { lang: 'it' })),
  wrong(
    'http_error',
    'WordPress broken',
    html(
      'WordPress › Erreur',
      '<p>Il y a eu une erreur critique sur ce site.</p><p><a href="https://wordpress.org/documentation/">En apprendre plus sur le dépannage de WordPress.</a></p>',
    ),
  ),
  wrong('http_error', 'PHP', '<b>Fatal error</b>: Uncaught Error: Call to undefined function mysql_connect() in /home/www/index.php:12'),
  wrong(
    'bot_challenge',
    'SiteGround',
    html('Robot Challenge Screen', '<p>Checking the site connection security</p><div id="sg-captcha"></div>', { lang: 'en' }),
    { status: 202, headers: { 'sg-captcha': 'challenge' } },
  ),
  wrong(
    'bot_challenge',
    'Akamai',
    html('Access Denied', '<h1>Access Denied</h1><p>You don’t have permission to access this server. Reference #18.2f1</p>', {
      lang: 'en',
    }),
    { status: 403, or: ['http_error'] },
  ),
  wrong(
    'bot_challenge',
    'Anubis',
    html(
      'Making sure you’re not a bot!',
      '<h1>Making sure you’re not a bot!</h1><p>Loading...</p><script src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'bot_challenge',
    'InfinityFree',
    '<html><body><script src="/aes.js"></script><script>function toNumbers(d){var e=[];return e}document.cookie="__test=1";location.href="http://menuiserie-favre.ch/?i=1";</script><noscript>This site requires Javascript to work</noscript></body></html>',
  ),
  wrong(
    'login_wall',
    'an intranet',
    html(
      'Intranet – Menuiserie Favre',
      '<h1>Intranet</h1><form><label>Identifiant</label><input name="user"><label>Mot de passe</label><input type="password"><button>Connexion</button></form><p>Accès réservé aux collaborateurs.</p>',
    ),
  ),
  wrong(
    'login_wall',
    'Nextcloud',
    html(
      'Nextcloud',
      '<h1>Se connecter à Nextcloud</h1><form><input name="user" placeholder="Nom de compte ou e-mail"><input type="password"></form><p>Nextcloud – un lieu sûr pour toutes vos données</p>',
    ),
    { to: '/login' },
  ),
  wrong(
    'consent_wall',
    'a brewery',
    html(
      'Brasserie',
      '<div><img src="/logo.png" alt="Brasserie"><p>Êtes-vous majeur ?</p><p>L’abus d’alcool est dangereux pour la santé.</p><button>Oui, j’ai plus de 18 ans</button><button>Non</button></div>',
    ),
  ),
  wrong(
    'frameset',
    'an old forwarding',
    '<html><head><title>menuiserie-favre.ch</title></head><frameset rows="*" frameborder="NO"><frame src="https://sites.google.com/view/favre" name="main"></frameset><noframes><body>Votre navigateur ne gère pas les cadres.</body></noframes></html>',
  ),
  wrong(
    'other_company',
    'taken over by a group',
    html('Groupe Bâtiplus – Construction générale', `<h1>Groupe Bâtiplus</h1><p>${filler(90)}</p><footer>© Groupe Bâtiplus SA</footer>`),
    { to: 'https://www.batiplus.ch/' },
  ),
  wrong(
    'other_company',
    'slots in Indonesian',
    html(
      'SLOT GACOR 777 – Situs Judi Online',
      `<h1>Slot Gacor Hari Ini</h1><p>Daftar slot gacor dan judi online terpercaya, jackpot setiap hari. ${'Bandar togel dan slot. '.repeat(8)}</p>`,
      { lang: 'id' },
    ),
  ),
  wrong(
    'other_company',
    'a watch shop of replicas',
    html(
      'Replica Watches – Swiss Rolex Replica',
      `<h1>Best replica watches online</h1><p>Replica watches at low prices, free shipping. ${'Buy replica watches today. '.repeat(6)}</p>`,
      { lang: 'en' },
    ),
  ),
  wrong('other_company', 'LinkedIn', html('Menuiserie Favre | LinkedIn', '<h1>Menuiserie Favre</h1>'), {
    to: 'https://ch.linkedin.com/company/menuiserie-favre',
  }),
];
