import { html, type PageCase, wrong } from './page-case.js';

const HOST = 'menuiserie-favre.ch';
const words = (count: number) =>
  Array.from({ length: count }, (_, index) => ['offre', 'projet', 'client', 'équipe', 'solution', 'qualité'][index % 6]).join(' ');

/** Pages that are not there yet, no longer there, or behind something. */
export const wrongContent: readonly PageCase[] = [
  wrong(
    'fresh_cms',
    'WordPress',
    html(
      'Menuiserie – Un site utilisant WordPress',
      '<h1>Menuiserie</h1><h2><a href="/2026/01/bonjour-tout-le-monde/">Bonjour tout le monde !</a></h2><p>Bienvenue sur WordPress. Ceci est votre premier article. Modifiez-le ou supprimez-le, puis commencez à écrire !</p><aside><h3>Commentaires récents</h3><p>Un commentateur WordPress</p></aside><a href="/page-d-exemple/">Page d’exemple</a>',
      { head: '<meta name="generator" content="WordPress 6.9">' },
    ),
  ),
  wrong(
    'fresh_cms',
    'WordPress in German',
    html(
      'Favre',
      '<h1>Hallo Welt!</h1><p>Willkommen bei WordPress. Dies ist dein erster Beitrag. Bearbeite oder lösche ihn und beginne mit dem Schreiben!</p><a href="/beispiel-seite/">Beispiel-Seite</a>',
      { lang: 'de' },
    ),
  ),
  wrong(
    'fresh_cms',
    'WordPress installer',
    html(
      'WordPress › Installation',
      '<h1>Bienvenue</h1><p>Bienvenue dans la très célèbre installation en 5 minutes de WordPress !</p><form><input name="weblog_title"><input name="user_name"></form>',
    ),
    { to: '/wp-admin/install.php' },
  ),
  wrong(
    'fresh_cms',
    'Drupal',
    html(
      'Bienvenue sur Favre | Favre',
      '<h1>Bienvenue sur Favre</h1><p>Aucun contenu n’a été créé pour la page d’accueil pour l’instant.</p><a href="/user/login">Se connecter</a>',
    ),
  ),
  wrong(
    'fresh_cms',
    'PrestaShop',
    html(
      'Ma boutique',
      `<h1>Ma boutique</h1><h2>Produits populaires</h2><ul><li>T-shirt imprimé colibri</li><li>Mug The best is yet to come</li><li>Coussin renard</li><li>Affiche encadrée The adventure begins</li></ul><p>23,90 CHF</p>`,
      { head: '<meta name="generator" content="PrestaShop">' },
    ),
  ),
  wrong(
    'fresh_cms',
    'Shopify theme',
    html(
      'Ma boutique',
      '<h1>Talk about your brand</h1><ul><li>Example product title</li><li>Example product title 2</li><li>Example product title 3</li></ul><p>Image with text overlay</p>',
      { lang: 'en' },
    ),
  ),
  wrong('fresh_cms', 'Jimdo', html('favre', '<h1>Cette page n’est pas encore publiée</h1><p>Créez aussi votre site avec Jimdo.</p>')),
  wrong('fresh_cms', 'Squarespace', html('Site privé', '<h1>Ce site est actuellement privé</h1><form><input type="password"></form>'), {
    or: ['login_wall'],
  }),
  wrong(
    'fresh_cms',
    'a template with its filling',
    html(
      'Home',
      `<h1>Lorem ipsum dolor sit amet</h1><p>${'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. '.repeat(6)}</p>`,
    ),
  ),
  wrong('maintenance', 'with 503', html('Maintenance', '<h1>Nous revenons tout de suite</h1>'), {
    status: 503,
    headers: { 'retry-after': '3600' },
  }),
  wrong('maintenance', 'with 200', html('Site en maintenance', '<h1>Site en maintenance</h1><p>Merci de votre patience.</p>')),
  wrong(
    'maintenance',
    'in a sentence',
    html(
      'Menuiserie Favre',
      '<img src="/logo.png" alt="Menuiserie Favre"><p>Notre site internet est actuellement en cours de refonte.</p><p>Contact : 024 555 01 01, info@menuiserie-favre.ch</p>',
    ),
  ),
  wrong(
    'maintenance',
    'a new site soon',
    html('Menuiserie Favre', '<h1>Notre nouveau site arrive bientôt</h1><p>Rue du Lac 12, 1400 Yverdon</p><p>Tél. 024 555 01 01</p>'),
  ),
  wrong(
    'maintenance',
    'under construction',
    html('Under construction', '<h1>🚧 Under construction 🚧</h1><p>We are working hard to bring you something new.</p>', { lang: 'en' }),
  ),
  wrong(
    'maintenance',
    'coming soon',
    html('Coming Soon', '<h1>Coming Soon</h1><form><input type="email"><button>Notify me</button></form>', { lang: 'en' }),
  ),
  wrong('maintenance', 'hier entsteht', html('Favre', '<p>Hier entsteht in Kürze unsere neue Website.</p>', { lang: 'de' })),
  wrong('maintenance', 'in Italian', html('Favre', '<h1>Sito in costruzione</h1><p>Torneremo presto!</p>', { lang: 'it' })),
  wrong(
    'maintenance',
    'a plugin',
    html(
      'Menuiserie Favre',
      '<div class="seedprod cs-container"><h1>À très vite</h1><p>Suivez-nous en attendant.</p></div><link rel="stylesheet" href="/wp-content/plugins/coming-soon/css/app.css">',
    ),
  ),
  wrong(
    'maintenance',
    'WordPress’s own',
    '<html><head><title>Maintenance</title></head><body><h1>Briefly unavailable for scheduled maintenance. Check back in a minute.</h1></body></html>',
  ),
  wrong(
    'maintenance',
    'Shopify',
    html(
      'Menuiserie Favre – Opening Soon',
      '<h1>Opening soon</h1><p>Be the first to know when we launch.</p><form action="/password"><input type="password"></form>',
      { lang: 'en' },
    ),
    { to: '/password', or: ['login_wall'] },
  ),
  wrong(
    'soft_404',
    'a theme’s',
    html(
      'Page non trouvée – Menuiserie Favre',
      `<nav><a href="/a">Portes</a><a href="/b">Fenêtres</a><a href="/c">Contact</a></nav><h1>Oups ! Cette page est introuvable.</h1><p>On dirait que rien n’a été trouvé à cet endroit. Essayez une recherche ?</p><input type="search">`,
    ),
  ),
  wrong('soft_404', 'bare', html('404', '<h1>404</h1><p>Not Found</p>', { lang: 'en' })),
  wrong(
    'soft_404',
    'in German',
    html('Seite nicht gefunden', '<h1>Seite nicht gefunden</h1><p>Die angeforderte Seite existiert nicht.</p>', { lang: 'de' }),
  ),
  wrong(
    'soft_404',
    'only its heading',
    html('Menuiserie Favre', '<h1>Erreur 404 : page introuvable</h1><a href="/">Retour à l’accueil</a>'),
  ),
  wrong('http_error', 'the database', html('Erreur de base de données', '<h1>Erreur lors de la connexion à la base de données</h1>')),
  wrong('http_error', 'not found', html('404 Not Found', '<h1>Not Found</h1>'), { status: 404 }),
  wrong('http_error', 'the server', html('Erreur', '<h1>Erreur interne</h1>'), { status: 500 }),
  wrong(
    'http_error',
    'forbidden with 200',
    html('403 Forbidden', '<h1>Forbidden</h1><p>You don’t have permission to access / on this server.</p>', { lang: 'en' }),
  ),
  wrong('empty', 'no content', '', { status: 204 }),
  wrong('empty', 'zero bytes', ''),
  wrong('empty', 'white space', ' \n\n <!-- rien --> '),
  wrong('empty', 'only a head', html('Menuiserie Favre', '')),
  wrong('empty', 'a PDF', '%PDF-1.7 stream', { headers: { 'content-type': 'application/pdf' } }),
  wrong('empty', 'JSON', '{"status":"ok"}', { headers: { 'content-type': 'application/json' } }),
  wrong('empty', 'scripts that count, nothing to see', html('Menuiserie Favre', '<script>window.dataLayer = [];</script>'), {
    or: ['unrendered'],
  }),
  wrong(
    'consent_wall',
    'cookies before all',
    html(
      'Votre vie privée',
      '<div class="wall"><h1>Nous respectons votre vie privée</h1><p>Pour accéder à ce site, acceptez l’utilisation de cookies par nos 214 partenaires.</p><button>Tout accepter</button><button>Personnaliser mes choix</button></div><script src="https://cdn.consentmanager.net/delivery/wall.js"></script>',
    ),
  ),
  wrong(
    'consent_wall',
    'age',
    html(
      'Domaine',
      '<div class="age-gate"><h2>Avez-vous plus de 18 ans ?</h2><p>Vous devez avoir l’âge légal pour entrer.</p><a href="#oui">Oui</a> <a href="https://www.google.ch">Non</a></div>',
    ),
  ),
  wrong('bot_challenge', 'Cloudflare by its header', html('Just a moment...', ''), {
    status: 403,
    headers: { 'cf-mitigated': 'challenge' },
  }),
  wrong(
    'bot_challenge',
    'Cloudflare by its page',
    html(
      'Un instant…',
      '<h1>menuiserie-favre.ch</h1><p>Vérification que vous êtes humain. Cela peut prendre quelques secondes.</p><script>window._cf_chl_opt = {cvId: "3"}</script><script src="/cdn-cgi/challenge-platform/h/g/orchestrate/chl_page/v1"></script>',
    ),
    { status: 403 },
  ),
  wrong(
    'bot_challenge',
    'DataDome',
    html(
      HOST,
      '<script>var dd={"rt":"c","cid":"AHrlqAAAAAMA","host":"geo.captcha-delivery.com"}</script><script src="https://ct.captcha-delivery.com/c.js"></script>',
      { lang: 'en' },
    ),
    { status: 403 },
  ),
  wrong(
    'bot_challenge',
    'Imperva',
    '<html><head><meta name="robots" content="noindex"></head><body><iframe id="main-iframe" src="/_Incapsula_Resource?CWUDNSAI=9&xinfo=1" width="100%" height="100%">Request unsuccessful. Incapsula incident ID: 1-2</iframe></body></html>',
  ),
  wrong(
    'bot_challenge',
    'AWS WAF',
    html(
      'Human Verification',
      '<div id="captcha-container"></div><script src="https://a1b2.eu-central-1.captcha.awswaf.com/a1b2/captcha.js"></script>',
      { lang: 'en' },
    ),
    { status: 405, headers: { 'x-amzn-waf-action': 'captcha' } },
  ),
  wrong(
    'bot_challenge',
    'Sucuri',
    html(
      'Sucuri WebSite Firewall - Access Denied',
      '<h1>Access Denied - Sucuri Website Firewall</h1><img src="https://cdn.sucuri.net/sucuri-firewall-block.png">',
      { lang: 'en' },
    ),
    { status: 403, headers: { 'x-sucuri-block': '1' } },
  ),
  wrong(
    'bot_challenge',
    'hCaptcha alone',
    html(
      'Verification',
      '<form method="post"><p>Please complete the captcha.</p><div class="h-captcha"></div><input type="submit" value="OK"></form><script src="https://js.hcaptcha.com/1/api.js"></script>',
      { lang: 'en' },
    ),
  ),
  wrong('login_wall', 'HTTP', html('401 Authorization Required', '<h1>401</h1>'), {
    status: 401,
    headers: { 'www-authenticate': 'Basic realm="x"' },
  }),
  wrong(
    'login_wall',
    'a form alone',
    html(
      'Connexion',
      '<img src="/logo.png" alt="Favre"><form><label>Adresse e-mail <input name="u"></label><label>Mot de passe <input type="password"></label><button>Se connecter</button><a href="/oubli">Mot de passe oublié ?</a></form>',
    ),
  ),
  wrong(
    'login_wall',
    'Microsoft',
    html('Sign in to your account', '<div>Sign in</div><input name="loginfmt" type="email"><a href="#">Can’t access your account?</a>', {
      lang: 'en',
    }),
    { to: 'https://login.microsoftonline.com/common/oauth2/v2.0/authorize?client_id=1' },
  ),
  wrong(
    'login_wall',
    'WordPress',
    html(
      'Se connecter ‹ Menuiserie — WordPress',
      '<h1><a href="https://wordpress.org/">Propulsé par WordPress</a></h1><form><input name="log"><input type="password" name="pwd"><label>Se souvenir de moi</label></form>',
    ),
    { to: '/wp-login.php?redirect_to=%2F' },
  ),
  wrong(
    'login_wall',
    'a page behind a password',
    html(
      'Protégé : Accueil',
      '<h1>Protégé : Accueil</h1><p>Ce contenu est protégé par un mot de passe. Pour le voir, veuillez saisir votre mot de passe ci-dessous.</p><form action="/wp-login.php?action=postpass"><input type="password"></form>',
    ),
  ),
  wrong(
    'unrendered',
    'an app shell',
    html(
      'Menuiserie Favre',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div><script src="/static/js/main.4f2a.js"></script>',
      { lang: 'en' },
    ),
  ),
  wrong('unrendered', 'a loader that stays', html('Favre', '<div class="spinner">Chargement…</div><script src="/gone.js"></script>')),
  wrong(
    'other_company',
    'by redirect',
    html(
      'Immobilière du Mont SA – Gérance et courtage',
      `<h1>Gérance et courtage à Lausanne</h1><p>${words(60)}</p><p>© Immobilière du Mont SA</p>`,
    ),
    { to: 'https://www.immo-du-mont.ch/' },
  ),
  wrong(
    'other_company',
    'a social network',
    html('Menuiserie Favre | Facebook', '<h1>Menuiserie Favre</h1><p>312 personnes aiment ça</p>'),
    { to: 'https://www.facebook.com/menuiseriefavre' },
  ),
  wrong(
    'other_company',
    'a directory of companies',
    html('Menuiserie Favre à Yverdon - local.ch', '<h1>Menuiserie Favre Sàrl</h1><p>Rue du Lac 12</p>'),
    { to: 'https://www.local.ch/fr/d/yverdon/menuiserie-favre' },
  ),
  wrong(
    'other_company',
    'a casino',
    html(
      'Casino en ligne – Bonus sans dépôt 2026',
      `<h1>Meilleurs casinos en ligne</h1><p>Jouez aux slots et à la roulette, jackpots chaque jour. ${words(80)}</p><p>Casino, poker, blackjack, bonus sans dépôt.</p>`,
    ),
  ),
  wrong(
    'other_company',
    'a pharmacy without prescription',
    html(
      'Buy Viagra online – Cheap Cialis',
      `<h1>Viagra, Cialis, Levitra</h1><p>Kamagra and tadalafil without prescription. ${words(70)}</p>`,
      { lang: 'en' },
    ),
  ),
  wrong(
    'other_company',
    'another alphabet',
    html('家具の修理 – 東京', `<h1>家具の修理</h1><p>${'私たちは東京で家具を修理しています。'.repeat(10)}</p>`, { lang: 'ja' }),
  ),
  wrong(
    'other_company',
    'canonical of somebody else',
    html('Peinture Blanc – Plâtrerie à Sion', `<h1>Peinture Blanc</h1><p>${words(60)}</p>`, {
      head: '<link rel="canonical" href="https://www.peinture-blanc.ch/">',
    }),
  ),
  wrong('other_company', 'defaced', html('Hacked by GhostTeam', '<h1>Hacked by GhostTeam</h1><p>Greetz to all.</p>', { lang: 'en' })),
];
