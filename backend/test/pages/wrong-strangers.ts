import { html, type PageCase, wrong } from './page-case.js';

const sponsored = ['Fenêtres en bois', 'Portes d’entrée', 'Escaliers sur mesure', 'Parquet massif', 'Cuisines']
  .map((text, index) => `<a href="https://feed.annonces-reseau.example/go?id=${index}">${text}</a>`)
  .join('');

const FRAME =
  '<nav><a href="/">Accueil</a><a href="/fenetres">Fenêtres</a><a href="/escaliers">Escaliers</a><a href="/contact">Contact</a></nav>';
const ARTICLES = `<h2>À lire aussi</h2>${'<p>Nos compagnons ont posé un escalier de chêne dans une ferme rénovée de la vallée, entre deux averses de printemps.</p>'.repeat(5)}`;
const FOOT = '<footer>Menuiserie Favre Sàrl, rue du Lac 12, 1400 Yverdon, 024 425 00 00</footer>';

/** Pages about an address by somebody who is not its company, told by what they are made of. */
export const wrongStrangers: readonly PageCase[] = [
  wrong(
    'parked',
    'links of one network alone',
    html(
      'menuiserie-favre.ch',
      `${sponsored}<form action="https://feed.annonces-reseau.example/s"><input name="q"></form><p>© 2026 menuiserie-favre.ch</p>`,
    ),
  ),
  wrong(
    'parked',
    'an address with a price',
    html(
      'menuiserie-favre.ch',
      '<h1>menuiserie-favre.ch</h1><p>EUR 1.900</p><button>Kaufanfrage senden</button><p>Treuhandservice inklusive.</p>',
      { lang: 'de' },
    ),
  ),
  wrong(
    'parked',
    'an address that may become yours',
    html(
      'menuiserie-favre.ch est à céder',
      '<h1>Une belle adresse</h1><p>menuiserie-favre.ch vous attend. Soumettre une offre au titulaire :</p><form><input name="offre"><button>Envoyer</button></form>',
    ),
  ),
  wrong(
    'parked',
    'an address at auction in Italian',
    html(
      'menuiserie-favre.ch',
      '<h1>menuiserie-favre.ch</h1><p>Prezzo di vendita: 800 CHF.</p><form><input name="email"><button>Invia la tua proposta</button></form>',
      { lang: 'it' },
    ),
  ),
  wrong(
    'reserved',
    'an address and the way to an unknown registrar',
    html('menuiserie-favre.ch', '<h1>www.menuiserie-favre.ch</h1><p>Grüezi!</p><a href="https://www.namen-und-netze.example/">Weiter</a>', {
      lang: 'de',
    }),
  ),
  wrong(
    'default_page',
    'a panel’s page that names its file',
    html('menuiserie-favre.ch', '<h1>menuiserie-favre.ch</h1><p>Vous pouvez effacer index.html et déposer le vôtre.</p>'),
  ),
  wrong(
    'default_page',
    'a server that names its folder',
    html('Félicitations', '<h1>Félicitations !</h1><p>Placez vos fichiers dans /var/www/html pour commencer.</p>'),
  ),
  wrong(
    'http_error',
    'a filter’s code of a broken certificate',
    html(
      'Connexion non sécurisée',
      '<h1>Impossible de continuer</h1><p>Le site ne peut pas être vérifié (ERR_CERT_AUTHORITY_INVALID).</p>',
    ),
  ),
  wrong(
    'fresh_cms',
    'a system that welcomes its community',
    html('Accueil', '<h1>Bienvenue !</h1><p>Rejoignez la communauté Drupal.</p><a href="/user/login">Log in</a>', {
      head: '<meta name="generator" content="Drupal 11 (https://www.drupal.org)">',
    }),
  ),
  wrong(
    'bot_challenge',
    'a request that is being verified',
    html('Patience', '<h1>Please wait while your request is being verified...</h1><form id="check-form" method="GET"></form>', {
      lang: 'en',
    }),
  ),
  wrong(
    'other_company',
    'a trophy in the title above the old pages',
    html('Hacked by Sh4dow', `<nav><a href="/a">A</a><a href="/b">B</a><a href="/c">C</a><a href="/d">D</a></nav><p>Greetz to all.</p>`, {
      lang: 'en',
    }),
  ),
  wrong(
    'http_error',
    'a missing page with all that frames a site',
    html(
      'Menuiserie Favre – Yverdon',
      `${FRAME}<h1>Vous voilà égaré entre deux planches</h1><p>Cette adresse ne mène à aucune de nos pages.</p>${ARTICLES}${FOOT}`,
    ),
    { status: 404 },
  ),
  wrong(
    'http_error',
    'a missing page that its theme gives away',
    `<html lang="fr"><head><title>Menuiserie Favre</title></head><body class="error404 wp-theme">${FRAME}<h1>Menuiserie Favre</h1>${ARTICLES}${FOOT}</body></html>`,
    { status: 404 },
  ),
  wrong('http_error', 'a refused page with all that frames a site', html('Menuiserie Favre', `${FRAME}${ARTICLES}${FOOT}`), {
    status: 403,
  }),
  wrong(
    'parked',
    'an address with rates by the month',
    html(
      'menuiserie-favre.ch',
      '<h1>menuiserie-favre.ch</h1><p>12 × CHF 95.– oder einmalig CHF 990.–</p><button>Weiter zur Kasse</button>',
      {
        lang: 'de',
      },
    ),
  ),
  wrong(
    'reserved',
    'an address that praises web addresses',
    html(
      'menuiserie-favre.ch',
      '<h1>menuiserie-favre.ch</h1><p>Una buona internetadresse vale oro. Scriva al nostro ufficio.</p><p>Domini svizzeri dal 1998.</p>',
      { lang: 'it' },
    ),
    { or: ['parked'] },
  ),
  wrong(
    'default_page',
    'a hosting that is ready',
    html('Tout est prêt', '<h1>Votre nouvel hébergement vous attend</h1><p>Déposez vos pages par SFTP.</p>'),
    { or: ['reserved'] },
  ),
  wrong(
    'maintenance',
    'a few words until later',
    html('Menuiserie Favre', '<h1>Patience !</h1><p>Vous nous retrouvez sous peu en ligne.</p>'),
  ),
  wrong(
    'suspended',
    'an address that a platform has let go',
    html('favre.monblog.ch', '<h1>favre.monblog.ch n’est plus disponible.</h1><p>Ses auteurs l’ont supprimé.</p>'),
  ),
  wrong(
    'fresh_cms',
    'a system that welcomes its first user',
    html('Willkommen bei Directus', '<h1>Willkommen bei Umbraco</h1><p>Legen Sie das erste Konto an.</p>', { lang: 'de' }),
  ),
];
