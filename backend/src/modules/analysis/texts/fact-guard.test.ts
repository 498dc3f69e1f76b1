import fc from 'fast-check';
import { guardIntro, guardSteps, type Refusal } from './fact-guard.js';
import type { Facts } from './facts.js';
import { writeIntro } from './intro.js';
import { findNumbers } from './number-words.js';
import { writeRecommendations } from './recommendations.js';

const facts: Facts = {
  company: 'Garage Dupont Sàrl',
  domain: 'garage-dupont.ch',
  city: 'Yverdon-les-Bains',
  mobile: 54,
  desktop: 77,
  accessibility: 88,
  bestPractices: 96,
  seo: 92,
  mainContentSeconds: 4.123,
  pageMegabytes: 3.44,
  cms: 'Joomla',
  cmsVersion: '5.2.1',
  https: true,
  certificateValid: true,
  title: 'Accueil – Wix 99',
  titleLength: 72,
  hasDescription: false,
  h1Count: 2,
  images: 40,
  imagesWithoutAlt: 12,
  brokenLinks: 3,
  words: 1234,
  readingEase: 35,
  compressed: true,
  structuredData: false,
  keywords: 31,
  rating: 4.6,
  reviews: 17,
  measured: true,
};

const OTHER_STEPS = ['Réparer les liens du site qui ne mènent plus nulle part.', 'Décrire les images du site par un texte.'];
/** What the guard says of one sentence, as the first of three steps. */
const verdictOf = (sentence: string, about = facts) => guardSteps(about, [sentence, ...OTHER_STEPS]);

const FIRST =
  'Le site du garage obtient 54 points sur 100 sur mobile et 77 sur 100 sur ordinateur au test de vitesse Lighthouse. Sur téléphone, l’affichage reste perfectible : une partie des visiteurs attend avant de pouvoir lire. Le contenu principal y apparaît après 4,1 secondes, alors que Google recommande de rester sous 2,5 secondes.';
const SECOND =
  'Le site garage-dupont.ch fonctionne avec Joomla 5.2.1. Ses bases techniques pour le référencement sont notées 92 sur 100. La page d’accueil n’a pas de description, le texte que Google affiche sous le titre. Ces points sont visibles par Google comme par les visiteurs, mais ils se corrigent sans refaire le site. Garage Dupont Sàrl peut ainsi mieux accueillir ses clients.';
const introWith = (from: string, to: string) => guardIntro(facts, `${FIRST}\n\n${SECOND}`.replace(from, to));

