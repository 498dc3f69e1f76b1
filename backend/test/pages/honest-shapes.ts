import { honest, html, type PageCase } from './page-case.js';

const CONTACT = '<p>Tél. 024 425 01 01</p>';
const PROSE = 'Nous travaillons dans toute la région, avec soin et à l’heure dite, pour des particuliers, des gérances et des communes.';

/** Pages of an unusual build, language or address. */
export const honestShapes: readonly PageCase[] = [
  honest(
    'forty words',
    'Garage Dupont',
    'garage-dupont.ch',
    html(
      'Garage Dupont',
      `<h1>Garage Dupont</h1><p>Réparations toutes marques, pneus, climatisation, expertise. Ouvert du lundi au vendredi de 7 h 30 à 18 h, samedi matin sur rendez-vous. Route de Lausanne 8, 1030 Bussigny.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a heading alone',
    'Boulangerie du Marché',
    'boulangerie-marche.ch',
    html('Boulangerie du Marché à Morges', '<h1>Pains au levain</h1>'),
  ),
  honest(
    'pictures alone',
    'Claire Vuille',
    'clairevuille.ch',
    html('Claire Vuille, peintre', '<img src="/1.jpg" alt=""><img src="/2.jpg" alt=""><img src="/3.jpg" alt=""><img src="/4.jpg" alt="">'),
  ),
  honest(
    'one picture',
    'Atelier Nord',
    'atelier-nord.ch',
    html('Atelier Nord', '<a href="/travaux"><img src="/accueil.jpg" alt="Atelier Nord"></a>'),
  ),
  honest(
    'a film',
    'Lumen Films',
    'lumenfilms.ch',
    html('Lumen Films', '<video src="/showreel.mp4" autoplay muted></video><p>info@lumenfilms.ch</p>'),
  ),
  honest(
    'a drawing in vectors',
    'Graphisme Roth',
    'roth.ch',
    html('Roth', '<svg viewBox="0 0 10 10"><path d="M0 0h10v10"/></svg><a href="mailto:bonjour@roth.ch">bonjour@roth.ch</a>'),
  ),
  honest(
    'a business card',
    'Me Anne Keller',
    'annekeller.ch',
    html('Anne Keller, notaire', '<p>Anne Keller, notaire</p><p>Grand-Rue 3, 1110 Morges</p>'),
  ),
  honest(
    'a choice of languages',
    'Hotel Post',
    'hotel-post.ch',
    html('Hotel Post', '<h1>Hotel Post</h1><a href="/de">Deutsch</a><a href="/fr">Français</a><a href="/en">English</a>'),
  ),
  honest(
    'in German',
    'Schreinerei Huber AG',
    'schreinerei-huber.ch',
    html(
      'Schreinerei Huber AG – Küchen nach Mass',
      `<h1>Küchen nach Mass</h1><p>Wir planen und fertigen in Thun. Unsere Ausstellung ist am Samstag geöffnet.</p>`,
      { lang: 'de' },
    ),
  ),
  honest(
    'in Italian',
    'Falegnameria Rossi',
    'falegnameria-rossi.ch',
    html('Falegnameria Rossi – Lugano', `<h1>Mobili su misura</h1><p>Cucine, porte e scale dal 1964. La manutenzione è compresa.</p>`, {
      lang: 'it',
    }),
  ),
  honest(
    'in Rumantsch',
    'Lainaria Caduff',
    'lainaria-caduff.ch',
    html('Lainaria Caduff, Trun', `<h1>Lain e mobiglia</h1><p>Nus construin fanestras, portas e mobiglia cun lain da la Surselva.</p>`, {
      lang: 'rm',
    }),
  ),
  honest(
    'in English',
    'Alpine Guides Ltd',
    'alpineguides.ch',
    html(
      'Alpine Guides – Zermatt',
      `<h1>Mountain guides</h1><p>Private guiding, ski touring and ice climbing. We will be back from the Matterhorn on Sunday.</p>`,
      { lang: 'en' },
    ),
  ),
  honest(
    'in Chinese, of a firm that it names',
    'Swiss Watch Tours',
    'swisswatchtours.ch',
    html(
      'Swiss Watch Tours 瑞士钟表之旅',
      `<h1>瑞士钟表之旅</h1><p>${'我们带您参观瑞士的钟表工坊和博物馆。'.repeat(6)}</p><p>Swiss Watch Tours, Genève</p>`,
      { lang: 'zh' },
    ),
  ),
  honest(
    'with a banner of cookies',
    'Fleurs Colette',
    'fleurs-colette.ch',
    html(
      'Fleurs Colette',
      `<h1>Fleurs Colette</h1><p>Bouquets et deuil, livraison à Nyon et environs.</p>${CONTACT}<div id="cookies"><p>Ce site utilise des cookies pour mesurer son audience. Vous pouvez accepter ou refuser ; voir notre politique de confidentialité.</p><button>Tout accepter</button><button>Tout refuser</button></div><script src="https://consent.cookiebot.com/uc.js"></script>`,
    ),
  ),
  honest(
    'with a manager of consents and little text',
    'Atelier Perrin',
    'atelier-perrin.ch',
    html(
      'Atelier Perrin – encadrements',
      `<h1>Encadrements sur mesure</h1><p>Atelier Perrin, Grand-Rue 11, 1260 Nyon</p><div><p>Nous et nos 12 partenaires utilisons des cookies.</p><button>Accepter</button></div><script src="https://sdk.privacy-center.org/loader.js"></script>`,
    ),
  ),
  honest(
    'an app with a sign-in in its corner',
    'Plan Facile',
    'planfacile.ch',
    html(
      'Plan Facile – plannings d’équipe',
      `<header><a href="/inscription">Créer un compte</a><form><input name="email"><input type="password"><button>Se connecter</button></form></header><h1>Le planning de votre équipe, sans tableur</h1><p>Congés, remplacements et heures supplémentaires au même endroit. Essai gratuit de trente jours, puis 4 francs par personne et par mois. ${PROSE}</p>`,
    ),
  ),
  honest(
    'a form with a captcha',
    'Déménagements Rapid',
    'demenagements-rapid.ch',
    html(
      'Déménagements Rapid',
      `<h1>Demandez votre devis</h1><form><input name="nom"><input name="mail"><textarea></textarea><div class="g-recaptcha"></div><button>Envoyer</button></form><script src="https://www.google.com/recaptcha/api.js"></script>`,
    ),
  ),
  honest(
    'behind Cloudflare',
    'Vins Chappuis',
    'vins-chappuis.ch',
    html(
      'Vins Chappuis',
      `<h1>Vins Chappuis</h1><p>Chasselas, gamay et pinot noir de Rivaz, à la cave tous les samedis.</p><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>`,
    ),
    { headers: { server: 'cloudflare', 'cf-ray': '1' } },
  ),
  honest(
    'hosted and proud of it',
    'Ludothèque Pinocchio',
    'ludo-pinocchio.ch',
    html(
      'Ludothèque Pinocchio',
      `<h1>Ludothèque Pinocchio</h1><p>Mille jeux à emprunter, ouverte le mercredi après-midi.</p><footer>Hébergé par <a href="https://www.infomaniak.com">Infomaniak</a></footer>`,
    ),
  ),
  honest(
    'left with its framework’s title',
    'Menuiserie Alpa',
    'alpa-bois.ch',
    html('React App', `<div id="root"><h1>Menuiserie Alpa</h1><p>Portes, fenêtres, escaliers. ${PROSE}</p></div>`),
  ),
  honest(
    'WordPress with its first tagline',
    'Garage du Pont',
    'garage-du-pont.ch',
    html(
      'Garage du Pont – Un site utilisant WordPress',
      `<h1>Garage du Pont</h1><p>Atelier mécanique, dépannage, vente d’occasions. ${PROSE}</p><aside><h3>Articles récents</h3><a href="/bonjour">Bonjour tout le monde !</a></aside>${CONTACT}`,
    ),
  ),
  honest(
    'a shop with an example forgotten',
    'Savons Lavaux',
    'savons-lavaux.ch',
    html(
      'Savons Lavaux',
      `<h1>Savons au lait de chèvre</h1><ul><li>Savon miel</li><li>Savon lavande</li><li>Exemple de produit</li></ul><p>${PROSE}</p>`,
    ),
  ),
  honest(
    'a paragraph of filling forgotten',
    'Coiffure Elle',
    'coiffure-elle.ch',
    html(
      'Coiffure Elle',
      `<h1>Coiffure Elle</h1><p>Coupes, couleurs et mariages à Payerne. ${PROSE} Le salon est fermé le lundi.</p><p>Lorem ipsum dolor sit amet.</p>`,
    ),
  ),
  honest(
    'with frames of its own',
    'Apiculture Jaquet',
    'apiculture-jaquet.ch',
    '<html><head><title>Apiculture Jaquet</title></head><frameset cols="20%,80%"><frame src="/menu.html"><frame src="/accueil.html"></frameset></html>',
  ),
  honest(
    'a map and an address',
    'Physio Centre',
    'physio-centre.ch',
    html('Physio Centre', `<p>Physio Centre</p><iframe src="https://www.google.com/maps/embed?pb=1" width="100%" height="100%"></iframe>`),
  ),
  honest(
    'a booking frame',
    'Barbier Léo',
    'barbier-leo.ch',
    html(
      'Barbier Léo',
      `<h1>Barbier Léo</h1><p>Prenez rendez-vous en ligne.</p><iframe src="https://agenda.exemple-reservation.ch/leo" height="600"></iframe>`,
    ),
  ),
  honest(
    'its own other ending',
    'Pressing Éclair',
    'pressing-eclair.ch',
    html('Pressing Éclair', `<h1>Pressing Éclair</h1><p>${PROSE}</p>`),
    { to: 'https://www.pressing-eclair.com/' },
  ),
  honest(
    'its own other name',
    'Exemple SA',
    'exemple.ch',
    html('Exemple SA – ingénieurs', `<h1>Ingénieurs en structures</h1><p>${PROSE}</p>`),
    { to: 'https://www.exemple-sa.com/fr/' },
  ),
  honest(
    'a quite different name that it names',
    'Fiduciaire Bonvin',
    'bonvin-fidu.ch',
    html(
      'Chiffres & Co – par Fiduciaire Bonvin',
      `<h1>Chiffres & Co</h1><p>Comptabilité des indépendants. ${PROSE}</p><footer>Fiduciaire Bonvin, Sion</footer>`,
    ),
    { to: 'https://www.chiffres-co.ch/' },
  ),
  honest(
    'a site builder’s address',
    'Yoga Sarah',
    'yoga-sarah.ch',
    html('Yoga Sarah', `<h1>Cours de yoga</h1><p>${PROSE}</p><a href="mailto:info@yoga-sarah.ch">info@yoga-sarah.ch</a>`),
    { to: 'https://sarahyoga.wixsite.com/cours' },
  ),
  honest(
    'its shop',
    'Fromagerie Gaudard',
    'fromagerie-gaudard.ch',
    html('Boutique – Fromagerie Gaudard', `<h1>Nos fromages</h1><p>${PROSE}</p>`),
    { to: 'https://shop.fromagerie-gaudard.ch/' },
  ),
  honest('a path below', 'Commune de Bois', 'bois-vd.ch', html('Commune de Bois', `<h1>Bienvenue à Bois</h1><p>${PROSE}</p>`), {
    to: '/fr/accueil.html',
  }),
  honest(
    'a canonical of its own other address',
    'Optique Vision',
    'optique-vision.ch',
    html('Optique Vision', `<h1>Optique Vision</h1><p>${PROSE}</p>`, {
      head: '<link rel="canonical" href="https://www.optique-vision.com/">',
    }),
  ),
  honest(
    'a brand on its own address',
    'Dubuis & Fils SA',
    'lesdelicesdulac.ch',
    html('Les Délices du Lac', `<h1>Les Délices du Lac</h1><p>Pâtisserie fine et salon de thé. ${PROSE}</p>`),
  ),
  honest(
    'no doctype, capitals, tables',
    'PEINTURE ROCHAT',
    'peinture-rochat.ch',
    '<HTML><HEAD><TITLE>PEINTURE ROCHAT</TITLE></HEAD><BODY BGCOLOR="#FFFFFF"><CENTER><TABLE><TR><TD><FONT SIZE=5>Peinture Rochat, Cossonay</FONT></TD></TR><TR><TD>Façades, intérieurs, devis gratuit</TD></TR></TABLE></CENTER></BODY></HTML>',
  ),
  honest(
    'broken markup',
    'Sellerie Moret',
    'sellerie-moret.ch',
    '<html><title>Sellerie Moret<p>Sellerie</title><body><h1>Sellerie Moret<p>Cuir, toile, bâches<div><span>Martigny',
  ),
  honest(
    'text drawn before its scripts',
    'Ébénisterie Golay',
    'golay.ch',
    html(
      'Ébénisterie Golay',
      `<div id="__next"><main><h1>Meubles de la Vallée</h1><p>${PROSE}</p></main></div><script src="/_next/static/main.js"></script>`,
    ),
  ),
  honest(
    'an apology for old browsers',
    'Cycles Morand',
    'cycles-morand.ch',
    html(
      'Cycles Morand',
      `<noscript>Activez JavaScript pour une meilleure expérience.</noscript><h1>Cycles Morand</h1><p>Vélos de ville, électriques et enfants. ${PROSE}</p>`,
    ),
  ),
  honest(
    'a very long page',
    'Encyclopédie du Bois',
    'encyclobois.ch',
    html(
      'Encyclopédie du bois',
      `<h1>Le bois</h1>${`<p>${PROSE} Ce domaine est à vendre, site en construction, compte suspendu, page introuvable.</p>`.repeat(40)}`,
    ),
  ),
  honest(
    'a server’s name in its title',
    'Apache Trekking',
    'apache-trekking.ch',
    html('Apache Trekking – chevaux', `<h1>Welcome to Apache Trekking</h1><p>Randonnées à cheval dans le Jura. ${PROSE}</p>`),
  ),
  honest(
    'a download page with files',
    'Partitions Libres',
    'partitions-libres.ch',
    html(
      'Partitions Libres',
      `<h1>Partitions à télécharger</h1><ul>${Array.from({ length: 8 }, (_, index) => `<li><a href="/p/${index}.pdf">Partition ${index}</a></li>`).join('')}</ul>`,
    ),
  ),
];
