import { honest, html, type PageCase } from './page-case.js';

/** The same in German, Italian and English for the most part. */
export const honestBriefMore: readonly PageCase[] = [
  honest(
    'Kita Sonne, under the title « Login »',
    'Kita Sonne',
    'kita-sonne.ch',
    html(
      'Login',
      '<form><input type="password"><button>Eltern-Login</button></form><h1>Kita Sonne</h1><p>Wir betreuen Kinder ab drei Monaten in Wil und Gossau.</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'Domaine Schloss Salenegg, under the title « Domaine »',
    'Domaine Schloss Salenegg',
    'schloss-salenegg.ch',
    html('Domaine', '<h1>Domaine</h1><p>Weingut in Maienfeld seit 950 Jahren. Schloss Salenegg verkauft ab Hof.</p>', { lang: 'de' }),
  ),
  honest(
    'Domains & More GmbH, under the title « Domains kaufen »',
    'Domains & More GmbH',
    'domainsandmore.ch',
    html(
      'Domains kaufen',
      '<h1>Domains kaufen und verkaufen</h1><p>Domains & More GmbH bewertet Ihre Domain kostenlos. info@domainsandmore.ch</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'Domains & More GmbH, under the title « Ihre Wunschdomain »',
    'Domains & More GmbH',
    'domainsandmore.ch',
    html(
      'Ihre Wunschdomain',
      '<h1>Diese Domain ist vergeben? Wir kaufen sie für Sie</h1><p>Domains & More GmbH verhandelt diskret mit dem Inhaber, zum Festpreis.</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'Premium Domain Boutique, under the title « Premium domain names »',
    'Premium Domain Boutique',
    'pdb.ch',
    html(
      'Premium domain names',
      '<h1>Premium domain names</h1><ul><li>skipass.ch CHF 9000</li><li>iglu.ch CHF 4000</li></ul><p>Premium Domain Boutique</p>',
      { lang: 'en' },
    ),
  ),
  honest(
    'Net Name, under the title « Noms de domaine »',
    'Net Name',
    'netname.ch',
    html(
      'Noms de domaine',
      '<h1>Achetez ce nom de domaine avant les autres</h1><p>Chaque lundi, Net Name publie une liste d’adresses qui se libèrent. Abonnement 5 francs.</p><p>hello@netname.ch</p>',
    ),
  ),
  honest(
    'Afternic Davis, under the title « Afternic Davis »',
    'Afternic Davis',
    'afternic-davis.ch',
    html('Afternic Davis', '<h1>Afternic Davis</h1><p>Saxophone lessons in Lausanne.</p>', { lang: 'en' }),
  ),
  honest(
    'Bodis Garage, under the title « Garage »',
    'Bodis Garage',
    'bodis-garage.ch',
    html('Garage', '<h1>Garage</h1><p>Pneus et services.</p><script src="https://www.bodis.com/site.js"></script>'),
  ),
  honest(
    'Uniregistry Notaires, under the title « Notaires »',
    'Uniregistry Notaires',
    'uniregistry-notaires.ch',
    html('Notaires', '<h1>Actes et successions</h1><p>Uniregistry Notaires, Lutry.</p>'),
  ),
  honest(
    'Sedo, under the title « Sedo »',
    'Sedo',
    'sedo.ch',
    html('Sedo', '<h1>Sedo</h1><p>Keramik aus Winterthur. Sedo ist offen am Samstag.</p>', { lang: 'de' }),
  ),
  honest(
    'Serverraum AG, under the title « Welcome to nginx! »',
    'Serverraum AG',
    'serverraum.ch',
    html(
      'Welcome to nginx!',
      '<h1>Welcome to nginx!</h1><p>Kennen Sie diese Seite? Serverraum AG richtet Server so ein, dass niemand sie je sieht.</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'Webnotfall, under the title « Welcome to nginx! Hilfe »',
    'Webnotfall',
    'webnotfall.ch',
    html(
      'Welcome to nginx! Hilfe',
      '<h1>„Welcome to nginx!“ statt Ihrer Website?</h1><p>Wir richten das in einer Stunde. 24 Stunden, ganze Schweiz.</p><p>Anruf genügt: 044 500 00 00</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'Sysadmin Notes, under the title « Welcome to nginx on Debian: first steps »',
    'Sysadmin Notes',
    'sysadmin-notes.ch',
    html(
      'Welcome to nginx on Debian: first steps',
      '<main><h1>Welcome to nginx on Debian: first steps</h1><p>If you see this page, the nginx web server is successfully installed. Good. Now create a server block, a folder and a certificate.</p><p>This guide takes twenty minutes and needs no prior knowledge of Linux beyond the shell.</p></main>',
      { lang: 'en' },
    ),
  ),
  honest(
    'Notes de Paul, under the title « Apache : « It works! » »',
    'Notes de Paul',
    'notes-paul.ch',
    html(
      'Apache : « It works! »',
      '<h1>It works!</h1><p>Trois mots que tout administrateur a lus un jour. Histoire d’une page par défaut, de 1995 à nos jours, racontée par ceux qui l’ont écrite et traduite.</p><p>Publié le 3 mars dans la série Petites histoires du web.</p>',
    ),
  ),
  honest(
    'Hydroméca, under the title « Maintenance »',
    'Hydroméca',
    'hydromeca.ch',
    html(
      'Maintenance',
      '<h1>Maintenance sur site</h1><p>Sur votre site, maintenance préventive et curative des centrales hydrauliques.</p>',
    ),
  ),
  honest(
    'Hydroméca, under the title « Hydroméca »',
    'Hydroméca',
    'hydromeca.ch',
    html('Hydroméca', '<h1>Dépannage à l’atelier ou sur votre site. Maintenance annuelle.</h1><p>Vérins, pompes, flexibles.</p>'),
  ),
  honest(
    'Hydroméca, under the title « Intervention sur votre site en maintenance »',
    'Hydroméca',
    'hydromeca.ch',
    html(
      'Intervention sur votre site en maintenance',
      '<h1>Intervention rapide sur votre site en maintenance ou en production</h1><p>Vérins, pompes, flexibles.</p>',
    ),
  ),
  honest(
    'Service Pro, under the title « Service Pro »',
    'Service Pro',
    'servicepro.ch',
    html('Service Pro', '<h1>Votre site est en maintenance ?</h1><p>Service Pro prend le relais : WordPress, Joomla. 026 000 00 00</p>'),
  ),
  honest(
    'Alpha Facility, under the title « Alpha Facility »',
    'Alpha Facility',
    'alpha-facility.ch',
    html(
      'Alpha Facility',
      '<h1>We keep your site under maintenance, day and night</h1><p>Cleaning, security, heating. Alpha Facility, Basel.</p>',
      { lang: 'en' },
    ),
  ),
  honest(
    'Impianti Rossi, under the title « Impianti Rossi »',
    'Impianti Rossi',
    'impianti-rossi.ch',
    html(
      'Impianti Rossi',
      '<h1>Presso il vostro sito, in manutenzione programmata</h1><p>Caldaie e pompe di calore. Impianti Rossi, Chiasso.</p>',
      { lang: 'it' },
    ),
  ),
  honest(
    'Lavori in Corso Sagl, under the title « Lavori in corso »',
    'Lavori in Corso Sagl',
    'lavori-in-corso.ch',
    html('Lavori in corso', '<h1>Lavori in corso</h1><p>Ristrutturazioni chiavi in mano a Bellinzona e Locarno.</p>', { lang: 'it' }),
  ),
  honest(
    'Wartungsprofi, under the title « Wartungsarbeiten »',
    'Wartungsprofi',
    'wartungsprofi.ch',
    html('Wartungsarbeiten', '<h1>Wartungsarbeiten</h1><p>Heizung, Lüftung, Klima. Der Wartungsprofi aus Chur.</p>', { lang: 'de' }),
  ),
  honest(
    'Umbau Team, under the title « Im Umbau »',
    'Umbau Team',
    'umbau-team.ch',
    html('Im Umbau', '<h1>Im Umbau</h1><p>Küchen, Bäder, Dachstöcke: Umbau Team plant und baut in Zug.</p>', { lang: 'de' }),
  ),
  honest(
    'Bar Demnächst, under the title « Demnächst »',
    'Bar Demnächst',
    'demnaechst.ch',
    html('Demnächst', '<h1>Demnächst</h1><p>Bar Demnächst, Konzerte und Drinks in Olten. Di bis Sa ab 18 Uhr.</p>', { lang: 'de' }),
  ),
  honest(
    'Baustelle Theater, under the title « Baustelle »',
    'Baustelle Theater',
    'baustelle-theater.ch',
    html('Baustelle', '<h1>Baustelle</h1><p>Kindertheater in Thun. Nächste Vorstellung: Sonntag, 15 Uhr.</p>', { lang: 'de' }),
  ),
  honest(
    'Hotel Parking, under the title « Parking »',
    'Hotel Parking',
    'hotelparking.ch',
    html('Parking', '<h1>Parking</h1><p>Sleep next to your car. 40 rooms, 60 places.</p>', { lang: 'en' }),
  ),
  honest(
    'Coming Home, under the title « Coming soon »',
    'Coming Home',
    'cominghome.ch',
    html(
      'Coming soon',
      '<nav><a href="/rooms">Rooms</a><a href="/book">Book</a></nav><h1>Coming soon to Basel</h1><p>Coming Home opens its third guest house in May.</p>',
      { lang: 'en' },
    ),
  ),
  honest(
    'Fondation Erreur, under the title « Erreur »',
    'Fondation Erreur',
    'fondation-erreur.ch',
    html('Erreur', '<h1>Droit à l’erreur</h1><p>Accompagnement de jeunes en rupture.</p>'),
  ),
  honest(
    'Suspendu Café, under the title « Café suspendu »',
    'Suspendu Café',
    'suspendu.ch',
    html('Café suspendu', '<h1>Café suspendu</h1><p>Payez deux cafés, buvez-en un. Suspendu Café, Vevey.</p>'),
  ),
  honest(
    'Association Accès, under the title « Accès restreint »',
    'Association Accès',
    'acces.ch',
    html('Accès restreint', '<h1>Accès restreint ?</h1><p>Association Accès aide les personnes en fauteuil. Fribourg.</p>'),
  ),
  honest(
    'Espace Client, under the title « Espace client »',
    'Espace Client',
    'espaceclient.ch',
    html('Espace client', '<h1>Espace client</h1><p>Espace Client aménage des halls d’accueil. Genève.</p>'),
  ),
  honest(
    'Ivo Kunz, under the title « Ivo Kunz »',
    'Ivo Kunz',
    'ivokunz.ch',
    html('Ivo Kunz', '<p>Ivo Kunz</p><p>Gitarre</p>', { lang: 'de' }),
  ),
  honest(
    'Velo Rast, under the title « Bin gleich zurück »',
    'Velo Rast',
    'velorast.ch',
    html('Bin gleich zurück', '<h1>Bin gleich zurück</h1><p>Velo Rast, Kaffee und Flickzeug am Aareweg. Selbstbedienung.</p>', {
      lang: 'de',
    }),
  ),
  honest(
    'Boutique Chloé, under the title « Boutique Chloé »',
    'Boutique Chloé',
    'boutique-chloe.ch',
    html(
      'Boutique Chloé',
      '<h1>Notre boutique est en travaux jusqu’au 3 mai</h1><p>On vous reçoit à l’étage : robes, vestes et foulards. Boutique Chloé, Nyon.</p>',
    ),
  ),
  honest(
    'Musik Shop, under the title « Musik Shop »',
    'Musik Shop',
    'musikshop.ch',
    html('Musik Shop', '<h1>Unser Shop ist umgezogen</h1><p>Neu an der Bahnhofstrasse 3 in Aarau. Gitarren, Noten, Miete.</p>', {
      lang: 'de',
    }),
  ),
  honest(
    'Pferdehof, under the title « Anmeldung »',
    'Pferdehof',
    'pferdehof.ch',
    html(
      'Anmeldung',
      '<h1>Anmeldung</h1><p>Reitlager vom 6. bis 10. Juli. 420 Franken, mit Essen. Pferdehof, Gossau.</p><form><input name=a><input name=b></form>',
      { lang: 'de' },
    ),
  ),
];
