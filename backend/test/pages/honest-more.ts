import { honest, html, type PageCase } from './page-case.js';

const TEL = '<p>Téléphone 026 555 10 10</p>';

/** Written after the rules, from sites of small companies as they are. */
export const honestMore: readonly PageCase[] = [
  honest(
    'an auction of estates',
    'Domaines & Châteaux',
    'domaines-chateaux.ch',
    html(
      'Domaines & Châteaux – propriétés à vendre',
      `<h1>Domaines à vendre</h1><ul><li>Domaine viticole à vendre, Lavaux</li><li>Domaine agricole à vendre, Jura</li></ul>${TEL}`,
    ),
  ),
  honest(
    'maintenance of websites, one page',
    'WP Secours',
    'wp-secours.ch',
    html(
      'WP Secours – maintenance WordPress',
      `<h1>Maintenance de sites WordPress</h1><p>Votre site est en panne, piraté ou lent ? Nous le maintenons pour 90 francs par mois.</p>${TEL}`,
    ),
  ),
  honest(
    'a lift company',
    'Ascenseurs Meyer',
    'ascenseurs-meyer.ch',
    html('Ascenseurs Meyer', `<h1>Maintenance</h1><p>Ascenseurs, monte-charges, escaliers roulants. Service de piquet 24 h.</p>${TEL}`),
  ),
  honest(
    'roofs under construction, as a gallery',
    'Toitures Aebi',
    'toitures-aebi.ch',
    html(
      'Toitures Aebi',
      `<h1>Nos chantiers</h1><h2>En cours</h2><img src="a.jpg" alt="Ferme à Cugy"><img src="b.jpg" alt="Villa à Estavayer"><h2>Terminés</h2><img src="c.jpg" alt="École de Domdidier">`,
    ),
  ),
  honest(
    'a notice of holidays',
    'Coiffure Nadia',
    'coiffure-nadia.ch',
    html(
      'Coiffure Nadia',
      `<p>Le salon sera fermé du 1er au 15 août.</p><h1>Coiffure Nadia</h1><p>Coupe dame dès 65 francs, homme dès 35 francs.</p>${TEL}`,
    ),
  ),
  honest(
    'closed for good reasons',
    'Restaurant du Col',
    'restaurant-col.ch',
    html(
      'Restaurant du Col',
      `<h1>Restaurant du Col</h1><p>Nous sommes fermés pour l’hiver et de retour au mois de mai. Chambres et dortoir sur réservation, fondue, röstis et tartes maison.</p>${TEL}`,
    ),
  ),
  honest(
    'a shop that opens soon',
    'Épicerie Verte',
    'epicerie-verte.ch',
    html(
      'Épicerie Verte',
      `<h1>Épicerie Verte</h1><p>Vrac, légumes de la région, pain. Ouverture le 3 avril à la rue Neuve 7.</p><p>Horaires : mardi à samedi, 8 h à 18 h 30.</p>`,
    ),
  ),
  honest(
    'a suspended theatre',
    'Compagnie Le Fil Suspendu',
    'le-fil-suspendu.ch',
    html('Compagnie Le Fil suspendu', `<h1>Le Fil suspendu</h1><p>Théâtre d’objets et marionnettes, tournée suspendue jusqu’en mars.</p>`),
  ),
  honest(
    'hammocks',
    'Sièges Suspendus',
    'sieges-suspendus.ch',
    html('Sièges suspendus et hamacs', `<h1>Sièges suspendus</h1><p>Balancelles, hamacs et fauteuils-œufs. Livraison en Suisse.</p>`),
  ),
  honest(
    'a lawyer for suspended licences',
    'Me Grandjean',
    'avocat-grandjean.ch',
    html(
      'Permis suspendu ? Me Grandjean, avocat',
      `<h1>Permis de conduire suspendu</h1><p>Retrait d’admonestation, recours, expertise : premier entretien à 150 francs.</p>${TEL}`,
    ),
  ),
  honest(
    'a gym with an app login',
    'FitLoft',
    'fitloft.ch',
    html(
      'FitLoft – salle de sport à Bulle',
      `<form><input name="u" placeholder="E-mail"><input type="password"><button>Login</button></form><h1>FitLoft</h1><p>Musculation, cours collectifs, sauna. Abonnement dès 59 francs par mois, sans engagement. Essai gratuit le samedi.</p>`,
    ),
  ),
  honest(
    'a trustee with a client area',
    'Fiduciaire Ruchat',
    'fidu-ruchat.ch',
    html(
      'Fiduciaire Ruchat',
      `<a href="/client">Espace client</a><h1>Fiduciaire Ruchat</h1><p>Comptabilité, impôts, salaires pour indépendants.</p>${TEL}`,
    ),
  ),
  honest(
    'doors with access control',
    'Portes Automatiques Kaba',
    'portes-kaba.ch',
    html(
      'Accès réservé ? Portes et badges',
      `<h1>Contrôle d’accès</h1><p>Badges, codes, lecteurs d’empreintes : installation et maintenance.</p>`,
    ),
  ),
  honest(
    'a hosting reseller in German',
    'Hosting Bern GmbH',
    'hostingbern.ch',
    html(
      'Hosting Bern – Webhosting aus der Schweiz',
      `<h1>Webhosting aus Bern</h1><p>Ihre Domain ist in fünf Minuten registriert. Persönlicher Support, kein Callcenter.</p><nav><a href="/hosting">Hosting</a><a href="/domains">Domains</a><a href="/kontakt">Kontakt</a></nav>`,
      { lang: 'de' },
    ),
  ),
  honest(
    'a Tessin hotel',
    'Albergo Stella',
    'albergo-stella.ch',
    html(
      'Albergo Stella, Ascona',
      `<h1>Albergo Stella</h1><p>Presto di nuovo aperti: la stagione inizia a Pasqua. Camere con vista lago, colazione inclusa, giardino.</p>`,
      { lang: 'it' },
    ),
  ),
  honest(
    'a page of links',
    'Fanfare de Gland',
    'fanfare-gland.ch',
    html(
      'Fanfare de Gland',
      `<h1>Fanfare de Gland</h1><ul><li><a href="/comite">Comité</a></li><li><a href="/concerts">Concerts</a></li><li><a href="/photos">Photos</a></li></ul>`,
    ),
  ),
  honest('an artist with a word', 'Ana Lopes', 'analopes.ch', html('Ana Lopes', '<h1>Ana Lopes</h1><img src="1.jpg" alt="">')),
  honest('initials', 'JPM Électricité', 'jpm-elec.ch', html('JPM', `<h1>JPM</h1><p>Électricité, domotique, dépannage</p>${TEL}`)),
  honest(
    'a name that is not the company’s',
    'Sàrl RBK',
    'chezmama.ch',
    html(
      'Chez Mama – pizzas au feu de bois',
      `<h1>Chez Mama</h1><p>Pizzas, pâtes fraîches, livraison à Renens et Prilly tous les soirs de 18 à 22 heures.</p>${TEL}`,
    ),
  ),
  honest(
    'an English coworking',
    'Desk Lausanne',
    'desk-lausanne.ch',
    html('Desk Lausanne', `<h1>Your desk in Lausanne</h1><p>Log in, sit down, work. Coffee included, from 25 francs a day.</p>`, {
      lang: 'en',
    }),
  ),
  honest(
    'a brewery without a gate',
    'Brasserie du Vallon',
    'brasserie-vallon.ch',
    html(
      'Brasserie du Vallon',
      `<h1>Bières artisanales</h1><p>Blonde, ambrée, IPA. Vente interdite aux moins de 18 ans. Visite de la brasserie le samedi.</p>${TEL}`,
    ),
  ),
  honest(
    'a cookie notice longer than the page',
    'Nails by Léa',
    'nailsbylea.ch',
    html(
      'Nails by Léa',
      `<h1>Nails by Léa</h1><p>Onglerie à Aigle, sur rendez-vous.</p>${TEL}<div class="cc"><p>Nous utilisons des cookies et d’autres technologies pour améliorer votre expérience, analyser notre trafic et vous proposer des contenus personnalisés. En cliquant sur « Tout accepter », vous consentez à l’utilisation de tous les cookies.</p><button>Tout accepter</button><button>Refuser</button></div>`,
    ),
  ),
  honest(
    'privacy lawyers in German',
    'Datenschutz Partner AG',
    'datenschutz-partner.ch',
    html(
      'Datenschutz Partner AG',
      `<h1>Datenschutz für KMU</h1><p>Cookies, Einwilligung, DSG und DSGVO: wir machen Ihre Website konform.</p>`,
      { lang: 'de' },
    ),
  ),
  honest(
    'a WordPress site with the sample page left',
    'Cave Bolle',
    'cave-bolle.ch',
    html(
      'Cave Bolle',
      `<nav><a href="/">Accueil</a><a href="/page-d-exemple/">Page d’exemple</a></nav><h1>Vins de Morges</h1><p>Servagnin, chasselas, doral. Dégustation le premier samedi du mois, de 10 à 14 heures.</p>${TEL}`,
    ),
  ),
  honest(
    'a shop in PrestaShop',
    'Laines d’Ici',
    'laines-dici.ch',
    html(
      'Laines d’Ici',
      `<h1>Laines d’Ici</h1><ul><li>Pelote mérinos 14.–</li><li>Mohair 22.–</li><li>Alpaga 19.–</li></ul><p>Laines filées en Suisse, teintes à la main.</p>`,
      { head: '<meta name="generator" content="PrestaShop">' },
    ),
  ),
  honest(
    'an app drawn on the server',
    'Vélo Partage',
    'velo-partage.ch',
    html(
      'Vélo Partage',
      `<div id="root"><header>Vélo Partage</header><main><h1>Un vélo-cargo près de chez vous</h1><p>Réservez en deux clics.</p></main></div><script src="/app.js"></script>`,
    ),
  ),
  honest(
    'a site with its own loader hidden',
    'Agence Nova',
    'agence-nova.ch',
    html(
      'Agence Nova',
      `<div id="loader" style="display:none">Chargement…</div><h1>Agence Nova</h1><p>Affiches, identités, expositions.</p>`,
    ),
  ),
  honest(
    'two companies, one site',
    'Électro-Lab Sàrl',
    'electro-lab.ch',
    html('Électro-Lab et Lumière SA', `<h1>Électro-Lab + Lumière</h1><p>Éclairage d’architecture et de scène.</p>`),
    { to: 'https://www.electrolab-lumiere.ch/' },
  ),
  honest(
    'a dash more in its name',
    'Mont-Soleil Tourisme',
    'montsoleil.ch',
    html('Mont-Soleil Tourisme', '<h1>Mont-Soleil</h1><p>Observatoire, centrale solaire, sentiers.</p>'),
    { to: 'https://www.mont-soleil.ch/fr' },
  ),
  honest(
    'a hosted shop of its own',
    'Thés du Monde',
    'thesdumonde.ch',
    html('Thés du Monde', `<h1>Thés du Monde</h1><p>Cent thés en vrac, livrés en deux jours.</p>`),
    { to: 'https://thes-du-monde.myshopify.com/' },
  ),
  honest(
    'redirect to its language',
    'Spital-Apotheke Thun',
    'apotheke-thun.ch',
    html('Spital-Apotheke Thun', `<h1>Spital-Apotheke</h1><p>Rezepte, Beratung, Hauslieferung.</p>`, { lang: 'de' }),
    { to: '/de/' },
  ),
  honest(
    'the French word casino, a supermarket of 1950',
    'Café du Casino',
    'cafe-casino.ch',
    html(
      'Café du Casino',
      `<h1>Café du Casino</h1><p>Au rez du casino municipal : plat du jour, jeux de cartes, poker le jeudi.</p>${TEL}`,
    ),
  ),
  honest(
    'a steroid-free gym',
    'Coach Romain',
    'coach-romain.ch',
    html(
      'Coach Romain',
      `<h1>Préparation physique</h1><p>Sans dopage ni stéroïdes : steroids never, sweat always. Programmes de 8 semaines.</p>`,
    ),
  ),
  honest(
    'an escort of convoys',
    'Escort Convois Sàrl',
    'escort-convois.ch',
    html('Escort Convois', `<h1>Escorte de convois exceptionnels</h1><p>Escort of heavy loads in all of Switzerland.</p>${TEL}`),
  ),
  honest(
    'a Russian school',
    'École russe Matriochka',
    'matriochka.ch',
    html(
      'Матрёшка – École russe Matriochka',
      `<h1>Русская школа</h1><p>${'Уроки русского языка для детей каждую субботу. '.repeat(4)}</p><p>École Matriochka, Genève</p>`,
      { lang: 'ru' },
    ),
  ),
  honest(
    'a Thai take-away',
    'Thai Basilic',
    'thaibasilic.ch',
    html('Thai Basilic ไทยบาซิลิค', `<h1>Thai Basilic</h1><p>อาหารไทยแท้ ส้มตำ ผัดไทย แกงเขียวหวาน ต้มยำกุ้ง</p>${TEL}`, { lang: 'th' }),
  ),
  honest(
    'an address alone',
    'Dr Paul Weber',
    'drweber.ch',
    html(
      'Cabinet médical Dr Weber',
      '<p>Dr Paul Weber</p><p>Médecin interne FMH</p><p>Avenue de la Gare 2, 1950 Sion</p><p>027 555 20 20</p>',
    ),
  ),
  honest('a poem', 'Éditions du Vent', 'editions-vent.ch', html('Éditions du Vent', '<p>Rien. Puis le vent.</p>')),
  honest(
    'error as a brand',
    'Error 5 Studio',
    'error5.ch',
    html(
      'Error 5 Studio – jeux vidéo',
      `<h1>Error 5</h1><p>Studio de jeux vidéo indépendant à Neuchâtel. Notre prochain jeu sort en automne.</p>`,
    ),
  ),
  honest(
    'a forbidden bar',
    'Forbidden Bar',
    'forbiddenbar.ch',
    html('Forbidden', `<h1>Forbidden</h1><p>Cocktails et vinyles, du jeudi au samedi.</p>${TEL}`),
  ),
  honest(
    'an index of plants',
    'Jardin Index',
    'jardin-index.ch',
    html('Index of plants', `<h1>Index of plants</h1><ul><li><a href="/acer">Acer</a></li><li><a href="/betula">Betula</a></li></ul>`, {
      lang: 'en',
    }),
  ),
  honest(
    'a test laboratory',
    'Test Lab SA',
    'testlab.ch',
    html('Test Lab', `<h1>Test Lab</h1><p>Essais de matériaux accrédités ISO 17025.</p>${TEL}`),
  ),
  honest(
    'plans in a frame, with words',
    'Fitness Aqua',
    'fitness-aqua.ch',
    html(
      'Fitness Aqua',
      `<h1>Fitness Aqua</h1><p>Horaires des cours de la semaine :</p><iframe src="https://widget.planning-sport.com/aqua" width="100%" height="800"></iframe>`,
    ),
  ),
];
