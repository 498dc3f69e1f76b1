import { honest, html, type PageCase } from './page-case.js';

const CONTACT = '<address>Rue de la Gare 4, 1400 Yverdon-les-Bains</address><p>Tél. <a href="tel:+41244250101">024 425 01 01</a></p>';

/** Pages whose words look like those of a wrong page. */
export const honestWords: readonly PageCase[] = [
  honest(
    'a firm for industrial maintenance',
    'Maintenance industrielle SA',
    'maintenance-industrielle.ch',
    html(
      'Maintenance industrielle SA – Yverdon',
      `<h1>Maintenance industrielle</h1><p>Nous assurons la maintenance de vos machines, jour et nuit, dans toute la Suisse romande.</p>${CONTACT}`,
    ),
  ),
  honest(
    'maintenance in three words',
    'Dubois Maintenance',
    'dubois-maintenance.ch',
    html(
      'Maintenance',
      `<h1>Maintenance et dépannage</h1><p>Chauffage, sanitaire, ventilation : la maintenance de votre immeuble.</p>${CONTACT}`,
    ),
  ),
  honest(
    'an estate for sale',
    'Domaine du Clos',
    'domaine-du-clos.ch',
    html(
      'Domaine du Clos, vins de La Côte',
      `<h1>Domaine du Clos</h1><p>Le domaine viticole est à vendre : quatre hectares de chasselas et une maison de maître.</p><img src="/vignes.jpg" alt="Les vignes">${CONTACT}`,
    ),
  ),
  honest(
    '« ce domaine est à vendre », of vines',
    'Cave des Rochers',
    'cave-des-rochers.ch',
    html(
      'Cave des Rochers',
      `<h1>Ce domaine est à vendre</h1><p>Après quarante ans de vendanges, la famille cède la Cave des Rochers, ses vignes et son pressoir.</p><img src="/cave.jpg" alt="La cave">${CONTACT}`,
    ),
  ),
  honest(
    'a garage for suspensions',
    'Garage Martin',
    'garage-martin.ch',
    html(
      'Garage Martin – suspensions et freins',
      `<h1>Suspension, direction, freins</h1><p>Votre suspension est usée ? Nous la remplaçons dans la journée.</p>${CONTACT}`,
    ),
  ),
  honest(
    'suspended ceilings',
    'Plafonds Suspendus Rossier',
    'plafonds-rossier.ch',
    html('Plafonds suspendus Rossier', `<h1>Plafonds suspendus</h1><p>Pose de plafonds suspendus et de cloisons à Fribourg.</p>${CONTACT}`),
  ),
  honest(
    'a suspension bridge',
    'Association du Pont suspendu',
    'pont-suspendu.ch',
    html(
      'Site du pont suspendu de Niouc',
      `<h1>Le pont suspendu</h1><p>Le site du pont suspendu est ouvert d’avril à octobre ; l’accès est gratuit.</p>`,
    ),
  ),
  honest(
    'a firm named Parking',
    'Parking de la Gare SA',
    'parking-gare.ch',
    html(
      'Parking',
      `<h1>Parking de la Gare</h1><p>320 places, ouvert 24 h sur 24. Abonnements au mois.</p><img src="/parking/entree.jpg" alt="">${CONTACT}`,
    ),
  ),
  honest(
    'parked by reservation',
    'Camping du Lac',
    'camping-du-lac.ch',
    html(
      'Camping du Lac',
      `<h1>Réservez votre place</h1><p>Ce domaine est réservé aux campeurs ; les visiteurs se garent au parking.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a hunting estate for members',
    'Domaine de la Forêt',
    'domaine-foret.ch',
    html(
      'Domaine de la Forêt',
      `<h1>Bienvenue au domaine</h1><p>Le domaine est réservé aux membres du club et à leurs invités.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a lawyer about domains for sale',
    'Étude Morel',
    'etude-morel.ch',
    html(
      'Étude Morel – droit des marques',
      `<nav><a href="/etude">L’étude</a><a href="/domaines">Nos domaines</a><a href="/contact">Contact</a></nav><h1>Nom de domaine à vendre : que faire ?</h1><p>« Ce nom de domaine est à vendre » : quand votre marque est prise par un tiers, plusieurs voies existent. ${'La procédure devant l’OMPI est rapide et peu coûteuse, encore faut-il démontrer la mauvaise foi. '.repeat(6)}</p>`,
    ),
  ),
  honest(
    'a domain broker',
    'Adresses Romandes Sàrl',
    'adresses-romandes.ch',
    html(
      'Adresses Romandes – courtage de noms de domaine',
      `<h1>Achetez et vendez vos noms de domaine</h1><p>Adresses Romandes vous conseille depuis 2009. Votre nom de domaine est enregistré en cinq minutes.</p><ul><li><a href="/estimer">Estimer</a></li><li><a href="/vendre">Vendre</a></li><li><a href="/transferer">Transférer</a></li></ul>${CONTACT}`,
    ),
  ),
  honest(
    'a hosting company',
    'Alpes Hébergement',
    'alpes-hebergement.ch',
    html(
      'Alpes Hébergement – serveurs en Suisse',
      `<h1>Votre site web, hébergé en Suisse</h1><p>Hébergement, noms de domaine et serveurs. Aucun site ne dort chez nous : panne réparée en une heure.</p><nav><a href="/offres">Offres</a><a href="/support">Support</a><a href="/a-propos">À propos</a><a href="/blog">Blog</a></nav>${CONTACT}`,
    ),
  ),
  honest(
    'an agency that mends maintenance pages',
    'Studio Pixel',
    'studio-pixel.ch',
    html(
      'Studio Pixel – création de sites',
      `<h1>Votre site est en maintenance depuis un mois ?</h1><p>Studio Pixel reprend les sites abandonnés : WordPress, Joomla, Drupal. ${'Nous réparons, nous mettons à jour et nous formons votre équipe. '.repeat(4)}</p>${CONTACT}`,
    ),
  ),
  honest(
    'a builder',
    'Construction Pittet SA',
    'pittet-construction.ch',
    html(
      'Construction Pittet SA',
      `<h1>Villas en construction</h1><h2>En construction</h2><p>Six villas mitoyennes à Épalinges, livrables au printemps.</p><h2>Réalisés</h2><p>Quartier des Cèdres, Renens.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a promoter, section first',
    'Immo Léman',
    'immo-leman.ch',
    html(
      'Immo Léman – promotions',
      `<h1>Nos promotions</h1><h2>En construction</h2><p>Les Terrasses, Nyon : 12 appartements.</p><h2>Bientôt disponible</h2><p>Le Verger, Gland.</p>${CONTACT}`,
    ),
  ),
  honest(
    'roadworks',
    'Travaux Publics Gex',
    'tp-gex.ch',
    html(
      'Travaux publics Gex',
      `<h1>Route en travaux ? C’est nous.</h1><p>Le site de la gare est en travaux jusqu’en juin : nos équipes y travaillent la nuit.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a notice of a renewal above a whole page',
    'Boulangerie Rey',
    'boulangerie-rey.ch',
    html(
      'Boulangerie Rey, Morges',
      `<p>Notre site est en cours de refonte, merci de votre indulgence.</p><h1>Boulangerie Rey</h1><p>Pain au levain, tresses et croissants au beurre, tous les jours dès six heures. Le dimanche, nous cuisons la tresse de la maison et le pain aux noix. Commandes pour fêtes et mariages.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a restaurant that opens soon',
    'Café des Halles',
    'cafe-des-halles.ch',
    html(
      'Café des Halles, Neuchâtel',
      `<h1>Café des Halles</h1><p>Ouverture de la terrasse le 1er mai. Cuisine de saison, vins du lac, petite carte à midi.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a bar called 404',
    '404 Bar',
    '404bar.ch',
    html('404 – bar à vins, Lausanne', `<h1>404</h1><p>Ouvert du mardi au samedi dès 17 h, trente vins au verre.</p>${CONTACT}`),
  ),
  honest(
    'a web agency about 404s',
    'Web Doctor',
    'webdoctor.ch',
    html(
      'Web Doctor',
      `<h1>Page introuvable ?</h1><p>Web Doctor retrouve vos pages perdues et redresse votre référencement.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a detective’s page',
    'Cabinet Introuvable',
    'introuvable.ch',
    html(
      'Cabinet Introuvable – livres rares',
      `<h1>Le livre introuvable, nous le trouvons</h1><p>Recherche de livres épuisés, éditions rares et partitions anciennes.</p>`,
    ),
  ),
  honest(
    'safety inspections',
    'Contrôles de Sécurité Électrique Blanc',
    'cse-blanc.ch',
    html(
      'Contrôle de sécurité électrique',
      `<h1>Contrôle de sécurité</h1><p>Contrôles périodiques OIBT pour gérances et propriétaires.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a spa called un instant',
    'Un Instant',
    'un-instant.ch',
    html(
      'Un instant',
      `<h1>Un instant pour soi</h1><p>Massages et soins du visage à Bulle, sur rendez-vous.</p>${CONTACT}<script>var a = 1;</script>`,
    ),
  ),
  honest(
    'robots for factories',
    'Robotec AG',
    'robotec.ch',
    html(
      'Robotec AG – Roboter für die Industrie',
      `<h1>Sind Sie bereit für Roboter?</h1><p>Wir planen und bauen Roboterzellen für kleine Serien. Besuchen Sie uns in Thun.</p>`,
      { lang: 'de' },
    ),
  ),
  honest(
    'a casino',
    'Casino du Lac',
    'casino-du-lac.ch',
    html(
      'Casino du Lac – slots, roulette, poker',
      `<h1>Casino du Lac</h1><p>Roulette, blackjack et slots tous les jours dès midi ; jackpot progressif. Poker le jeudi.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a hotel with a casino',
    'Hôtel Bellevue',
    'hotel-bellevue.ch',
    html(
      'Hôtel Bellevue – hôtel, spa et casino',
      `<h1>Hôtel Bellevue</h1><p>Quarante chambres face au lac. Le casino de la ville est à deux pas.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a pharmacy',
    'Pharmacie du Marché',
    'pharmacie-marche.ch',
    html(
      'Pharmacie du Marché, Vevey',
      `<h1>Votre pharmacie</h1><p>Ordonnances, vaccination sans rendez-vous, semainiers. La pharmacie est de garde ce dimanche.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a cookie baker',
    'Cookies & Co',
    'cookies-co.ch',
    html('Cookies & Co', `<h1>Nos cookies</h1><p>Cookies au chocolat, cookies aux noisettes, cookies sans gluten.</p>${CONTACT}`),
  ),
  honest(
    'privacy advisers',
    'Consentement Conseil',
    'consentement.ch',
    html(
      'Conseil LPD et RGPD',
      `<h1>Cookies, consentement, vie privée</h1><p>Audits de protection des données pour PME. Formation de vos équipes au RGPD et à la nLPD.</p>${CONTACT}`,
    ),
  ),
  honest(
    'locksmiths',
    'Clés Express',
    'cles-express.ch',
    html(
      'Accès sécurisé – serrurerie Clés Express',
      `<h1>Accès sécurisé</h1><p>Ouverture de portes, cylindres, contrôle d’accès et coffres-forts.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a members’ corner',
    'Tennis Club Aigle',
    'tc-aigle.ch',
    html(
      'Tennis Club Aigle',
      `<h1>Tennis Club Aigle</h1><p>Six courts en terre battue, école de tennis le mercredi, tournoi des familles en juin. Cotisation annuelle de 280 francs, juniors 120 francs. Réservez votre court en ligne.</p><form><label>Membre <input name="u"></label><label>Mot de passe <input type="password"></label><button>Se connecter</button></form>`,
    ),
  ),
  honest(
    'an index of economics',
    'Index Romand',
    'index-romand.ch',
    html(
      'Index of Economic Confidence – Index Romand',
      `<h1>Index of Economic Confidence</h1><p>Chaque trimestre, 400 entreprises romandes répondent.</p>`,
    ),
  ),
  honest(
    'a firm that parks cars',
    'Valet Parking Genève',
    'valet-parking.ch',
    html(
      'Valet parking à l’aéroport',
      `<h1>Votre voiture garée</h1><p>Parked by professionals : we collect your car at departures. Réservation en ligne.</p>${CONTACT}`,
    ),
  ),
  honest(
    'an expired warranty',
    'Électro Service',
    'electro-service.ch',
    html(
      'Électro Service',
      `<h1>Garantie expirée ? Service après-vente</h1><p>Réparation d’appareils ménagers de toutes marques à domicile.</p>${CONTACT}`,
    ),
  ),
  honest(
    'a welcome back',
    'Salon Welcome',
    'salon-welcome.ch',
    html('Salon Welcome', `<h1>Welcome back</h1><p>Coiffure femmes, hommes, enfants. Sans rendez-vous le samedi.</p>${CONTACT}`),
  ),
  honest(
    'a theatre that comes soon',
    'Théâtre du Bourg',
    'theatre-bourg.ch',
    html(
      'Théâtre du Bourg',
      `<h1>Prochainement</h1><ul><li>12 mars : Le Malade imaginaire</li><li>19 mars : Récital de piano</li><li>2 avril : Contes pour enfants</li></ul><p>Billets à la librairie du Bourg.</p>`,
    ),
  ),
  honest(
    'lost property',
    'Objets perdus',
    'objets-perdus.ch',
    html(
      'Oups, perdu ?',
      `<h1>Oups, perdu ?</h1><p>Objets perdus Suisse retrouve votre valise, votre parapluie ou votre doudou.</p>${CONTACT}`,
    ),
  ),
];
