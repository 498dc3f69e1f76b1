import { honest, html, type PageCase } from './page-case.js';

/** Companies of few words, most of them with the phrase of a wrong page for a title. */
export const honestBrief: readonly PageCase[] = [
  honest(
    'Domaine Les Faverges, under the title « Domaine Les Faverges »',
    'Domaine Les Faverges',
    'faverges.ch',
    html('Domaine Les Faverges', '<h1>Le domaine est en vente directe</h1><p>Vins du Lavaux, vente au caveau le samedi.</p>'),
  ),
  honest(
    'Hébergement Alpin, under the title « Hébergement »',
    'Hébergement Alpin',
    'hebergement-alpin.ch',
    html(
      'Hébergement',
      '<h1>Hébergement complet ce week-end</h1><p>Dortoirs et chambres, demi-pension 78 francs. Hébergement Alpin, Arolla.</p>',
    ),
  ),
  honest(
    'Serveur SA, under the title « Serveur »',
    'Serveur SA',
    'serveur.ch',
    html('Serveur', '<h1>Default</h1><p>Uniformes pour serveurs et cuisiniers.</p>'),
  ),
  honest(
    'Connexion Coiffure, under the title « Connexion »',
    'Connexion Coiffure',
    'connexion-coiffure.ch',
    html('Connexion', '<h1>Connexion</h1><p>Coiffure mixte à Monthey, barbes et couleurs végétales.</p>'),
  ),
  honest(
    'Login Fiduciaire, under the title « Login »',
    'Login Fiduciaire',
    'login-fidu.ch',
    html('Login', '<h1>Login</h1><p>Login Fiduciaire tient vos comptes à Neuchâtel.</p><a href="/client">Espace client</a>'),
  ),
  honest(
    'Maintenance SA, under the title « Maintenance SA »',
    'Maintenance SA',
    'maintenance-sa.ch',
    html('Maintenance SA', '<h1>Maintenance en cours ?</h1><p>Nos équipes interviennent partout. Maintenance SA, Crissier.</p>'),
  ),
  honest(
    'Travaux Spéciaux, under the title « Travaux en cours »',
    'Travaux Spéciaux',
    'travaux-speciaux.ch',
    html(
      'Travaux en cours',
      '<h1>Travaux en cours</h1><p>Tunnel de Tenges, galerie de Saint-Gingolph, pont de la Poya. Travaux Spéciaux, Sion.</p>',
    ),
  ),
  honest(
    'Atelier Sablier, under the title « Bientôt »',
    'Atelier Sablier',
    'sablier.ch',
    html('Bientôt', '<h1>Bientôt de retour au marché</h1><p>Savons, baumes et bougies. Atelier Sablier, le samedi à Carouge.</p>'),
  ),
  honest(
    'Ferme des Prés, under the title « Ouverture prochaine du self-cueillette »',
    'Ferme des Prés',
    'ferme-pres.ch',
    html(
      'Ouverture prochaine du self-cueillette',
      '<h1>Fraises : ouverture prochaine</h1><p>Ferme des Prés, Aclens. Fraises dès fin mai, framboises en juillet.</p>',
    ),
  ),
  honest(
    'Studio 503, under the title « 503 »',
    'Studio 503',
    'studio503.ch',
    html('503', '<h1>503</h1><p>Enregistrement, mixage, mastering à Renens.</p>'),
  ),
  honest(
    'Not Found Records, under the title « Not Found Records »',
    'Not Found Records',
    'notfound.ch',
    html('Not Found Records', '<h1>Not Found Records</h1><p>Vinyl label, Basel. Next release in May.</p>', { lang: 'en' }),
  ),
  honest(
    'Not Found Records, under the title « Not Found »',
    'Not Found Records',
    'notfound.ch',
    html('Not Found', '<h1>Not Found</h1><p>Not Found Records is a vinyl label from Basel, run by three friends.</p>', { lang: 'en' }),
  ),
  honest(
    'Human Verification AG, under the title « Human verification »',
    'Human Verification AG',
    'humanverif.ch',
    html('Human verification', '<h1>Human verification</h1><p>Human Verification AG prüft Identitäten für Banken. Zug und Zürich.</p>', {
      lang: 'de',
    }),
  ),
  honest(
    'Index SA, under the title « Index »',
    'Index SA',
    'index-sa.ch',
    html('Index', '<h1>Index</h1><p>Signalétique et enseignes.</p>'),
  ),
  honest(
    'Chez Plesk, under the title « Chez Plesk »',
    'Chez Plesk',
    'chezplesk.ch',
    html('Chez Plesk', '<h1>Chez Plesk</h1><p>Cuisine slovène, à Fribourg.</p>'),
  ),
  honest(
    'Apache Motos, under the title « Apache »',
    'Apache Motos',
    'apache-motos.ch',
    html('Apache', '<h1>It works!</h1><p>Apache Motos répare et tune. Bex.</p>'),
  ),
  honest(
    'Caddy Golf, under the title « Caddy works! »',
    'Caddy Golf',
    'caddygolf.ch',
    html('Caddy works!', '<h1>Caddy works!</h1><p>Caddy Golf loue chariots et clubs, Lavaux.</p>', { lang: 'en' }),
  ),
  honest(
    'Tomcat Elevage, under the title « Tomcat »',
    'Tomcat Elevage',
    'tomcat.ch',
    html('Tomcat', '<h1>Maine coons</h1><p>Chatons disponibles en mai.</p>'),
  ),
  honest(
    'Ubuntu Café, under the title « Ubuntu »',
    'Ubuntu Café',
    'ubuntu-cafe.ch',
    html('Ubuntu', '<h1>Welcome to Ubuntu</h1><p>Coffee, brunch and African art in Bern.</p>', { lang: 'en' }),
  ),
  honest(
    'Drupal Partner, under the title « Welcome to Drupal »',
    'Drupal Partner',
    'drupalpartner.ch',
    html('Welcome to Drupal', '<h1>Welcome to Drupal</h1><p>Drupal Partner builds sites for cantons and cities since 2009.</p>', {
      lang: 'en',
      head: '<meta name="generator" content="Drupal 11">',
    }),
  ),
  honest(
    'Garage Expert, under the title « Expertise expirée ? »',
    'Garage Expert',
    'garage-expert.ch',
    html('Expertise expirée ?', '<h1>Expertise expirée</h1><p>On passe la voiture au service des autos pour vous.</p>'),
  ),
  honest(
    'Notaire Blanc, under the title « À vendre »',
    'Notaire Blanc',
    'notaire-blanc.ch',
    html('À vendre', '<h1>À vendre</h1><p>Domaine agricole de 8 ha, Vully.</p><p>Notaire Blanc, Avenches</p>'),
  ),
  honest(
    'Immo Plus, under the title « À vendre »',
    'Immo Plus',
    'immoplus.ch',
    html('À vendre', '<h1>À vendre</h1><p>Cette villa peut devenir la vôtre. Faites une offre !</p><p>www.immoplus.ch</p>'),
  ),
  honest(
    'Immo Plus, under the title « immoplus.ch »',
    'Immo Plus',
    'immoplus.ch',
    html('immoplus.ch', '<h1>immoplus.ch</h1><p>Villa 5 pièces à Cugy, CHF 1’290’000.–. Visites : Anne Roy, 079 000 00 00</p>'),
  ),
  honest(
    'Club 18, under the title « Club 18 »',
    'Club 18',
    'club18.ch',
    html('Club 18', '<h1>Avez-vous 18 ans ?</h1><p>Club 18, discothèque à Villars. Vendredi et samedi dès 23 h.</p><button>Oui</button>'),
  ),
  honest(
    'Parked Car Service, under the title « Parked »',
    'Parked Car Service',
    'parkedcar.ch',
    html('Parked', '<h1>Parked</h1><p>We wash your car while it is parked. Zurich airport.</p>', { lang: 'en' }),
  ),
  honest(
    'Réserve Naturelle, under the title « Site réservé »',
    'Réserve Naturelle',
    'reserve-naturelle.ch',
    html('Site réservé', '<h1>Ce site est réservé aux oiseaux</h1><p>Accès libre au sentier, chiens en laisse.</p>'),
  ),
  honest(
    'Golf Club, under the title « Parcours fermé »',
    'Golf Club',
    'golfclub-x.ch',
    html('Parcours fermé', '<h1>Le parcours est fermé</h1><p>Réouverture le 15 mars. Golf Club, Échallens.</p>'),
  ),
  honest(
    'Site et Paysage, under the title « Site et Paysage »',
    'Site et Paysage',
    'site-paysage.ch',
    html('Site et Paysage', '<h1>Le site en travaux</h1><p>Site et Paysage suit les chantiers de la plaine de l’Aire.</p>'),
  ),
  honest(
    'Webdesign Muster, under the title « Ihre Website ist veraltet? »',
    'Webdesign Muster',
    'webdesign-muster.ch',
    html('Ihre Website ist veraltet?', '<h1>Ihre Website ist im Umbau?</h1><p>Webdesign Muster hilft in zwei Wochen.</p>', { lang: 'de' }),
  ),
  honest(
    'Webdesign Muster, under the title « Neue Website »',
    'Webdesign Muster',
    'webdesign-muster.ch',
    html('Neue Website', '<h1>Ihre Website wird neu – in zwei Wochen</h1><p>Webdesign Muster, Thun. Ab 1900 Franken.</p>', { lang: 'de' }),
  ),
  honest(
    'Webdesign Muster, under the title « Wartung »',
    'Webdesign Muster',
    'webdesign-muster.ch',
    html('Wartung', '<h1>Ihre Website in Wartung</h1><p>Updates, Backups, Hilfe. Ab 29 Franken pro Monat.</p>', { lang: 'de' }),
  ),
  honest(
    'Brocante 404, under the title « 404 »',
    'Brocante 404',
    'brocante404.ch',
    html('404', '<h1>404</h1><p>Meubles et objets introuvables, Bulle.</p>'),
  ),
  honest(
    'Académie, under the title « Erreurs fréquentes »',
    'Académie',
    'academie-x.ch',
    html(
      'Erreurs fréquentes',
      '<h1>Erreur 404 : comment la corriger</h1><p>Premier chapitre de notre cours de webmaster. Inscriptions ouvertes.</p><nav><a href="/cours">Cours</a><a href="/dates">Dates</a></nav>',
    ),
  ),
  honest(
    'Hosting Zürich, under the title « Webhosting »',
    'Hosting Zürich',
    'hosting-zh.ch',
    html('Webhosting', '<h1>Diese Domain ist noch frei?</h1><p>Hosting Zürich: Domains, E-Mail und Server aus Zürich.</p>', { lang: 'de' }),
  ),
  honest(
    'Bar Le Serveur, under the title « Le Serveur »',
    'Bar Le Serveur',
    'leserveur.ch',
    html('Le Serveur', '<h1>Serveur introuvable ?</h1><p>Au Serveur, il est toujours là. Bar, tapas.</p>'),
  ),
  honest(
    'Nails Bar, under the title « Home »',
    'Nails Bar',
    'nailsbar.ch',
    html('Home', '<h1>Home</h1><p>Gel, Shellac, Pediküre. Nails Bar Bern.</p>', { lang: 'de' }),
  ),
];
