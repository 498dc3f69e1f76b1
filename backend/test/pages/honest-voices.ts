import { honest, html, type PageCase } from './page-case.js';

const nav = '<nav><a href="/prestations">Prestations</a><a href="/contact">Contact</a></nav>';

/** Companies that speak of their trade, their customers or their house in the words of wrong pages. */
export const honestVoices: readonly PageCase[] = [
  honest(
    'an estate for sale by a broker',
    'Courtage Rural Besson',
    'courtage-besson.ch',
    html(
      'Domaine à vendre – Courtage Rural Besson',
      '<h1>Domaine à vendre à Mont-la-Ville</h1><p>Ferme, forêt et 12 hectares de pâturages.</p><form><input name="offre"><button>Faire une offre</button></form>',
    ),
  ),
  honest(
    'a question in its title',
    'Façades Pittet',
    'facades-pittet.ch',
    html('Façades Pittet – Site en construction ? Nous montons l’échafaudage', '<h1>Échafaudages et façades à Payerne</h1>'),
  ),
  honest(
    'a customer’s site that is under construction',
    'Bennes Chablais',
    'bennes-chablais.ch',
    html(
      'Bennes Chablais – Location de bennes',
      '<h1>Location de bennes</h1><p>Votre site est en construction : nous évacuons gravats, bois et ferraille.</p>',
    ),
  ),
  honest(
    'a winter break with a way to write',
    'Buvette du Lac Brenet',
    'buvette-brenet.ch',
    html(
      'Buvette du Lac Brenet',
      '<h1>Fermé jusqu’à Pâques</h1><p>La buvette dort sous la neige. Nous revenons bientôt ! Écrivez-nous : info@buvette-brenet.ch</p>',
    ),
  ),
  honest(
    'a house under renovation',
    'Hôtel du Signal',
    'hotel-signal.ch',
    html(
      'Hôtel du Signal – en travaux',
      '<h1>L’hôtel est en travaux</h1><p>Nous refaisons les chambres. Réouverture le 12 mai, route du Signal 4, Chexbres. La terrasse reste ouverte : 021 946 00 00.</p>',
    ),
  ),
  honest(
    'villas that are being built',
    'Bâtisseurs Réunis',
    'batisseurs.ch',
    html('En construction : huit logements à Bex', `${nav}<h1>Logements en construction</h1><p>Huit logements au centre de Bex.</p>`),
  ),
  honest(
    'a lawyer of blocked accounts',
    'Cabinet Me Aubry',
    'cabinet-aubry.ch',
    html(
      'Poursuites et faillites – Cabinet Me Aubry',
      '<h1>Droit des poursuites</h1><p>Compte bloqué, accès refusé, abonnement résilié : nous agissons pour vous devant le juge de paix.</p><p>Premier entretien sans engagement à Neuchâtel.</p>',
    ),
  ),
  honest(
    'a firm that is paid for breaking in',
    'Hacked Proof Sàrl',
    'hacked-proof.ch',
    html('Hacked by friends', '<h1>Hacked by friends</h1><p>Tests d’intrusion pour PME à Bienne.</p>', { lang: 'fr' }),
  ),
  honest(
    'a school that explains servers',
    'Atelier Code Sion',
    'atelier-code.ch',
    html(
      'Atelier Code Sion – Cours du soir',
      '<h1>Mon premier index.html</h1><p>Atelier Code Sion vous apprend à écrire une page, un mardi sur deux.</p>',
    ),
  ),
  honest(
    'a fair with its exhibitors',
    'Comptoir des Vins de Bex',
    'comptoir-bex.ch',
    html(
      'Comptoir des Vins de Bex',
      `<h1>Comptoir des Vins de Bex</h1>${['Rouges', 'Blancs', 'Rosés', 'Mousseux', 'Doux'].map((wine) => `<a href="https://billets.example/achat?vin=${wine}">${wine}</a>`).join('')}`,
    ),
  ),
  honest(
    'a home page under the status of a missing one',
    'Pépinière du Mollendruz',
    'pepiniere-mollendruz.ch',
    html(
      'Pépinière du Mollendruz – Arbres fruitiers et haies à L’Isle',
      `<nav><a href="/arbres">Arbres</a><a href="/haies">Haies</a><a href="/contact">Contact</a></nav><h1>Arbres fruitiers, haies et rosiers</h1><p>Depuis trois générations, nous élevons au pied du Jura pommiers, poiriers, cerisiers et quetsches en hautes et basses tiges, tous greffés dans nos pépinières.</p><p>Nous plantons vos haies, taillons vos vergers et conseillons communes et particuliers, de l’analyse du sol au choix des espèces.</p><p>Le marché aux plantons a lieu le deuxième samedi de mai, avec démonstrations de greffe et dégustation de jus.</p><footer>Pépinière du Mollendruz, route du Col 3, 1148 L’Isle, 021 864 00 00</footer>`,
    ),
    { status: 404 },
  ),
  honest(
    'a portfolio that is half filler',
    'Céramique Lador',
    'ceramique-lador.ch',
    html(
      'Céramique Lador',
      `<h1>Je m’appelle Noé Lador et je tourne bols, vases et carafes à Porrentruy depuis dix ans</h1><h2>Céramique Lador</h2>${'<p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.</p>'.repeat(6)}`,
    ),
  ),
  honest(
    'an agency that names its system',
    'Pixel Romand',
    'pixel-romand.ch',
    html('Pixel Romand – Agence WordPress', '<h1>Sites WordPress</h1><p>Pixel Romand construit et entretient vos sites WordPress.</p>', {
      head: '<meta name="generator" content="WordPress 6.9">',
    }),
  ),
  honest(
    'a name that is an error',
    'Bar Page Introuvable',
    'page-introuvable.ch',
    html('Bar Page Introuvable', '<h1>Page introuvable</h1><p>Cocktails et vinyles, rue des Terreaux 3, Lausanne.</p>'),
  ),
  honest(
    'a trade that is a notice',
    'Maintenance Ascenseurs Riviera',
    'ascenseurs-riviera.ch',
    html(
      'Maintenance Ascenseurs Riviera',
      '<h1>Maintenance</h1><p>Maintenance Ascenseurs Riviera dépanne et entretient toutes les marques, de Vevey à Villeneuve.</p>',
    ),
  ),
  honest(
    'a programme that comes soon',
    'Théâtre du Funiculaire',
    'theatre-funiculaire.ch',
    html('Théâtre du Funiculaire – Bientôt', `${nav}<h1>Bientôt</h1><p>Le Malade imaginaire, dès le 7 février à 20 h.</p>`),
  ),
  honest(
    'a programme for bakers with its sign-in',
    'Fournil Logiciel',
    'fournil-logiciel.ch',
    html(
      'Fournil Logiciel – Les commandes des boulangers',
      '<h1>Se connecter</h1><p>Fournil Logiciel calcule pâtes, tournées et salaires.</p><form><input name="u"><input type="password"><button>Entrer</button></form>',
    ),
  ),
  honest(
    'a shop named as its address',
    'tonton-velo.ch',
    'tonton-velo.ch',
    html('tonton-velo.ch', '<h1>tonton-velo.ch</h1><p>Vélos cargo dès CHF 2’900. Essai devant la gare de Renens, 021 634 00 00</p>'),
  ),
];
