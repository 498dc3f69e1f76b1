import { html, type PageCase, wrong } from './page-case.js';

/** Wrong pages of few words. */
export const wrongBrief: readonly PageCase[] = [
  wrong(
    'maintenance',
    '« Menuiserie Favre Sàrl » under the title « Menuiserie Favre Sàrl »',
    html(
      'Menuiserie Favre Sàrl',
      '<h1>Menuiserie Favre Sàrl</h1><p>Notre site internet fait peau neuve !</p><p>Retrouvez-nous très bientôt. En attendant, appelez le 024 555 01 01.</p>',
    ),
  ),
  wrong(
    'maintenance',
    '« Unsere Website wird gerade überarbeitet » under the title « Wartung »',
    html('Wartung', '<h1>Unsere Website wird gerade überarbeitet</h1><p>Wir sind telefonisch erreichbar: 024 555 01 01</p>', {
      lang: 'de',
    }),
  ),
  wrong(
    'maintenance',
    '« Nouveau site en construction » under the title « Menuiserie Favre »',
    html('Menuiserie Favre', '<p>Nouveau site en construction</p><p>info@menuiserie-favre.ch</p>'),
  ),
  wrong(
    'maintenance',
    '« Something new is coming » under the title « Coming soon »',
    html('Coming soon', '<h1>Something new is coming</h1><p>Menuiserie Favre</p>', { lang: 'en' }),
  ),
  wrong('maintenance', '« Bientôt en ligne » under the title « Bientôt »', html('Bientôt', '<h1>Bientôt en ligne</h1>')),
  wrong(
    'maintenance',
    '« Prossimamente online » under the title « Menuiserie Favre »',
    html('Menuiserie Favre', '<h1>Prossimamente online</h1><p>Menuiserie Favre</p>', { lang: 'it' }),
  ),
  wrong(
    'maintenance',
    '« Ce site est momentanément indisponible » under the title « Site indisponible »',
    html('Site indisponible', '<h1>Ce site est momentanément indisponible</h1><p>Veuillez réessayer plus tard.</p>'),
    { or: ['suspended', 'http_error'] },
  ),
  wrong(
    'parked',
    '« menuiserie-favre.ch » under the title « menuiserie-favre.ch »',
    html(
      'menuiserie-favre.ch',
      '<h1>menuiserie-favre.ch</h1><p>Dieser Domainname steht zum Verkauf!</p><a href="https://sedo.com/search/details/?domain=menuiserie-favre.ch">Angebot abgeben</a>',
      { lang: 'de' },
    ),
  ),
  wrong(
    'parked',
    '« Buy menuiserie-favre.ch » under the title « menuiserie-favre.ch »',
    html('menuiserie-favre.ch', '<h1>Buy menuiserie-favre.ch</h1><p>Get this domain today. Own it for $25/mo.</p>', { lang: 'en' }),
  ),
  wrong(
    'parked',
    '« menuiserie-favre.ch est à vendre » under the title « Domaine expiré »',
    html('Domaine expiré', '<h1>menuiserie-favre.ch est à vendre</h1><p>Contactez-nous : vente@domaines.example</p>'),
    { or: ['suspended'] },
  ),
  wrong(
    'reserved',
    '« Welcome to menuiserie-favre.ch » under the title « Welcome »',
    html('Welcome', '<h1>Welcome to menuiserie-favre.ch</h1><p>This domain is parked. Is this your domain? Add a website.</p>', {
      lang: 'en',
    }),
    { or: ['parked'] },
  ),
  wrong(
    'reserved',
    '« Hier entsteht bald eine neue Webseite für menuiserie-favre.ch » under the title « menuiserie-favre.ch »',
    html(
      'menuiserie-favre.ch',
      '<p>Hier entsteht bald eine neue Webseite für menuiserie-favre.ch</p><p>Domain registriert bei Hoststar</p>',
      { lang: 'de' },
    ),
  ),
  wrong(
    'default_page',
    '« This is the default welcome page used to test the correct operation of the Apache2 server after installation on Ubuntu systems. » under the title « Apache2 Ubuntu Default Page: It works »',
    html(
      'Apache2 Ubuntu Default Page: It works',
      '<p>This is the default welcome page used to test the correct operation of the Apache2 server after installation on Ubuntu systems.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    '« Welcome to nginx on Debian! » under the title « Welcome to nginx on Debian! »',
    html(
      'Welcome to nginx on Debian!',
      '<h1>Welcome to nginx on Debian!</h1><p>If you see this page, the nginx web server is successfully installed and working on Debian. Further configuration is required.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'suspended',
    '« Account Suspended » under the title « Account Suspended »',
    html(
      'Account Suspended',
      '<h1>Account Suspended</h1><p>This Account has been suspended. Contact your hosting provider for more information.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'login_wall',
    '« Menuiserie Favre » under the title « Connexion »',
    html('Connexion', '<h1>Menuiserie Favre</h1><form><input name=u><input type=password><button>Se connecter</button></form>'),
  ),
  wrong(
    'bot_challenge',
    '« Menuiserie Favre Sàrl » under the title « Menuiserie Favre Sàrl », again',
    html(
      'Menuiserie Favre Sàrl',
      '<h1>Menuiserie Favre Sàrl</h1><p>Un instant, nous vérifions votre navigateur. Vous serez redirigé automatiquement dans quelques secondes.</p><script src="a.js"></script>',
    ),
  ),
  wrong(
    'soft_404',
    '« Oups » under the title « Page non trouvée – Menuiserie Favre – Portes et fenêtres à Yverdon »',
    html(
      'Page non trouvée – Menuiserie Favre – Portes et fenêtres à Yverdon',
      '<nav><a href="/a">Portes</a><a href="/b">Fenêtres</a></nav><h1>Oups</h1><p>Nous n’avons pas trouvé ce que vous cherchez.</p><footer>Menuiserie Favre Sàrl, 024 555 01 01</footer>',
    ),
  ),
  wrong(
    'fresh_cms',
    '« Hello world! » under the title « My blog »',
    html('My blog', '<h1>Hello world!</h1><p>Welcome to WordPress. This is your first post. Edit or delete it, then start writing!</p>', {
      lang: 'en',
    }),
  ),
  wrong(
    'fresh_cms',
    '« Ma boutique » under the title « Ma boutique »',
    html(
      'Ma boutique',
      '<h1>Ma boutique</h1><p>T-shirt imprimé colibri</p><p>Mug The best is yet to come</p><p>Affiche encadrée The adventure begins</p><p>contact@example.com</p>',
    ),
  ),
  wrong(
    'directory',
    '« Index of / » under the title « Index of / »',
    html('Index of /', '<h1>Index of /</h1><ul><li><a href="wp/">wp/</a></li></ul>'),
  ),
  wrong('empty', '« nothing but scripts » under the title «  »', html('', '<div id="app"></div><script src="/m.js"></script>'), {
    or: ['unrendered'],
  }),
  wrong(
    'maintenance',
    '« Unsere Website ist im Umbau » under the title « Umbau »',
    html('Umbau', '<h1>Unsere Website ist im Umbau</h1><p>Menuiserie Favre Sàrl, info@menuiserie-favre.ch</p>', { lang: 'de' }),
  ),
  wrong(
    'maintenance',
    '« Neue Website im Aufbau » under the title « Menuiserie Favre »',
    html('Menuiserie Favre', '<h1>Neue Website im Aufbau</h1>', { lang: 'de' }),
  ),
  wrong(
    'maintenance',
    '« Nuovo sito in allestimento » under the title « Menuiserie Favre »',
    html('Menuiserie Favre', '<h1>Nuovo sito in allestimento</h1><p>Tel. 091 000 00 00</p>', { lang: 'it' }),
  ),
  wrong(
    'maintenance',
    '« We’ll be back soon! » under the title « Menuiserie Favre »',
    html(
      'Menuiserie Favre',
      '<h1>We’ll be back soon!</h1><p>Sorry for the inconvenience. We’re performing some maintenance at the moment.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'maintenance',
    '« Under Construction » under the title « Under Construction »',
    html('Under Construction', '<h1>Under Construction</h1><p>Menuiserie Favre Sàrl</p><p>Yverdon</p>', { lang: 'en' }),
  ),
  wrong(
    'parked',
    '« This domain may be for sale » under the title « Domain for sale »',
    html('Domain for sale', '<h1>This domain may be for sale</h1><p>Enquire here</p>', { lang: 'en' }),
  ),
  wrong(
    'parked',
    '« menuiserie-favre.ch » under the title « menuiserie-favre.ch », again',
    html(
      'menuiserie-favre.ch',
      '<h1>menuiserie-favre.ch</h1><p>Ce domaine est disponible à l’achat</p><p>Prix fixe : 990 €</p><p>Achetez maintenant</p>',
    ),
  ),
  wrong(
    'parked',
    '« menuiserie-favre.ch » under the title « menuiserie-favre.ch », again, again',
    html(
      'menuiserie-favre.ch',
      '<h1>menuiserie-favre.ch</h1><ul><li><a href="/x">Holz</a></li></ul><script src="https://www.parkingcrew.net/jsparkcaf.php"></script>',
      { lang: 'de' },
    ),
    { or: ['reserved'] },
  ),
  wrong(
    'default_page',
    '« Testing 123.. » under the title « Test Page for the Apache HTTP Server »',
    html(
      'Test Page for the Apache HTTP Server',
      '<h1>Testing 123..</h1><p>This page is used to test the proper operation of the Apache HTTP server after it has been installed.</p>',
      { lang: 'en' },
    ),
  ),
  wrong(
    'default_page',
    '« Your new web server is ready to use. » under the title « Welcome »',
    html('Welcome', '<h1>Your new web server is ready to use.</h1><p>Upload your files to public_html.</p>', { lang: 'en' }),
  ),
  wrong(
    'reserved',
    '« Félicitations ! Votre hébergement est actif » under the title « menuiserie-favre.ch »',
    html('menuiserie-favre.ch', '<h1>Félicitations ! Votre hébergement est actif</h1><p>Déposez vos fichiers dans le dossier www.</p>'),
    { or: ['default_page'] },
  ),
  wrong(
    'reserved',
    '« menuiserie-favre.ch » under the title « menuiserie-favre.ch », again, again, again',
    html(
      'menuiserie-favre.ch',
      '<h1>menuiserie-favre.ch</h1><p>Ce domaine est enregistré chez Infomaniak. Vous êtes le propriétaire ? Publiez votre site.</p>',
    ),
  ),
  wrong(
    'suspended',
    '« Website gesperrt » under the title « Website gesperrt »',
    html('Website gesperrt', '<h1>Website gesperrt</h1><p>Dieses Webhosting wurde deaktiviert.</p>', { lang: 'de' }),
  ),
  wrong(
    'login_wall',
    '« Log in » under the title « Log in »',
    html('Log in', '<h1>Log in</h1><form><input name=email><input type=password></form><p>Forgot password?</p>', { lang: 'en' }),
  ),
  wrong(
    'consent_wall',
    '« Avant de continuer » under the title « Avant de continuer »',
    html(
      'Avant de continuer',
      '<h1>Avant de continuer</h1><p>Nous utilisons des cookies.</p><button>Tout accepter</button><button>Tout refuser</button>',
    ),
  ),
  wrong(
    'bot_challenge',
    '« Sorry, you have been blocked » under the title « Attention Required! | Cloudflare »',
    html('Attention Required! | Cloudflare', '<h1>Sorry, you have been blocked</h1><p>You are unable to access menuiserie-favre.ch</p>', {
      lang: 'en',
    }),
    { status: 403 },
  ),
  wrong('soft_404', '« 404 » under the title « 404 »', html('404', '<h1>404</h1><p>Seite nicht gefunden</p>', { lang: 'de' })),
  wrong(
    'other_company',
    '« Zahnarzt Meier » under the title « Zahnarzt Meier »',
    html(
      'Zahnarzt Meier',
      '<h1>Zahnarzt Meier</h1><p>Prophylaxe, Implantate, Kinder. Termine online buchen in unserer Praxis am Bahnhof in Uster, auch am Samstag.</p>',
      { lang: 'de' },
    ),
    { to: 'https://www.zahnarzt-meier.ch/' },
  ),
  wrong(
    'fresh_cms',
    '« Congratulations, you have successfully installed TYPO3! » under the title « Welcome to TYPO3 »',
    html('Welcome to TYPO3', '<h1>Congratulations, you have successfully installed TYPO3!</h1>', { lang: 'en' }),
  ),
];
