import { honest, html, type PageCase } from './page-case.js';

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

/** Companies with a trade, name or subject that resembles the text of wrong pages. */
export const honestOdd: readonly PageCase[] = [
  honest(
    'a firm that sells domain names, with prices and a basket',
    'Nomade Domaines Sàrl',
    'nomade-domaines.ch',
    html(
      'Noms de domaine à vendre – choix de cette semaine',
      `<h1>Noms de domaine à vendre</h1><table><tr><td>fondue-royale.ch</td><td>CHF 900</td><td><button>Faire une offre</button></td></tr><tr><td>velo-cargo.ch</td><td>CHF 1’450</td><td><button>Acheter ce nom de domaine</button></td></tr><tr><td>chalet-bois.com</td><td>CHF 2’300</td><td><button>Faire une offre</button></td></tr></table>${paragraphs('Le transfert est compris dans le prix. Nous répondons à vos offres le jour même.', 'Nomade Domaines Sàrl, Vevey')}`,
    ),
  ),
  honest(
    'a seller of domains in German, without a number',
    'Adressgut AG',
    'adressgut.ch',
    html(
      'Domains zu verkaufen',
      `<h1>Diese Domains stehen zum Verkauf</h1><ul><li>bergkaffee.ch – CHF 1’900</li><li>holzspiel.ch – CHF 750</li><li>zopf.swiss – Preis auf Anfrage</li></ul>${paragraphs('Die Adressgut AG vermittelt seit 2008 Internetadressen aus der Schweiz und begleitet den Transfer bis zur Übergabe.')}<a href="/angebot">Alle Domains</a>`,
      { lang: 'de' },
    ),
  ),
  honest(
    'a broker that shows the marks of its partners',
    'Lac Domaines',
    'lac-domaines.ch',
    html(
      'Lac Domaines, courtier agréé',
      `<h1>Vendez votre nom de domaine</h1>${paragraphs('Lac Domaines estime, annonce et transfère votre adresse. Nous publions vos offres auprès de Sedo, Dan et Afternic.')}<img src="https://img.sedoparking.com/partner/logo.png" alt="Sedo"><img src="https://cdn0.dan.com/badge.svg" alt="Dan.com"><p>Téléphone 021 944 00 00</p>`,
    ),
  ),
  honest(
    'a lawyer called Sedo',
    'Étude Sedo Martinoli',
    'sedo-martinoli.ch',
    html(
      'Me Sedo Martinoli, avocat à Lugano',
      `<h1>Sedo Martinoli</h1>${paragraphs('Droit des successions et du divorce. Consultations en français et en italien.', 'Via Nassa 5, 6900 Lugano')}<a href="https://www.sedo-martinoli.ch/honoraires">Honoraires</a>`,
    ),
  ),
  honest(
    'a photographer named Park, with pictures from a host of the same name',
    'Park Ji-woo Photographie',
    'jiwoo.ch',
    html(
      'Ji-woo',
      `<h1>Portraits et mariages</h1><img src="https://park-jiwoo.b-cdn.example/galerie/1.jpg" alt="Mariage à Lavaux"><img src="https://park-jiwoo.b-cdn.example/galerie/2.jpg" alt="Portrait">${paragraphs('Séances en studio ou dehors, livrées en dix jours.')}`,
    ),
  ),
  honest(
    'a parquet layer with pictures from a host that begins with Park',
    'Parkett Meier GmbH',
    'parkett-meier.ch',
    html(
      'Böden aus Holz',
      `<h1>Böden aus Holz</h1><img src="https://parkett-meier.imgcdn.example/a.jpg" alt="Eiche">${paragraphs('Verlegen, schleifen, ölen: seit 1991 in Uster. Besuchen Sie unsere Ausstellung.')}`,
      { lang: 'de' },
    ),
  ),
  honest(
    'a company that moved to the same name under .com',
    'Bodis SA',
    'bodis.ch',
    html(
      'Bodis SA – machines-outils',
      `<h1>Machines-outils d’occasion</h1>${paragraphs('Tours, fraiseuses et presses révisés dans notre atelier de Moutier. Garantie d’un an.', 'Bodis SA, 032 493 00 00')}`,
    ),
    { to: 'https://www.bodis.com/fr' },
  ),
  honest(
    'a multi-storey car park that redirects to its prices',
    'Garage Central Fribourg',
    'garage-central-fribourg.ch',
    html(
      'Tarifs du parking',
      `<h1>Parking</h1><table><tr><td>1 heure</td><td>2.–</td></tr><tr><td>24 heures</td><td>20.–</td></tr></table>${paragraphs('Garage Central Fribourg, rue de Lausanne 40. Ouvert jour et nuit.')}`,
    ),
    { to: '/parking' },
  ),
  honest(
    'an article about “Welcome to nginx”',
    'Octet Rouge',
    'octet-rouge.ch',
    html(
      'Welcome to nginx! – ce que votre visiteur voit quand tout est à faire',
      `<nav><a href="/blog">Blog</a><a href="/services">Services</a><a href="/qui">Qui</a></nav><article><h1>Welcome to nginx!</h1><p>Cette phrase accueille celui qui vient d’installer un serveur. Elle ne veut pas dire que votre site est perdu, seulement que le serveur ne sait pas encore quel dossier montrer pour cette adresse.</p><p>Dans neuf cas sur dix, il manque un bloc « server » ou le lien dans sites-enabled. Nous montrons ici comment le trouver, le tester et recharger la configuration sans couper les visiteurs.</p><p>Si vous préférez que quelqu’un s’en charge, écrivez-nous avec l’adresse du site et le nom de l’hébergeur.</p></article>`,
    ),
  ),
  honest(
    'a course of system administration about default pages',
    'Formation Libre',
    'formation-libre.ch',
    html(
      'Apache2 Debian Default Page : la remplacer en trois étapes',
      `<h1>Apache2 Debian Default Page : la remplacer en trois étapes</h1><ol><li>Déposez vos fichiers dans /var/www/html.</li><li>Supprimez index.html.</li><li>Rechargez le service.</li></ol><p>Ce chapitre fait partie du cours « Un serveur chez soi », donné le mardi soir à Neuchâtel. Douze places, 480 francs, ordinateurs fournis.</p><p>Inscription et programme complet auprès du secrétariat, du lundi au vendredi de huit heures à midi, ou par courriel à cours@formation-libre.ch.</p>`,
    ),
  ),
  honest(
    'an IT firm that explains the pages of Plesk in German',
    'Serverwerk Bern',
    'serverwerk-bern.ch',
    html(
      'Default Page von Plesk – was tun?',
      `<nav><a href="/hosting">Hosting</a><a href="/wissen">Wissen</a></nav><h1>Domain Default Page</h1><p>Wenn Ihre Kundschaft diese Seite sieht, zeigt die Domain bereits auf den richtigen Server, doch es liegt noch kein Inhalt im Ordner httpdocs. Wir erklären, wie Sie ihn hochladen und was bei einem Umzug zu beachten ist.</p><p>Serverwerk Bern betreut Server von Vereinen und kleinen Firmen.</p>`,
      { lang: 'de' },
    ),
  ),
  honest(
    'maintenance at the customer’s site',
    'Froid Service Broye',
    'froid-broye.ch',
    html(
      'Froid Service Broye',
      '<h1>Sur votre site, maintenance et dépannage en 4 heures</h1><p>Chambres froides, vitrines, climatisation.</p><p>026 660 00 00</p>',
    ),
  ),
  honest(
    'a facility manager with technicians who come to the site',
    'Techni-Bât',
    'techni-bat.ch',
    html(
      'Maintenance planifiée',
      `<h1>Maintenance planifiée</h1>${paragraphs('Sur votre site, en maintenance préventive comme en urgence : ascenseurs, portes, ventilation.')}`,
    ),
  ),
  honest(
    'maintenance at your site, in German',
    'Kälte Graf AG',
    'kaelte-graf.ch',
    html(
      'Wartung bei Ihnen',
      '<h1>An Ihrem Standort: Wartung und Reparatur</h1><p>Auf Ihrer Website buchen? Nein: ein Anruf genügt. Kälteanlagen im ganzen Kanton.</p><p>Tel. 044 933 00 00</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'maintenance at your site, in English',
    'Crane Care Ltd',
    'cranecare.ch',
    html(
      'On your site: maintenance',
      '<h1>On your site, under maintenance contracts from CHF 90</h1><p>Cranes, hoists and lifting gear, inspected every year.</p>',
      { lang: 'en' },
    ),
  ),
  honest(
    'maintenance at your site, in Italian',
    'Ascensori Bianchi SA',
    'ascensori-bianchi.ch',
    html(
      'Manutenzione presso il vostro sito',
      '<h1>Manutenzione sul vostro sito, in giornata</h1><p>Ascensori e montacarichi di tutte le marche, Lugano e Mendrisio.</p><p>091 970 00 00</p>',
      { lang: 'it' },
    ),
  ),
  honest(
    'maintenance of websites sold by an agency',
    'Clic & Clé',
    'clic-cle.ch',
    html(
      'Maintenance de site internet',
      '<h1>Votre site, en maintenance chez nous</h1><p>Mises à jour, sauvegardes, surveillance : dès 39 francs par mois.</p><form><input name="email"><button>Être rappelé</button></form>',
    ),
  ),
  honest(
    'a restaurant called La Maintenance',
    'La Maintenance',
    'lamaintenance.ch',
    html(
      'La Maintenance',
      `<h1>La Maintenance</h1>${paragraphs('Bistrot d’atelier à Renens. Midi : plat du jour 19.50. Soir : planches et vins nature.')}`,
    ),
  ),
  honest(
    'a summer that comes soon',
    'Plage de Préverenges',
    'plage-preverenges.ch',
    html(
      'Bientôt l’été',
      `<h1>Bientôt l’été !</h1>${paragraphs('Paddles, pédalos et chaises longues dès le 15 mai. La buvette ouvre à dix heures.')}`,
    ),
  ),
  honest(
    'a builder with the word Baustelle on the page',
    'Huber Tiefbau AG',
    'huber-tiefbau.ch',
    html(
      'Baustelle',
      `<h1>Baustelle Bahnhofstrasse</h1>${paragraphs('Im Bau: Werkleitungen und neuer Belag, bis Ende Oktober. Die Geschäfte sind offen.', 'Huber Tiefbau AG, Sursee')}<img src="/plan.png" alt="Plan">`,
      { lang: 'de' },
    ),
  ),
  honest(
    'an architect called Under Construction',
    'Under Construction Architectes',
    'underconstruction.ch',
    html(
      'Under Construction',
      '<h1>Under Construction</h1><p>Architectes, Genève. Logements, écoles, transformations.</p><a href="/projets">Projets</a>',
    ),
  ),
  honest(
    'a venue with concerts that are coming soon',
    'Usine à Sons',
    'usineasons.ch',
    html(
      'Coming soon – Usine à Sons',
      '<h1>Coming soon</h1><ul><li>14.03 Loup Barrow</li><li>21.03 Nuit techno</li><li>28.03 Scène ouverte</li></ul><p>Portes à 20 h, bar sur place.</p>',
    ),
  ),
  honest(
    'a venue with one event that is coming soon',
    'Kulturhalle Aarau',
    'kulturhalle-aarau.ch',
    html('Kulturhalle Aarau', '<h1>Demnächst</h1><p>Samstag, 4. April, 20 Uhr: Blasmusik und Jodel. Eintritt 25 Franken, Abendkasse.</p>', {
      lang: 'de',
    }),
  ),
  honest(
    'a winery called Domain',
    'Domain Wines',
    'domain-wines.ch',
    html(
      'Domain',
      '<h1>The Domain</h1><p>The domain is available for weddings and can be yours for a weekend. Six rooms, a cellar, a view of the Alps.</p>',
      { lang: 'en' },
    ),
  ),
  honest(
    'an estate that can be bought',
    'Notariat Rochat',
    'notariat-rochat.ch',
    html(
      'Domaine à vendre',
      `<h1>Domaine à vendre à Gimel</h1>${paragraphs('Douze hectares, ferme de 1820, deux granges. Le domaine est à vendre de gré à gré ; visites sur rendez-vous auprès de Me Rochat.')}<img src="/ferme.jpg" alt="">`,
    ),
  ),
];