describe('guardIntro', () => {
  it('lets a true text pass', () => {
    expect(guardIntro(facts, `${FIRST}\n\n${SECOND}`)).toEqual({ ok: true });
  });

  it.each<[string, string, Refusal['reason'], string]>([
    ['54 points sur 100 sur mobile et 77', '77 points sur 100 sur mobile et 54', 'number', '77'],
    ['54 points', '64 points', 'number', '64'],
    ['54 points', 'soixante-quatre points', 'number', 'soixante-quatre'],
    ['77 sur 100', '54 sur 100', 'number', '54'],
    ['92 sur 100', '100 sur 100', 'number', '100'],
    ['92 sur 100', '54 sur 100', 'number', '54'],
    ['4,1 secondes', '2,5 secondes', 'number', '2,5'],
    ['4,1 secondes', '4,123 secondes', 'number', '4,123'],
    ['4,1 secondes', 'deux secondes', 'number', 'deux'],
    ['une partie', 'la moitié', 'number', 'moitié'],
    ['une partie', 'un tiers', 'number', 'un tiers'],
    ['une partie', '53 %', 'number', '53'],
    ['Joomla 5.2.1', 'WordPress', 'name', 'wordpress'],
    ['Joomla 5.2.1', 'WordPress 5.2.1', 'number', '5.2.1'],
    ['Joomla 5.2.1', 'Joomla 5.3.0', 'number', '5.3.0'],
    ['garage-dupont.ch', 'garage-dubois.ch', 'name', 'garage-dubois.ch'],
    ['Garage Dupont Sàrl', 'Garage Martin', 'name', 'Garage Martin'],
    ['Garage Dupont Sàrl', 'Carrosserie Müller', 'name', 'Carrosserie Müller'],
    ['sur mobile et 77', 'sur <b>mobile</b> et 77', 'markup', '<'],
    ['Ces points', '**Ces** points', 'markup', '*'],
    ['le texte que Google affiche', 'the text that Google shows', 'language', 'the'],
  ])('%s → %s: refused as a %s', (from, to, reason, what) => {
    const verdict = introWith(from, to);
    expect(verdict).toMatchObject({ ok: false, reason });
    expect((verdict as Refusal).what).toContain(what);
  });

  it.each([
    ['one paragraph', `${FIRST} ${SECOND}`, '1 paragraphe(s) au lieu de 2'],
    ['three paragraphs', `${FIRST}\n\n${SECOND}\n\nLe détail figure plus bas.`, '3 paragraphe(s) au lieu de 2'],
    ['too short', `${FIRST}\n\nLe site est en ligne et se visite sur tous les appareils.`, 'un paragraphe de 12 mots'],
    ['too long', `${FIRST}\n\n${SECOND} ${SECOND}`, 'un paragraphe de'],
  ])('refuses %s', (_name, text, what) => {
    const verdict = guardIntro(facts, text);
    expect(verdict).toMatchObject({ ok: false, reason: 'length' });
    expect((verdict as Refusal).what).toContain(what);
  });

  it('refuses a text that keeps a measured score to itself', () => {
    expect(introWith(' et 77 sur 100 sur ordinateur', ' comme sur le reste des appareils')).toEqual({
      ok: false,
      reason: 'number',
      what: 'score ordinateur absent',
    });
  });
});

