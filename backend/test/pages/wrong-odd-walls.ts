import { html, type PageCase, wrong } from './page-case.js';

const HOST = 'menuiserie-favre.ch';
const en = { lang: 'en' };

/** Counterparts of honest-odd-services.ts: the same marks with nothing of a company beside them. */
export const wrongOddWalls: readonly PageCase[] = [
  wrong(
    'bot_challenge',
    'DataDome with 200',
    html(HOST, '<p>Please enable JS and disable any ad blocker</p><script src="/a.js"></script>', en),
    { headers: { 'x-datadome': 'protected' } },
  ),
  wrong('bot_challenge', 'Imperva with 200', html('', '<script src="/_Incapsula_Resource?SWJIYLWA=719d&ns=2"></script>', en), {
    or: ['unrendered', 'empty'],
  }),
  wrong(
    'bot_challenge',
    'Cloudflare with 200',
    html(
      'Just a moment...',
      '<h1>menuiserie-favre.ch</h1><p>Checking if the site connection is secure</p><script src="/cdn-cgi/challenge-platform/h/b/orchestrate/jsch/v1"></script>',
      en,
    ),
  ),
  wrong(
    'reserved',
    'a placeholder that speaks of servers',
    html(
      HOST,
      '<h1>Votre nouveau site web</h1><p>Cet espace a été créé pour menuiserie-favre.ch.</p><a href="https://www.infomaniak.com/fr/hebergement">Infomaniak</a>',
    ),
    { or: ['default_page'] },
  ),
  wrong('parked', 'an offer by mail', html(HOST, `<h1>${HOST}</h1><p>Cession possible. Écrivez à ventes@courtier.example.</p>`), {
    or: ['reserved'],
  }),
  wrong(
    'fresh_cms',
    'a theme that speaks of its system',
    html('Blog', '<h1>Welcome to WordPress</h1><p>This site runs WordPress. Edit this page to begin.</p>', {
      lang: 'en',
      head: '<meta name="generator" content="WordPress 6.9">',
    }),
  ),
  wrong(
    'login_wall',
    'a host’s mail in Italian',
    html('Accedi', '<h1>Accedi alla webmail</h1><form><input name="email"><input type="password"><button>Entra</button></form>', {
      lang: 'it',
    }),
  ),
  wrong(
    'maintenance',
    'an announcement of works with an address',
    html('Menuiserie Favre Sàrl', '<p>Menuiserie Favre Sàrl</p><p>Site web en cours de construction</p><p>info@menuiserie-favre.ch</p>'),
  ),
  wrong(
    'suspended',
    'for want of payment, in French',
    html(HOST, `<h1>Hébergement expiré</h1><p>L’hébergement de ${HOST} a expiré. Renouvelez-le depuis votre espace client.</p>`),
    { or: ['reserved'] },
  ),
  wrong(
    'parked',
    'in German with a form',
    html(
      `${HOST} zu verkaufen`,
      `<h1>${HOST}</h1><p>Diese Domain steht zum Verkauf. Senden Sie uns Ihr Angebot.</p><form><input name="name"><input name="angebot"></form>`,
      { lang: 'de' },
    ),
  ),
];
