import { html, type PageCase, wrong } from './page-case.js';

const HOST = 'menuiserie-favre.ch';
const en = { lang: 'en' };
const de = { lang: 'de' };

/** Further wordings of hosts, systems and walls. */
export const wrongOddMore: readonly PageCase[] = [
  wrong(
    'reserved',
    'Gandi',
    html(
      HOST,
      `<h1>Ce nom de domaine a été enregistré avec Gandi.net</h1><p>${HOST} est actuellement parqué par son propriétaire.</p><a href="https://www.gandi.net/">Gandi</a>`,
    ),
    { or: ['parked'] },
  ),
  wrong(
    'reserved',
    'IONOS',
    html(
      HOST,
      '<p>Diese Domain ist bereits registriert.</p><a href="https://www.ionos.de/domains">IONOS</a><p>Hier entsteht eine neue Internetpräsenz.</p>',
      de,
    ),
    { or: ['maintenance'] },
  ),
  wrong(
    'reserved',
    'Hostpoint in French',
    html(
      HOST,
      `<p>Le domaine ${HOST} a été enregistré auprès de Hostpoint.</p><a href="https://www.hostpoint.ch/fr/domaines/">Enregistrer un domaine</a>`,
    ),
  ),
  wrong(
    'reserved',
    'Wix, not connected',
    html(
      'Connect domain',
      '<h1>Looks like this domain isn’t connected to a website yet</h1><p>Is this your domain? Connect it to your Wix website in just a few easy steps.</p>',
      en,
    ),
    { or: ['fresh_cms', 'http_error', 'default_page'] },
  ),
  wrong(
    'parked',
    'one.com',
    html(
      `${HOST} is parked`,
      `<h1>${HOST} is parked at one.com</h1><p>Get your own domain.</p><a href="https://www.one.com/">one.com</a>`,
      en,
    ),
    { or: ['reserved'] },
  ),
  wrong(
    'parked',
    'a lander with a price alone',
    html(HOST, `<h1>${HOST}</h1><p>CHF 2’490</p><button>Buy now</button><button>Make an offer</button>`, en),
  ),
  wrong(
    'parked',
    'a lander that lists similar addresses',
    html(
      `${HOST} is for sale`,
      `<h1>${HOST} is for sale</h1><p>$2,895</p><p>Similar domains: menuiserie-bois.com $1,895, menuiseries.net $3,195, favre-bois.com $895</p>`,
      en,
    ),
  ),
  wrong(
    'parked',
    'a domain that its owner gives up',
    html(HOST, `<p>Die Domain ${HOST} kann erworben werden. Angebote an domains@verkauf.example.</p>`, de),
  ),
  wrong(
    'default_page',
    'cPanel',
    html(
      'Default Web Site Page',
      '<h1>SORRY!</h1><p>If you are the owner of this website, please contact your hosting provider: webmaster@menuiserie-favre.ch</p><p>It is possible you have reached this page because:</p><p>The IP address has changed.</p><p>The IP address for this domain may have changed recently. Check your DNS settings to verify that the domain is set up correctly. It may take 8-24 hours for DNS changes to propagate.</p><p>There has been a server misconfiguration.</p><p>You must verify that your hosting provider has the correct IP address configured for your Apache settings and DNS records.</p>',
      en,
    ),
  ),
  wrong(
    'default_page',
    'nginx on Fedora',
    html(
      'Test Page for the HTTP Server on Fedora',
      '<h1>Fedora Webserver Test Page</h1><p>This page is used to test the proper operation of the nginx HTTP server after it has been installed. If you can read this page, it means that the web server installed at this site is working properly, but has not yet been configured.</p><p>If you would like the administrators of this website to know that you’ve seen this page instead of the page you’ve expected, you should send them an email.</p><a href="https://nginx.org">nginx</a><a href="https://fedoraproject.org">Fedora</a>',
      en,
    ),
  ),
  wrong(
    'default_page',
    'Azure',
    html(
      'Microsoft Azure App Service - Welcome',
      '<h1>Your web app is running and waiting for your content</h1><p>Your web app is live, but we don’t have your content yet.</p><a href="https://go.microsoft.com/fwlink/?linkid=2057530">Deployment Center</a>',
      en,
    ),
  ),
  wrong('default_page', 'It works!', '<html><body><h1>It works!</h1></body></html>'),
  wrong(
    'default_page',
    'Tomcat',
    html(
      'Apache Tomcat/10.1.40',
      '<h1>Apache Tomcat/10.1.40</h1><h2>If you’re seeing this, you’ve successfully installed Tomcat. Congratulations!</h2><img src="tomcat.svg" alt="">',
      en,
    ),
  ),
  wrong(
    'default_page',
    'ISPConfig in German',
    html(
      'Willkommen!',
      `<h1>Willkommen auf ${HOST}!</h1><p>Dies ist die Standard-Indexseite Ihrer Website.</p><p>Diese Datei kann ohne Bedenken gelöscht oder überschrieben werden.</p><p>Powered by ISPConfig</p>`,
      de,
    ),
  ),
  wrong(
    'suspended',
    'Shopify',
    html('Sorry, this shop is currently unavailable', '<h1>Sorry, this shop is currently unavailable.</h1>', en),
    { or: ['maintenance', 'fresh_cms', 'http_error'] },
  ),
  wrong(
    'suspended',
    'in German by the host',
    html(HOST, '<h1>Diese Website wurde gesperrt</h1><p>Bitte kontaktieren Sie den Support Ihres Hosters.</p>', de),
  ),
  wrong(
    'maintenance',
    'Joomla',
    html(
      'Menuiserie Favre',
      '<h1>Menuiserie Favre</h1><p>This site is down for maintenance.<br>Please check back again soon.</p><form><input name="username"><input type="password"><button>Log in</button></form>',
      en,
    ),
    { status: 503 },
  ),
  wrong(
    'maintenance',
    'Drupal in French',
    html(
      'Site en cours de maintenance | Favre',
      '<h1>Site en cours de maintenance</h1><p>Favre est en cours de maintenance. Nous serons de retour très bientôt. Merci de votre patience.</p>',
    ),
  ),
  wrong(
    'maintenance',
    'PrestaShop',
    html(
      'Menuiserie Favre',
      '<img src="/img/logo.png" alt="Menuiserie Favre"><h1>Nous serons bientôt de retour.</h1><p>Nous mettons actuellement à jour notre boutique et serons de retour très bientôt.</p><p>Merci de votre patience.</p>',
    ),
  ),
  wrong(
    'maintenance',
    'with a launch date',
    html('Coming soon', '<h1>Coming soon</h1><p>Our new website opens on 15 March 2027.</p><p>Menuiserie Favre Sàrl</p>', en),
  ),
  wrong(
    'maintenance',
    'a window of two days',
    html('Maintenance', '<h1>Notre site est en maintenance</h1><p>Du 12.03.2027 au 14.03.2027. Merci de revenir ensuite.</p>'),
  ),
  wrong(
    'maintenance',
    'of a host that speaks to the owner',
    html('Site en construction', '<h1>Votre site est en construction</h1><p>Connectez-vous à votre espace client pour le publier.</p>'),
    { or: ['default_page', 'reserved', 'fresh_cms'] },
  ),
  wrong(
    'maintenance',
    'under a title and a trade',
    html(
      'Menuiserie Favre Sàrl – Site en construction',
      '<h1>Menuiserie Favre Sàrl</h1><p>Portes et fenêtres à Yverdon</p><p>024 555 01 01</p>',
    ),
  ),
  wrong(
    'login_wall',
    'a NAS',
    html(
      'DiskStation',
      '<h1>Sign in</h1><form><input name="username" placeholder="Username"><input type="password"><label>Stay signed in</label><button>Sign in</button></form>',
      en,
    ),
  ),
  wrong(
    'login_wall',
    'Zimbra in French',
    html(
      'Connexion au client Web Zimbra',
      '<form><label>Nom d’utilisateur <input name="username"></label><label>Mot de passe <input type="password"></label><label>Rester connecté</label><button>Connexion</button></form>',
    ),
  ),
  wrong(
    'bot_challenge',
    'Vercel',
    html(
      'Vercel Security Checkpoint',
      '<p>We’re verifying your browser</p><script src="/.well-known/vercel/security/static/challenge.v2.min.js"></script>',
      en,
    ),
    { status: 429 },
  ),
  wrong(
    'bot_challenge',
    'Anubis',
    html(
      'Making sure you’re not a bot!',
      '<h1>Making sure you’re not a bot!</h1><p>Loading…</p><script src="/.within.website/x/cmd/anubis/static/js/main.mjs"></script>',
      en,
    ),
  ),
  wrong(
    'http_error',
    'Heroku',
    html(
      'Application error',
      '<h1>Application error</h1><p>An error occurred in the application and your page could not be served.</p>',
      en,
    ),
    { status: 503 },
  ),
  wrong(
    'http_error',
    'GitHub Pages',
    html('Site not found · GitHub Pages', '<h1>404</h1><p>There isn’t a GitHub Pages site here.</p>', en),
    { status: 404 },
  ),
  wrong(
    'soft_404',
    'of Webflow',
    html('Not Found', '<h2>Page Not Found</h2><p>The page you are looking for doesn’t exist or has been moved</p>', en),
  ),
  wrong(
    'consent_wall',
    'that names the site',
    html(
      'Menuiserie Favre',
      '<h1>Cookies</h1><p>menuiserie-favre.ch utilise des cookies. Acceptez-les pour entrer sur le site.</p><button>Tout accepter</button><button>Tout refuser</button>',
    ),
  ),
];