describe('guardSteps', () => {
  it.each([
    'Accélérer la page d’accueil sur mobile : 54 sur 100 aujourd’hui.',
    'Accélérer la page sur mobile : cinquante-quatre points, viser au moins 90.',
    'Sur mobile, le site obtient 54/100 et 77/100 sur ordinateur.',
    'Le site obtient 54 points sur mobile contre 77 sur ordinateur.',
    'Gagner en accessibilité : la note est de 88 sur 100.',
    'Afficher le contenu plus tôt : 4,1 secondes, le seuil est de 2,5 secondes.',
    'Afficher le contenu plus vite que les 4100 ms mesurées sur le téléphone.',
    'Alléger la page, qui pèse 3,4 mégaoctets sur un réseau mobile.',
    'Décrire 12 images par un texte alternatif pour les visiteurs.',
    'Décrire 12 images sur 40 par un texte alternatif.',
    'Sur les 40 images, 12 n’ont pas de texte alternatif.',
    'Réparer 3 liens qui ne mènent plus nulle part.',
    'Réparer les trois liens cassés de la page d’accueil.',
    'Raccourcir le titre de la page : 72 caractères, 60 au maximum.',
    'Relire les 1234 mots de la page d’accueil.',
    'Relire les 1 234 mots de la page d’accueil.',
    'Relire les 1\u202F234 mots de la page d’accueil.',
    'Relire les 1’234 mots de la page d’accueil.',
    'Relire les mille deux cent trente-quatre mots de la page.',
    'Répondre aux 17 avis Google, notés 4,6 sur 5 en moyenne.',
    'Travailler les 31 mots-clés déjà positionnés dans Google.',
    'Garder le premier des 2 titres principaux de la page.',
    'Mettre à jour Joomla 5.2.1 avec l’hébergeur de la page.',
    'Ajouter des données structurées JSON-LD à la page de Garage Dupont.',
    'Présenter les prestations du garage à Yverdon-les-Bains et dans la région.',
    'Comparer chaque mois la vitesse sur les deux appareils.',
    'Choisir avec soin les scripts tiers de la page.',
    'Soigner à la fois les textes et les images de la page.',
  ])('lets pass: %s', (step) => {
    expect(verdictOf(step)).toEqual({ ok: true });
  });

  it.each([
    // figures that exist, in the place of another one
    ['Accélérer la page d’accueil sur mobile : 77 sur 100 aujourd’hui.', '77'],
    ['Sur mobile, le site obtient 77/100 et 54/100 sur ordinateur.', '77'],
    ['Le site obtient 77 points sur mobile contre 54 sur ordinateur.', '77'],
    ['Sur mobile le site obtient 77 et sur ordinateur 54.', '77'],
    ['Le site obtient mobile 77 ordinateur 54 au test.', '77'],
    ['Décrire 40 images par un texte alternatif pour les visiteurs.', '40'],
    ['La page compte 12 images et un menu pour les visiteurs.', '12'],
    ['Réparer 12 liens qui ne mènent plus nulle part.', '12'],
    ['Relire les 72 mots de la page d’accueil.', '72'],
    ['Le contenu apparaît après 54 secondes sur le téléphone.', '54'],
    ['Répondre aux 31 avis Google de la page.', '31'],
    // figures that nobody measured
    ['Le site vaut 100/100 sur mobile et sur ordinateur.', '100/100'],
    ['Gagner 23 points sur mobile avec des images plus légères.', '23'],
    ['Augmenter les visites de la page de 35 % sur mobile.', '35'],
    ['Afficher le contenu en moins de 2,5 secondes sur le téléphone.', '2,5'],
    ['Le mobile atteint 90 sur 100 dans le test.', '90'],
    ['Le contenu apparaît après 4123 ms sur le téléphone.', '4123'],
    ['Le contenu apparaît en 4 secondes sur le téléphone.', '4'],
    ['La page pèse 3,44 mégaoctets, ce qui est trop.', '3,44'],
    ['Décrire plus de 12 images par un texte alternatif.', '12'],
    ['Le score est de 54 sur 100 pour le site.', '54'],
    // numbers in words
    ['Accélérer la page sur mobile : soixante-dix-sept points sur cent.', 'soixante-dix-sept'],
    ['Accélérer la page sur mobile : septante-sept points.', 'septante-sept'],
    ['Réparer les quatre liens cassés de la page d’accueil.', 'quatre'],
    ['Ajouter une centaine de mots à la page d’accueil.', 'centaine'],
    ['Doubler la vitesse de la page pour les visiteurs.', 'Doubler'],
    ['Attirer avec cette page le double de visiteurs.', 'double'],
    ['La page est deux fois plus lente sur le téléphone.', 'deux'],
    ['Supprimer le deuxième titre de la page d’accueil.', 'deuxième'],
    ['Afficher le contenu de la page en une seconde.', 'une seconde'],
    ['Améliorer un quart des textes de la page.', 'quart'],
    ['Donner un million de raisons de choisir le garage.', 'million'],
    ['Le site a zéro défaut sur le téléphone.', 'zéro'],
    // dates and other marks
    ['Refaire la page avant le 12 novembre pour les clients.', '12'],
    ['Préparer le site pour 2027 avec les clients.', '2027'],
    ['Répondre aux clients 24h sur 24 et 7j/7.', '24'],
    ['Passer à HTTP/2 sur le serveur de la page.', '2'],
    // ways to hide a number
    ['Accélérer la page sur mobile : 5\u202F4 sur 100.', '5'],
    ['Accélérer la page sur mobile : 7\u202F7 sur 100.', '7'],
    ['Relire les 12\u202F500 mots de la page d’accueil.', '12'],
    ['Accélérer la page sur mobile : ７７ sur 100.', '77'],
    ['Accélérer la page sur mobile : ⁷⁷ sur 100.', '77'],
    ['Améliorer ½ page du site pour les clients.', '1'],
    ['Accélérer la page sur mobile : ٧٧ sur 100.', '٧٧'],
    ['Appeler le 0900 123 456 pour la suite.', '0900'],
    ['Prendre contact au 079 123 45 67 pour le site.', '079'],
    ['Prévoir CHF 1’500 pour refaire la page.', '1'],
  ])('refuses the number in: %s', (step, what) => {
    const verdict = verdictOf(step);
    expect(verdict).toMatchObject({ ok: false, reason: 'number' });
    expect((verdict as Refusal).what).toContain(what);
  });

  it.each([
    ['Passer la page d’accueil du site à WordPress.', 'wordpress'],
    ['Passer la page d’accueil du site à wordpress.', 'wordpress'],
    ['Installer le module WooCommerce pour la vente en ligne.', 'woocommerce'],
    ['Wix serait plus simple pour la page.', 'wix'],
    ['Faire mieux que le Garage Martin dans la région.', 'Garage Martin'],
    ['Martin affiche une page plus rapide que le garage.', 'Martin'],
    ['Présenter les prestations du garage à Genève.', 'Genève'],
    ['Ouvrir la page Dupont Autos pour les clients.', 'Dupont Autos'],
    ['Suivre l’exemple de Digitec pour la vente en ligne.', 'Digitec'],
    ['Suivre l’exemple de l’Auberge pour les textes du site.', 'Auberge'],
    ['Utiliser un iMac pour les images du site.', 'iMac'],
    ['Confier la page à BÜROTEC pour les textes.', 'BÜROTEC'],
    ['Écrire à info@garage-dupont.ch pour la suite.', 'info@garage-dupont.ch'],
    ['Visiter la page martin.ch pour un exemple.', 'martin.ch'],
    ['Visiter la boutique shop.garage-dupont.ch pour un exemple.', 'shop.garage-dupont.ch'],
    ['Publier une page sur facebook avec les images.', 'facebook'],
    ['Demander à chatgpt un texte pour la page.', 'chatgpt'],
  ])('refuses the name in: %s', (step, what) => {
    const verdict = verdictOf(step);
    expect(verdict).toMatchObject({ ok: false, reason: 'name' });
    expect((verdict as Refusal).what).toContain(what);
  });

  it.each([
    'Lire la suite sur https://garage-dupont.ch pour les clients.',
    'Lire la suite sur www.garage-dupont.ch pour les clients.',
    'Lire la [suite](contact) de la page pour les clients.',
    'Lire la suite<br>de la page pour les clients.',
    'Lire la suite &amp; la page pour les clients.',
    '- Lire la suite de la page pour les clients.',
    '1. Lire la suite de la page pour les clients.',
    '# Lire la suite de la page',
    'Lire la suite de `la` page pour les clients.',
    'Lire la suite de {{la}} page pour les clients.',
    'Lire la suite de la page 🚀 pour les clients.',
    'Lire la suite de la\u200Bpage pour les clients.',
    'Lire la suite de la \u202Epage pour les clients.',
  ])('refuses the markup in: %s', (step) => {
    expect(verdictOf(step)).toMatchObject({ ok: false, reason: 'markup' });
  });

  it.each([
    'Improve the speed of your page on mobile.',
    'Die Seite ist nicht schnell und soll besser werden.',
    'Migliorare la velocità della pagina per i clienti.',
    'Mejorar la velocidad para los clientes de esta página.',
    'Améliorer la скорость de la page.',
    'Compresser fortement images volumineuses nombreuses lentes.',
  ])('refuses the language of: %s', (step) => {
    expect(verdictOf(step)).toMatchObject({ ok: false, reason: 'language' });
  });

  it.each([
    ['two steps', OTHER_STEPS],
    ['four steps', ['Alléger la page.', ...OTHER_STEPS, 'Demander un avis à chaque client.']],
    ['the same step twice', [OTHER_STEPS[0] ?? '', ...OTHER_STEPS]],
    ['an empty step', ['', ...OTHER_STEPS]],
    ['sixteen words', ['Alléger les images de la page et du menu et du pied de page pour les clients.', ...OTHER_STEPS]],
  ])('refuses %s', (_name, steps) => {
    expect(guardSteps(facts, steps)).toMatchObject({ ok: false, reason: 'length' });
  });

  it('takes digits in the name of a company for a name, not for a figure', () => {
    const other = { ...facts, company: '24h Services 100% Propre SA' };
    expect(verdictOf('Présenter les prestations de 24h Services 100% Propre SA sur la page.', other)).toEqual({ ok: true });
    expect(verdictOf('Le site de 24h Services 100% Propre SA a 24 sur mobile.', other)).toMatchObject({ reason: 'number' });
  });

  it('does not know the words of the page’s title', () => {
    expect(verdictOf('Garder Wix 99 dans le titre de la page.')).toMatchObject({ ok: false });
    expect(verdictOf('Garder le mot « Bonjour » dans le titre de la page.')).toMatchObject({ ok: false, reason: 'name' });
  });

  it('lets nothing pass about what was not measured', () => {
    const unmeasured = {
      ...facts,
      mobile: null,
      desktop: null,
      mainContentSeconds: null,
      imagesWithoutAlt: null,
      cms: null,
      cmsVersion: null,
    };
    for (const step of [
      'Accélérer le mobile : 54 sur 100.',
      'Décrire 12 images par un texte alternatif.',
      'Mettre à jour Joomla avec l’hébergeur.',
    ])
      expect(verdictOf(step, unmeasured)).toMatchObject({ ok: false });
  });
});

