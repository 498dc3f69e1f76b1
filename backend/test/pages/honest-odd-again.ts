import { honest, html, type PageCase } from './page-case.js';

const TEXT = 'Nous répondons dans la journée et venons partout en Suisse romande, avec un devis clair et sans frais de déplacement.';

/** The four kinds that were refused most often, in further wordings. */
export const honestOddAgain: readonly PageCase[] = [
  honest(
    'a seller of one domain at a time',
    'Toponyme SA',
    'toponyme.ch',
    html(
      'Toponyme SA',
      '<h1>Le nom de domaine de vos rêves est à vendre ici</h1><p>Toponyme SA rachète, loue et cède des adresses pour les marques, depuis 2011.</p><p>bonjour@toponyme.ch</p>',
    ),
  ),
  honest(
    'an auction of domains in Italian',
    'Aste Domini Sagl',
    'aste-domini.ch',
    html(
      'Domini in vendita',
      '<h1>Domini in vendita questa settimana</h1><p>grotto.ch, merlot.swiss e polenta.ch: offerte entro venerdì.</p><p>Aste Domini Sagl, Bellinzona</p>',
      { lang: 'it' },
    ),
  ),
  honest(
    'a registrar of its own',
    'Registraire du Lac',
    'registraire-lac.ch',
    html(
      'Registraire du Lac',
      '<h1>Votre domaine est disponible ?</h1><form><input name="domaine"><button>Vérifier</button></form><p>Registraire du Lac : .ch à 9 francs, .swiss à 95 francs, renouvellement au même prix.</p>',
    ),
  ),
  honest(
    'a car park with files from a host of the same name',
    'Parking des Alpes',
    'parking-alpes.ch',
    html(
      'Parking des Alpes',
      '<h1>420 places</h1><p>Jour et nuit, dès 2 francs.</p><script src="https://parking.static-files.example/app.js"></script>',
    ),
  ),
  honest(
    'a man called Dan, with files from a host of his name',
    'Dan Ferrari',
    'dan-ferrari.ch',
    html(
      'Ferrari Dan, sculpteur',
      '<h1>Bronzes et pierres</h1><p>Atelier ouvert le samedi à Brissago.</p><script src="https://dan.com/ferrari/site.js"></script>',
    ),
  ),
  honest(
    'a school of dance called Park',
    'Dance Park',
    'dancepark.ch',
    html(
      'Dance Park',
      '<h1>Salsa, bachata, kizomba</h1><p>Cours d’essai gratuit.</p><link rel="stylesheet" href="https://park.sites-cdn.example/a.css">',
    ),
  ),
  honest(
    'an article that quotes the page of nginx in German',
    'Netzwerk Aare',
    'netzwerk-aare.ch',
    html(
      '«Welcome to nginx!» – was Ihre Gäste gerade sehen',
      '<nav><a href="/blog">Blog</a></nav><h1>«Welcome to nginx!» – was Ihre Gäste gerade sehen</h1><p>Der Server läuft, nur Ihre Website hat er noch nicht gefunden. Meist fehlt ein Eintrag, selten ist etwas kaputt. Wir zeigen Schritt für Schritt, wo man nachsieht.</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'an article with the phrase and the name of the blog as its title',
    'Blog du Réseau',
    'blog-reseau.ch',
    html(
      'Welcome to nginx | Blog du Réseau',
      '<h1>Welcome to nginx</h1><p>If you see this page, the nginx web server is successfully installed and working : voilà ce que lit un visiteur quand le site n’est pas configuré.</p><p>Pour y remédier, il faut un fichier de configuration par domaine et un rechargement du service.</p>',
    ),
  ),
  honest(
    'an exercise of a school about Apache',
    'École du Code',
    'ecole-code.ch',
    html(
      'It works! – premier exercice',
      '<h1>It works!</h1><p>C’est la première phrase qu’affiche Apache. Le cours du lundi part de là pour construire un site entier en douze soirées.</p><p>École du Code, Nyon</p>',
    ),
  ),
  honest(
    'machines that are out of order at the customer’s site',
    'Méca Express',
    'meca-express.ch',
    html(
      'Méca Express',
      '<h1>Sur votre site, maintenance des machines indisponibles</h1><p>Presses, tours et robots remis en marche en un jour.</p>',
    ),
  ),
  honest(
    'maintenance at the customer’s site, title alone',
    'Clim’Assist',
    'clim-assist.ch',
    html('Sur votre site, maintenance', `<h1>Clim’Assist</h1><p>${TEXT}</p>`),
  ),
  honest(
    'maintenance at the customer’s site, in a list',
    'Robinet & Fils',
    'robinet-fils.ch',
    html(
      'Robinet & Fils',
      '<h1>Robinet &amp; Fils</h1><ul><li>Sur votre site, maintenance</li><li>À l’atelier, réparation</li><li>Au magasin, pièces</li></ul>',
    ),
  ),
  honest(
    'cranes that are under maintenance at the customer’s site',
    'Hebezeug Kern',
    'hebezeug-kern.ch',
    html(
      'Hebezeug Kern',
      '<h1>Krane in Wartung</h1><p>An Ihrem Standort in Wartung: Brückenkrane, Kettenzüge, Hebebühnen. Hebezeug Kern, Olten.</p>',
      { lang: 'de' },
    ),
  ),
  honest(
    'a clinic for websites',
    'Clinique du Site',
    'clinique-du-site.ch',
    html(
      'Clinique du Site',
      '<h1>Notre métier : votre site en maintenance</h1><p>Clinique du Site répare, met à jour et surveille. 49 francs par mois.</p>',
    ),
  ),
];
