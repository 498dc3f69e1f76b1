import { honest, html, type PageCase } from './page-case.js';

/** Written after the rules against the pages of honest-odd.ts, as further tries. */
export const honestOddMore: readonly PageCase[] = [
  honest(
    'a seller of domains with its address in the footer',
    'Bonne Adresse',
    'bonne-adresse.ch',
    html(
      'Bonne Adresse – noms de domaine premium',
      '<h1>Des noms de domaine à vendre, prêts à l’emploi</h1><ul><li>chocolatier.swiss – 3’200 CHF</li><li>glacier-tours.ch – 850 CHF</li><li>bains-de-mer.ch – 600 CHF</li></ul><p>Paiement par facture, transfert sous 48 heures.</p><footer>bonne-adresse.ch · ventes@bonne-adresse.ch</footer>',
    ),
  ),
  honest(
    'a seller of domains in English without a list',
    'Namewell Ltd',
    'namewell.ch',
    html(
      'Domain names for sale',
      '<h1>Domain names for sale</h1><p>Namewell owns 400 short Swiss domains. Tell us your idea and your budget; we answer with three proposals within a day.</p><form><input name="idea"><input name="budget"><button>Send</button></form>',
      { lang: 'en' },
    ),
  ),
  honest(
    'a seller of one good address beside its own',
    'Webimmo Sàrl',
    'webimmo.ch',
    html(
      'Webimmo',
      '<h1>Ce mois : appartements.swiss est à vendre</h1><p>Webimmo Sàrl négocie des adresses internet pour les régies. Offres dès 5’000 francs, transfert compris. Également disponibles : logements.swiss et studios.ch.</p>',
    ),
  ),
  honest(
    'a woman with the first name Sedo',
    'Sedo Akçay Coiffure',
    'sedo-coiffure.ch',
    html(
      'Sedo Coiffure',
      '<h1>Sedo</h1><p>Sedo Akçay coupe, colore et coiffe à Moudon, du mardi au samedi, avec ou sans rendez-vous.</p><script>window.dataLayer = window.dataLayer || []; var site = "sedoparking-moudon";</script>',
    ),
  ),
  honest(
    'a theme park with a script called park',
    'Labyrinthe Park',
    'labyrinthe-park.ch',
    html(
      'Labyrinthe Park',
      '<h1>Se perdre en famille</h1><p>Vingt labyrinthes à Évionnaz, toboggans et restaurant.</p><script>window.park = { open: true };</script>',
    ),
  ),
  honest(
    'a consultant named Dan who has moved to his .com',
    'Dan Rochat',
    'danrochat.ch',
    html('Dan Rochat', '<h1>Dan Rochat</h1><p>Je conseille les caves coopératives sur leurs prix et leurs marchés.</p>'),
    { to: 'https://www.danrochat.com/' },
  ),
  honest(
    'a post about the page of nginx, one page without a menu',
    'Le Carnet du Sysadmin',
    'carnet-sysadmin.ch',
    html(
      '« Welcome to nginx » : pourquoi cette page apparaît',
      '<h1>« Welcome to nginx » : pourquoi cette page apparaît</h1><p>Le serveur répond, mais aucun site ne lui a été attribué. C’est fréquent après un changement d’hébergeur, quand le nom pointe déjà vers la nouvelle machine.</p><p>Voici comment vérifier la zone DNS, puis la configuration, sans rien casser.</p><a href="https://nginx.org/en/docs/">Documentation de nginx</a>',
    ),
  ),
  honest(
    'an agency’s list of what visitors may see',
    'Panneau Solaire Web',
    'psweb.ch',
    html(
      'Que voient vos visiteurs ?',
      '<h1>Que voient vos visiteurs ?</h1><ul><li>Welcome to nginx!</li><li>It works!</li><li>IIS Windows Server</li><li>Domain Default page</li></ul><p>Quatre pages qui font fuir. Nous surveillons votre adresse toutes les cinq minutes et vous appelons avant vos clients.</p><p>Dès 9 francs par mois, sans engagement.</p>',
    ),
  ),
  honest(
    'maintenance as an object',
    'Netcare Valais',
    'netcare-valais.ch',
    html(
      'Netcare Valais',
      '<h1>Nous mettons votre site en maintenance préventive</h1><p>Netcare Valais veille sur WordPress, Joomla et Drupal.</p>',
    ),
  ),
  honest(
    'maintenance in the customer’s factory',
    'Hydro-Tech',
    'hydro-tech.ch',
    html('Hydro-Tech', '<h1>Maintenance</h1><h2>Sur votre site, 24 heures sur 24</h2><p>Pompes, vannes, compresseurs.</p>'),
  ),
  honest(
    'a forgotten title above a real page',
    'Carrelages Sottas',
    'carrelages-sottas.ch',
    html(
      'Site en construction',
      '<h1>Carrelages Sottas, Bulle</h1><p>Pose de carrelage, de mosaïque et de pierre naturelle. Salles de bains clés en main, chapes et étanchéité. Devis sous une semaine, chantiers dans toute la Gruyère et la Veveyse.</p><p>026 912 00 00</p>',
    ),
  ),
  honest(
    'a restaurant that suspends its service for holidays',
    'Pinte du Village',
    'pinte-village.ch',
    html(
      'Chez Lulu',
      '<h1>Chez Lulu</h1><p>Le service est suspendu du 20 décembre au 5 janvier.</p><p>Fondue moitié-moitié, croûtes au fromage, tartares et frites fraîches le reste de l’année. Terrasse au soleil.</p><p>026 660 10 10</p>',
    ),
  ),
  honest(
    'a shop for professionals',
    'Dentalux SA',
    'dentalux.ch',
    html(
      'Dentalux SA',
      '<h1>Ce site est réservé aux professionnels</h1><p>Dentalux SA livre implants, résines et instruments aux cabinets dentaires de Suisse. Catalogue sur demande.</p>',
    ),
  ),
  honest(
    'a new website, welcomed in German',
    'Metzgerei Lüthi',
    'metzgerei-luethi.ch',
    html(
      'Metzgerei Lüthi',
      '<h1>Willkommen auf unserer neuen Website</h1><p>Würste, Braten, Partyservice. Die Metzgerei Lüthi in Langnau ist von Dienstag bis Samstag offen.</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'a shop closed for the holidays, in German',
    'Velo Wüthrich',
    'velo-wuethrich.ch',
    html(
      'Velo Wüthrich',
      '<h1>Betriebsferien bis 15. August</h1><p>Danach sind wir wieder für Sie da: Reparaturen, E-Bikes, Occasionen. Velo Wüthrich, Burgdorf.</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'a site updated each week',
    'Marché de Carouge',
    'marche-carouge.ch',
    html(
      'Marché de Carouge',
      '<h1>Cette semaine au marché</h1><p>Notre site est mis à jour chaque mercredi : 34 étals, fromages, fleurs, huîtres.</p>',
    ),
  ),
  honest(
    'a carpenter at his building site',
    'Zimmerei Odermatt',
    'zimmerei-odermatt.ch',
    html(
      'Im Bau',
      '<h1>Im Bau: Chalet in Wengen</h1><p>Zimmerei Odermatt, Stans. Holzbau, Dachstühle, Fassaden.</p><img src="/a.jpg" alt="">',
      { lang: 'de' },
    ),
  ),
  honest(
    'a festival that is back soon',
    'Festival Les Grillons',
    'festival-grillons.ch',
    html(
      'De retour bientôt',
      '<h1>De retour bientôt</h1><p>7 et 8 août : douze groupes, camping gratuit, foodtrucks. Billets à 35 francs.</p>',
    ),
  ),
  honest(
    'a cinema in Italian that opens',
    'Cinema Lux',
    'cinema-lux.ch',
    html('Prossimamente', '<h1>Prossimamente</h1><ul><li>3 aprile La strada</li><li>10 aprile Amarcord</li></ul>', { lang: 'it' }),
  ),
  honest(
    'a bar called Coming Soon',
    'Coming Soon Bar',
    'comingsoon-bar.ch',
    html(
      'Coming Soon',
      '<h1>Coming Soon</h1><p>Cocktails, small plates and records, Langstrasse 90. Open Wednesday to Saturday from 6 pm.</p>',
      { lang: 'en' },
    ),
  ),
  honest(
    'an escape room called Access Denied',
    'Access Denied Escape',
    'access-denied.ch',
    html(
      'Access Denied',
      '<h1>Access Denied</h1><p>Sixty minutes to get out. Rooms for 2 to 6 players in Basel, from 35 francs per person.</p>',
      { lang: 'en' },
    ),
  ),
  honest(
    'an age gate above a real shop, with a link as its button',
    'Brasserie La Nébuleuse Bleue',
    'nebuleuse-bleue.ch',
    html(
      'La Nébuleuse Bleue',
      '<p>Avez-vous plus de 16 ans ?</p><a href="#">Oui</a><a href="https://www.google.ch">Non</a><h1>Brasserie La Nébuleuse Bleue</h1><p>IPA, stout et blanche brassées à Renens, vendues au caveau et livrées à vélo.</p>',
    ),
  ),
  honest(
    'a members’ club with its form and four lines',
    'Cercle Nautique Pully',
    'cn-pully.ch',
    html(
      'Cercle Nautique Pully',
      '<form><input name="user"><input type="password"><button>Espace membres</button></form><h1>Cercle Nautique Pully</h1><p>Voile légère, école pour enfants, régates le mercredi soir.</p>',
    ),
  ),
  honest(
    'a page in Romanian that names the company',
    'Brutăria Ana',
    'brutaria-ana.ch',
    html('Brutăria Ana', '<h1>Pâine proaspătă</h1><p>Brutăria Ana din Lausanne: cozonac, covrigi și plăcinte în fiecare zi.</p>', {
      lang: 'ro',
    }),
  ),
];