describe('findNumbers', () => {
  it.each([
    ['zéro', 0],
    ['vingt et un', 21],
    ['soixante-dix-sept', 77],
    ['soixante et onze', 71],
    ['septante-sept', 77],
    ['quatre-vingts', 80],
    ['quatre-vingt-dix-neuf', 99],
    ['huitante-deux', 82],
    ['nonante', 90],
    ['cent', 100],
    ['deux cents', 200],
    ['mille deux cent trente-quatre', 1234],
    ['deux millions', 2_000_000],
    ['une seule', 1],
  ])('%s is %d', (words, value) => {
    expect(findNumbers(`Il y a ${words} fautes`)).toMatchObject([{ values: [value] }]);
  });

  it('reads every number up to a million in words', () => {
    const tens = ['', '', 'vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante', 'quatre-vingt', 'quatre-vingt'];
    const ones =
      'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf'.split(' ');
    const below100 = (n: number): string => {
      if (n < 20) return ones[n] ?? '';
      const rest = [7, 9].includes(Math.floor(n / 10)) ? 10 + (n % 10) : n % 10;
      return rest === 0
        ? (tens[Math.floor(n / 10)] ?? '')
        : `${tens[Math.floor(n / 10)]}${rest % 10 === 1 && n < 80 ? ' et ' : '-'}${ones[rest]}`;
    };
    const below1000 = (n: number): string => {
      const hundreds = n < 200 ? 'cent' : `${ones[Math.floor(n / 100)]} cents`;
      return n < 100 ? below100(n) : [hundreds, n % 100 ? below100(n % 100) : ''].join(' ').trim();
    };
    const words = (n: number): string => {
      if (n < 1000) return below1000(n);
      const thousands = n < 2000 ? 'mille' : `${below1000(Math.floor(n / 1000))} mille`;
      return [thousands, n % 1000 ? below1000(n % 1000) : ''].join(' ').trim();
    };
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (n) => {
        expect(findNumbers(words(n)).map(({ values }) => values)).toEqual([[n]]);
      }),
      { numRuns: 1000 },
    );
  });
});

