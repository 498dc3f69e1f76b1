import { html, type PageCase, wrong } from './page-case.js';

/** Notices, walls and checks, in wordings and builds that the others do not have. */
export const wrongOddContent: readonly PageCase[] = [
  wrong(
    'fresh_cms',
    'Joomla',
    html(
      'Home',
      '<header>Menuiserie</header><h1>Home</h1><h2>Getting Started with Joomla!</h2><p>It’s easy to get started creating your website. Knowing some of the basics will help.</p><a href="/author-login">Author Login</a>',
      { lang: 'en', head: '<meta name="generator" content="Joomla! - Open Source Content Management">' },
    ),
  ),
  wrong(
    'fresh_cms',
    'WordPress in Italian',
    html(
      'Favre – Un nuovo sito targato WordPress',
      '<h1>Favre</h1><h2>Ciao mondo!</h2><p>Benvenuto in WordPress. Questo è il tuo primo articolo. Modificalo o eliminalo e inizia a scrivere!</p>',
      { lang: 'it' },
    ),
  ),
  wrong(
    'fresh_cms',
    'Drupal in German',
    html(
      'Willkommen | Favre',
      '<h1>Willkommen</h1><p>Es wurde bisher noch kein Startseiteninhalt erstellt.</p><a href="/user/login">Anmelden</a>',
      { lang: 'de' },
    ),
  ),
  wrong(
    'fresh_cms',
    'an unpublished Wix site',
    html('Site not published', '<h1>This site is not published yet</h1><p>Create your own site with Wix.</p>', { lang: 'en' }),
    { or: ['reserved'] },
  ),
  wrong(
    'maintenance',
    'a plugin in German',
    html(
      'Wartungsarbeiten',
      '<div class="wp-maintenance-mode"><h1>Wartungsarbeiten</h1><p>Wir sind gleich wieder für Sie da. Menuiserie Favre Sàrl, 024 555 01 01.</p></div>',
      { lang: 'de' },
    ),
  ),
  wrong(
    'maintenance',
    'with an address and hours',
    html(
      'Menuiserie Favre Sàrl',
      '<h1>Menuiserie Favre Sàrl</h1><p>Notre site est en cours de refonte.</p><p>Rue du Lac 12, 1400 Yverdon</p><p>Lundi à vendredi, 7 h 30 à 17 h</p><p>024 555 01 01</p>',
    ),
  ),
  wrong(
    'maintenance',
    'with a trade in its tagline',
    html(
      'Menuiserie Favre Sàrl',
      '<h1>Menuiserie Favre Sàrl</h1><p>Portes, fenêtres, escaliers</p><p>Le site arrive bientôt.</p><p>024 555 01 01</p>',
    ),
  ),
  wrong(
    'maintenance',
    'of a firm for maintenance',
    html('Maintenance Plus SA', '<h1>Notre site est en maintenance</h1><p>Maintenance Plus SA revient vite.</p>'),
    { company: 'Maintenance Plus SA', host: 'maintenance-plus.ch' },
  ),
  wrong(
    'maintenance',
    'in Italian, in one line',
    html('Favre', '<p>Il nostro sito è in manutenzione. Torniamo presto.</p>', { lang: 'it' }),
  ),
  wrong(
    'maintenance',
    'under a picture',
    html('Coming soon', '<img src="/fond.jpg" alt=""><h1>Coming soon</h1><p>Our new website is on the way.</p>', { lang: 'en' }),
  ),
  wrong(
    'login_wall',
    'of a staging server',
    html('Staging', '<form><h1>Mot de passe</h1><input type="password"><button>Entrer</button></form>'),
  ),
  wrong(
    'login_wall',
    'an intranet in German',
    html('Anmelden', '<h1>Bitte melden Sie sich an</h1><form><input name="user"><input type="password"><button>Anmelden</button></form>', {
      lang: 'de',
    }),
  ),
  wrong(
    'bot_challenge',
    'Akamai',
    html(
      'Access Denied',
      '<h1>Access Denied</h1><p>You don’t have permission to access "http://www.menuiserie-favre.ch/" on this server.</p><p>Reference #18.1a2b</p>',
      { lang: 'en' },
    ),
    { status: 403, or: ['http_error'] },
  ),
  wrong(
    'bot_challenge',
    'Cloudflare in German',
    html(
      'Nur einen Moment …',
      '<h1>www.menuiserie-favre.ch</h1><p>Überprüfung, ob Sie ein Mensch sind.</p><script>window._cf_chl_opt={};</script>',
      { lang: 'de' },
    ),
    { status: 403 },
  ),
  wrong(
    'bot_challenge',
    'DataDome with a frame',
    html(
      'menuiserie-favre.ch',
      '<iframe src="https://geo.captcha-delivery.com/captcha/?initialCid=1" width="100%" height="100%"></iframe><script src="https://ct.captcha-delivery.com/c.js"></script>',
      { lang: 'en' },
    ),
    { status: 403 },
  ),
  wrong(
    'bot_challenge',
    'AWS WAF, without a body',
    html(
      '',
      '<script>window.gokuProps = {"key":"1"};</script><script src="https://1a.eu-central-1.token.awswaf.com/1a/challenge.js"></script>',
      { lang: 'en' },
    ),
    { status: 202, headers: { 'x-amzn-waf-action': 'challenge' } },
  ),
  wrong(
    'bot_challenge',
    'Imperva in French',
    html('', '<iframe src="/_Incapsula_Resource?SWUDNSAI=31&xinfo=1"></iframe><p>Requête non aboutie.</p>'),
  ),
  wrong(
    'consent_wall',
    'in German',
    html(
      'Ihre Privatsphäre',
      '<h1>Ihre Privatsphäre ist uns wichtig</h1><p>Um fortzufahren, stimmen Sie der Verwendung von Cookies zu.</p><button>Alle akzeptieren</button><button>Ablehnen</button>',
      { lang: 'de' },
    ),
  ),
  wrong(
    'consent_wall',
    'an age gate in Italian',
    html('Verifica', '<h1>Hai più di 18 anni?</h1><button>Sì, entra</button><button>No</button>', { lang: 'it' }),
  ),
  wrong(
    'frameset',
    'to another address',
    '<html><head><title>menuiserie-favre.ch</title></head><frameset rows="100%"><frame src="https://favre.hosting-perso.example/~favre/"></frameset></html>',
  ),
  wrong(
    'soft_404',
    'in Italian',
    html('Pagina non trovata', '<h1>Pagina non trovata</h1><p>La pagina richiesta non esiste più.</p><a href="/">Home</a>', { lang: 'it' }),
  ),
  wrong(
    'soft_404',
    'of a builder',
    html('Menuiserie Favre', '<h1>Oups ! Cette page n’existe pas.</h1><p>Vérifiez l’adresse ou retournez à l’accueil.</p>'),
  ),
  wrong('empty', 'a dot', html('', '<p>.</p>')),
  wrong(
    'other_company',
    'a bakery after a redirect',
    html(
      'Boulangerie Conus – Romont',
      '<h1>Pain, tresses, cuchaules</h1><p>Boulangerie Conus, Grand-Rue 4, Romont. Ouvert dès six heures, fermé le lundi.</p>',
    ),
    { to: 'https://www.boulangerie-conus.ch/' },
  ),
  wrong(
    'other_company',
    'a Swedish casino',
    html('Nya casinon utan spelpaus', `<h1>Bästa casinon 2026</h1><p>${'Casino, slots, free spins och bonus. '.repeat(12)}</p>`, {
      lang: 'sv',
    }),
  ),
];
