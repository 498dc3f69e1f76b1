import { honest, html, type PageCase } from './page-case.js';

const protectedBy = { 'x-datadome': 'protected' };

/** Pages with the marks of a host, a system or a protection beside what a company says. */
export const honestOddServices: readonly PageCase[] = [
  honest(
    'waiters for parties, with the host in the footer',
    'Extras & Cie',
    'extras-cie.ch',
    html(
      'Serveurs pour vos fêtes',
      '<h1>Serveurs et serveuses pour vos fêtes</h1><p>Mariages, cocktails, vernissages : une équipe souriante dès 42 francs l’heure, partout entre Genève et Vevey.</p><footer>Hébergement : <a href="https://www.infomaniak.com">Infomaniak</a></footer>',
    ),
  ),
  honest(
    'a guest house with parking, with the host in the footer',
    'Gîte du Chasseron',
    'gite-chasseron.ch',
    html(
      'Chambres et parking',
      '<h1>Chambres, dortoir et parking gratuit</h1><p>À une heure du sommet, cuisine à disposition, poêle à bois et vue sur les Alpes.</p><footer><a href="https://www.hostpoint.ch">Hostpoint</a></footer>',
    ),
  ),
  honest(
    'a family of winegrowers that calls its house the estate',
    'Famille Parmelin',
    'parmelin-vins.ch',
    html(
      'Le domaine',
      '<h1>Le domaine</h1><p>Sept hectares à Bursins : chasselas, gamaret, garanoir. Dégustation le samedi matin au caveau.</p><footer>Site hébergé par <a href="https://www.infomaniak.com/fr">Infomaniak</a></footer>',
    ),
  ),
  honest(
    'advisers for sales of companies',
    'Passerelle Conseils',
    'passerelle-conseils.ch',
    html(
      'Cession et acquisition d’entreprises',
      '<h1>Cession et acquisition d’entreprises</h1><p>Nous accompagnons les propriétaires de PME, de l’évaluation à la signature.</p><p>info@passerelle-conseils.ch</p>',
    ),
  ),
  honest(
    'a gallery that takes offers',
    'Galerie du Bourg',
    'galerie-bourg.ch',
    html(
      'Vente silencieuse',
      '<h1>Vente silencieuse</h1><p>Vingt gravures de 1900, visibles jusqu’au 30 mai. Faites une offre par courriel : bonjour@galerie-bourg.ch</p>',
    ),
  ),
  honest(
    'a WordPress course on a page without the name of its company',
    'Myriam Ducret',
    'cours-web-broye.ch',
    html(
      'Apprendre en douceur',
      '<h1>Apprendre en douceur</h1><p>Cours de WordPress à Payerne, en petits groupes, pour indépendants et associations. Quatre soirées, 320 francs, café compris. Ordinateur prêté sur demande.</p><p>Prochaines dates en septembre.</p>',
      { head: '<meta name="generator" content="WordPress 6.9">' },
    ),
  ),
  honest(
    'a small page behind DataDome',
    'Opticien Clerc',
    'opticien-clerc.ch',
    html('Opticien Clerc', '<h1>Opticien Clerc</h1><p>Montures suisses, verres progressifs, examens de la vue à Delémont.</p>'),
    { headers: protectedBy },
  ),
  honest(
    'a small page into which Imperva writes its script',
    'Fiduciaire Moret',
    'fiduciaire-moret.ch',
    html(
      'Fiduciaire Moret',
      '<h1>Fiduciaire Moret</h1><p>Bouclements, TVA et salaires à Martigny.</p><p>027 722 00 00</p><script src="/_Incapsula_Resource?SWJIYLWA=719d34d31c8e3a6e6fffd425f7e032f3&ns=1"></script>',
    ),
  ),
  honest(
    'a small page that Cloudflare watches',
    'Sellerie Rime',
    'sellerie-rime.ch',
    html(
      'Sellerie Rime',
      '<h1>Sellerie Rime</h1><p>Selles, harnais et colliers sur mesure à Gruyères.</p><script src="/cdn-cgi/challenge-platform/h/b/scripts/jsd/1a2b/main.js"></script>',
    ),
  ),
  honest(
    'a small page with the counting picture of Akamai',
    'Horlogerie Grandjean',
    'horlogerie-grandjean.ch',
    html(
      'Horlogerie Grandjean',
      '<h1>Horlogerie Grandjean</h1><p>Réparation de pendules neuchâteloises au Locle.</p><img src="/akam/13/pixel_1a2b?a=1" alt="">',
    ),
  ),
  honest(
    'a contact form behind a captcha, on a page without the name of its company',
    'Toilettage Canin Nina',
    'chez-nina.ch',
    html(
      'Rendez-vous',
      '<h1>Rendez-vous</h1><p>Bain, coupe, griffes. Chiens et lapins, à Orbe.</p><form><textarea></textarea><div class="h-captcha"></div></form><script src="https://js.hcaptcha.com/1/api.js"></script>',
    ),
  ),
  honest(
    'an association hosted by a hoster as sponsor',
    'Ludothèque Le Dé',
    'ludotheque-le-de.ch',
    html(
      'Ludothèque',
      '<h1>Deux mille jeux à emprunter</h1><p>Mardi et jeudi de 15 h à 18 h. Carte annuelle 30 francs.</p><p>Merci à notre hébergeur !</p><img src="https://www.cyon.ch/assets/logo.svg" alt="cyon">',
    ),
  ),
  honest(
    'a hosting cooperative of few words',
    'Coopérative Ouvaton Léman',
    'ouvaton-leman.ch',
    html(
      'Hébergement associatif',
      '<h1>Un hébergement qui vous appartient</h1><p>Sites, courriels et noms de domaine pour cent associations de la région. Part sociale : 50 francs.</p>',
    ),
  ),
  honest(
    'a shop closed on Mondays, with a welcome as its title',
    'Librairie du Midi',
    'librairie-midi.ch',
    html(
      'Bienvenue',
      '<h1>Bienvenue</h1><p>La boutique est fermée le lundi. Romans, bandes dessinées et papeterie, commandes en 48 heures.</p>',
    ),
  ),
  honest(
    'an art space with an exhibition called Under Maintenance',
    'Espace Forde',
    'espace-forde.ch',
    html(
      'Under Maintenance – Espace Forde',
      '<h1>Under Maintenance</h1><p>Exposition de Lina Haas, du 3 avril au 24 mai. Vernissage jeudi à 18 h. Entrée libre.</p>',
    ),
  ),
  honest(
    'a lift firm in German about maintenance',
    'Lift Wartung Züri',
    'lift-wartung.ch',
    html('Wartung', '<h1>Wartung</h1><p>Wir warten Lifte aller Marken im Kanton Zürich, auch nachts.</p><p>Tel. 044 300 00 00</p>', {
      lang: 'de',
    }),
  ),
  honest(
    'a builder in Italian',
    'Impresa Ferrari',
    'impresa-ferrari.ch',
    html(
      'In costruzione',
      '<h1>In costruzione</h1><ul><li>Residenza al Sole, Locarno</li><li>Casa Rivera, Monteceneri</li></ul><p>Impresa Ferrari, costruzioni e ristrutturazioni dal 1955.</p>',
      { lang: 'it' },
    ),
  ),
  honest(
    'a dairy of few words, in Rumantsch',
    'Chascharia Sedrun',
    'chascharia-sedrun.ch',
    html('Chascharia', '<p>Chaschiel d’alp, pischada e jogurt. Chascharia Sedrun, aviert mintga di.</p>', { lang: 'rm' }),
  ),
  honest(
    'an insurance broker that speaks of expired contracts',
    'Courtage Neuf',
    'courtage-neuf.ch',
    html(
      'Contrat expiré ?',
      '<h1>Votre compte garant est bloqué, votre contrat a expiré</h1><p>Courtage Neuf compare, résilie et signe pour vous. Premier entretien gratuit à Sierre.</p>',
    ),
  ),
  honest(
    'a piercing studio with a form that asks to sign in',
    'Studio Épine',
    'studio-epine.ch',
    html(
      'Studio Épine',
      '<h1>Studio Épine</h1><p>Piercings et bijoux en titane, sans rendez-vous le mercredi.</p><a href="https://accounts.google.com/">Se connecter avec Google</a>',
    ),
  ),
];