const score = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null });
const count = fc.option(fc.integer({ min: 0, max: 30_000 }), { nil: null });
const yesNo = fc.option(fc.boolean(), { nil: null });
const someFacts: fc.Arbitrary<Facts> = fc.record({
  company: fc.constantFrom(
    'Dupont SA',
    'A',
    'Le Bistrot',
    'Les Jardins de l’Orbe Sàrl',
    'L’Atelier',
    'Deux Rives Immobilier SA',
    '24h Dépannage 7j/7',
    'Müller & Söhne AG',
    'C&A',
    'Google Partner Sàrl',
    'votre entreprise',
    'dupont.ch',
    'Carrosserie-Peinture Müller-Bächtold & Fils Sàrl',
    'Association des amis du musée de la vigne et du vin de Lavaux',
    'Wordpress (Suisse) S.à r.l.',
  ),
  domain: fc.constantFrom('dupont.ch', 'carrosserie-mueller-baechtold.example.ch', '24h.ch', 'müller.ch', 'localhost:8080'),
  city: fc.constantFrom(null, 'Yverdon', 'La Chaux-de-Fonds'),
  mobile: score,
  desktop: score,
  accessibility: score,
  bestPractices: score,
  seo: score,
  mainContentSeconds: fc.option(fc.double({ min: 0.01, max: 60, noNaN: true }), { nil: null }),
  pageMegabytes: fc.option(fc.double({ min: 0, max: 90, noNaN: true }), { nil: null }),
  cms: fc.constantFrom(null, 'WordPress', 'Adobe Experience Manager', 'Next.js', 'TYPO3', 'Site123', 'WebSite X5', 'e-monsite', 'SPIP'),
  cmsVersion: fc.constantFrom(null, '6.9.1', '12', '4.1-beta2'),
  https: yesNo,
  certificateValid: yesNo,
  title: fc.constantFrom(null, 'Accueil'),
  titleLength: count,
  hasDescription: yesNo,
  h1Count: count,
  images: count,
  imagesWithoutAlt: count,
  brokenLinks: count,
  words: count,
  readingEase: fc.option(fc.integer({ min: -50, max: 120 }), { nil: null }),
  compressed: yesNo,
  structuredData: yesNo,
  keywords: count,
  rating: fc.constantFrom(null, 4.6),
  reviews: count,
  measured: fc.constant(true),
});

