import { honest, html, type PageCase } from './page-case.js';

/** Pages of companies that are built, gated or worded as wrong pages often are. */
export const honestOddShapes: readonly PageCase[] = [
  honest(
    'a sign-in on a real home page',
    'Crèche Les Loupiots',
    'creche-loupiots.ch',
    html(
      'Crèche Les Loupiots',
      '<h1>Se connecter</h1><form><input name="u"><input type="password"><button>Login parents</button></form><h2>Crèche Les Loupiots</h2><p>Trente places de trois mois à quatre ans, ouverte de 6 h 45 à 18 h 30. Cuisine sur place, jardin, sorties en forêt chaque vendredi.</p>',
    ),
  ),
  honest(
    'a shop of wine that asks for the age',
    'Caveau des Vignerons',
    'caveau-vignerons.ch',
    html(
      'Caveau des Vignerons',
      '<div class="age"><p>Avez-vous plus de 18 ans ?</p><button>Oui</button><button>Non</button></div><nav><a href="/vins">Vins</a><a href="/coffrets">Coffrets</a><a href="/visites">Visites</a></nav><h1>Vins de Lavaux</h1><p>Chasselas 16.–, pinot noir 19.–, rosé 14.–. Livraison dès six bouteilles.</p>',
    ),
  ),
  honest(
    'thirty words in all',
    'Ferblanterie Zbinden',
    'zbinden-toits.ch',
    html(
      'Zbinden',
      '<p>Ferblanterie Zbinden. Toits, chéneaux, tuyaux. Depuis 1978 à Schmitten et dans la Singine. Un appel suffit, nous passons voir.</p>',
    ),
  ),
  honest(
    'a site in Portuguese that names the company',
    'Padaria Lusitana',
    'padaria-lusitana.ch',
    html(
      'Padaria Lusitana',
      '<h1>Padaria Lusitana</h1><p>Pastéis de nata, broas e pão de milho, todos os dias em Lausanne. Encomendas para festas.</p>',
      { lang: 'pt' },
    ),
  ),
  honest(
    'a site in Turkish that names the company',
    'Anadolu Market',
    'anadolu-market.ch',
    html('Anadolu Market', '<h1>Hoş geldiniz</h1><p>Anadolu Market: zeytin, peynir, ekmek ve taze sebze. Basel, her gün açık.</p>', {
      lang: 'tr',
    }),
  ),
  honest(
    'a site in Arabic that names the company',
    'Cèdre Traiteur',
    'cedre-traiteur.ch',
    html(
      'Cèdre Traiteur',
      '<h1>مطبخ لبناني</h1><p>نقدم المأكولات اللبنانية للحفلات والمناسبات في جنيف ولوزان وضواحيها كل يوم.</p><p>Cèdre Traiteur, Genève</p>',
      { lang: 'ar' },
    ),
  ),
  honest(
    'a hotel that is full',
    'Hôtel Edelweiss',
    'hotel-edelweiss.ch',
    html(
      'Complet',
      '<h1>Nous sommes complets</h1><p>L’Hôtel Edelweiss affiche complet jusqu’au 3 janvier. Réservations pour le printemps dès maintenant.</p>',
    ),
  ),
  honest(
    'a practice that closes for good',
    'Cabinet Dr Monnier',
    'dr-monnier.ch',
    html(
      'Fermeture',
      '<h1>Fermeture du cabinet</h1><p>Le cabinet du Dr Monnier ferme le 30 juin. Les dossiers seront remis à la Dre Favez, même adresse. Merci de votre confiance.</p>',
    ),
  ),
  honest(
    'an association without content of its own but its dates',
    'Amicale des Pompiers',
    'amicale-pompiers.ch',
    html('Amicale', '<h1>Prochaines dates</h1><ul><li>12 mars</li><li>9 avril</li><li>14 mai</li></ul>'),
  ),
  honest(
    'a locksmith about blocked accounts and doors',
    'SOS Verrou',
    'sos-verrou.ch',
    html(
      'Accès bloqué ?',
      '<h1>Accès refusé : porte claquée</h1><p>SOS Verrou ouvre sans casse, jour et nuit. Forfait 180 francs à Bienne.</p>',
    ),
  ),
  honest(
    'a subscription that ended, of a newspaper shop',
    'Kiosque du Pont',
    'kiosque-du-pont.ch',
    html(
      'Abonnement expiré ?',
      '<h1>Votre abonnement est expiré</h1><p>Renouvelez vos revues au Kiosque du Pont : nous nous occupons des éditeurs. Presse, tabac, loterie.</p>',
    ),
  ),
  honest(
    'a security firm that speaks of robots and humans',
    'Vigie Cyber SA',
    'vigie-cyber.ch',
    html(
      'Êtes-vous un robot ?',
      '<h1>Êtes-vous un robot ?</h1><p>Vigie Cyber SA protège vos formulaires sans énigme à résoudre. Audit dès 900 francs.</p><script src="/a.js"></script>',
    ),
  ),
  honest(
    'a form with a captcha and nothing else to do',
    'Ramonage Python',
    'ramonage-python.ch',
    html(
      'Ramonage Python',
      '<h1>Prendre rendez-vous</h1><form><input name="nom"><input name="tel"><div class="cf-turnstile"></div><button>Envoyer</button></form><script src="https://challenges.cloudflare.com/turnstile/v0/api.js"></script>',
    ),
  ),
  honest(
    'a directory of mountain huts',
    'Club Alpin Jaman',
    'cas-jaman.ch',
    html('Index of huts', '<h1>Index of huts</h1><p>Club Alpin Jaman</p><a href="/jaman/">Jaman</a><a href="/naye/">Naye</a>', {
      lang: 'en',
    }),
  ),
  honest(
    'a firm that installs WordPress',
    'Atelier Plume',
    'atelier-plume.ch',
    html(
      'Bienvenue sur WordPress',
      '<h1>Bienvenue sur WordPress</h1><p>Atelier Plume apprend aux associations à tenir leur site. Cours du soir à Yverdon, 8 personnes au plus.</p>',
      { head: '<meta name="generator" content="WordPress 6.9">' },
    ),
  ),
  honest(
    'a museum of errors',
    'Musée de l’Erreur',
    'musee-erreur.ch',
    html(
      'Erreur 404',
      '<h1>Erreur 404</h1><p>Le Musée de l’Erreur expose des cartes fausses, des timbres ratés et des machines qui n’ont jamais marché. Jeudi à dimanche, 10 francs.</p>',
    ),
  ),
  honest(
    'a picture with its words in the alternative text',
    'Menuiserie Favre Sàrl',
    'menuiserie-favre.ch',
    html('Menuiserie Favre', '<img src="/affiche.jpg" alt="Menuiserie Favre, portes et fenêtres, route de Berne 12, 1010 Lausanne">'),
  ),
  honest(
    'a page that sells the use of a parking place',
    'Relax Parking Hotel & Spa',
    'relax-hotel.ch',
    html(
      'Park & Relax',
      '<h1>Park &amp; Relax</h1><img src="https://images.relax-hotel.example/parking/entree.jpg" alt="Entrée"><p>Garez-vous, on s’occupe du reste : chambre, spa et navette vers l’aéroport dès 149 francs.</p>',
    ),
  ),
  honest(
    'a new shop that has just opened its site',
    'Fleurs Capucine',
    'fleurs-capucine.ch',
    html(
      'Fleurs Capucine',
      '<h1>Notre nouveau site est en ligne !</h1><p>Commandez vos bouquets jusqu’à midi, nous les livrons le jour même à Vevey et à La Tour.</p>',
    ),
  ),
  honest(
    'a site that excuses an outage of its shop alone',
    'Papeterie Wicht',
    'papeterie-wicht.ch',
    html(
      'Papeterie Wicht',
      '<p>Notre boutique en ligne est momentanément indisponible.</p><h1>Papeterie Wicht</h1><p>Cahiers, stylos, cartes et fournitures de bureau. Le magasin de la rue de Romont est ouvert tous les jours, sauf dimanche, et nous livrons les entreprises de la ville à vélo.</p>',
    ),
  ),
  honest(
    'a vacancy page of a campground, in Italian',
    'Campeggio Delta',
    'campeggio-delta.ch',
    html(
      'Prossimamente',
      '<h1>Prossimamente aperti</h1><p>Il Campeggio Delta riapre il 28 marzo. Piazzole, bungalow e noleggio canoe sul lago.</p>',
      { lang: 'it' },
    ),
  ),
];