describe('the built-in texts', () => {
  it('always pass', () => {
    fc.assert(
      fc.property(someFacts, (known) => {
        const intro = writeIntro(known);
        expect(intro).not.toBeNull();
        expect({ intro, ...guardIntro(known, intro ?? '') }).toMatchObject({ ok: true });
        const steps = writeRecommendations(known).map(({ title }) => title);
        expect({ steps, ...guardSteps(known, steps) }).toMatchObject({ ok: true });
      }),
      { numRuns: 3000 },
    );
  });

  it('never pass with the figures of phone and computer swapped', () => {
    fc.assert(
      fc.property(someFacts, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), (known, mobile, desktop) => {
        fc.pre(mobile !== desktop);
        const swapped = writeIntro({ ...known, mobile: desktop, desktop: mobile });
        expect(guardIntro({ ...known, mobile, desktop }, swapped ?? '')).toMatchObject({ ok: false });
      }),
      { numRuns: 1000 },
    );
  });

  it('never pass with any figure changed', () => {
    fc.assert(
      fc.property(someFacts, fc.nat(), fc.integer({ min: 101, max: 9999 }), (known, at, other) => {
        const intro = writeIntro({ ...known, company: 'Dupont SA', cms: null });
        const figures = [...(intro ?? '').matchAll(/(?<!sur |2,|\d)\d+(?:,\d+)?(?! secondes que recommande)/g)].filter(
          ({ 0: raw }) => raw !== '2,5',
        );
        const figure = figures[at % Math.max(1, figures.length)];
        fc.pre(intro !== null && figure !== undefined);
        if (!intro || !figure) return;
        fc.pre(Number(figure[0].replace(',', '.')) !== other);
        const changed = intro.slice(0, figure.index) + other + intro.slice(figure.index + figure[0].length);
        expect({ changed, ...guardIntro({ ...known, company: 'Dupont SA', cms: null }, changed) }).toMatchObject({ ok: false });
      }),
      { numRuns: 1000 },
    );
  });
});
