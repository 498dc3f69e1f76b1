import { counted, decimal, duration, integer, megabytes, NARROW_SPACE, outOf100, percent } from './figures.rules.js';
import type { FindingId } from './findings.rules.js';
import { LIMITS } from './limits.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

/** Two lengths on one scale, which begins at 0 and ends at `full`. */
export interface Comparison {
  yours: Length;
  other: Length;
  full: number;
}

interface Length {
  label: string;
  value: number;
  words: string;
}

/** A finding for its owner, in a breath: true whenever the finding is, with no figure that was not measured. */
export interface Said {
  sentence: string;
  comparison: Comparison | null;
}

type Headlined = (facts: SiteFacts) => Said;

const plain = (sentence: string): Said => ({ sentence, comparison: null });
const told = (sentence: string) => (): Said => plain(sentence);

/** Room beyond the longer length, so that it is seen to end. */
const AIR = 1.08;
const ADVISED = 'Conseillé';

function compared(yours: number, other: number, words: (value: number) => string, { label = ADVISED, full = 0 } = {}): Comparison {
  return {
    yours: { label: 'Vous', value: yours, words: words(yours) },
    other: { label, value: other, words: words(other) },
    full: full || AIR * Math.max(yours, other),
  };
}

/** With a known figure a sentence that names it, drawn to scale; else one without. */
const figured =
  (
    fact: { [Fact in keyof SiteFacts]: SiteFacts[Fact] extends number | null ? Fact : never }[keyof SiteFacts],
    say: (value: number, facts: SiteFacts) => Said,
    without: string,
  ): Headlined =>
  (facts) => {
    const value = facts[fact];
    return value === null ? plain(without) : say(value, facts);
  };

const { mainContentMs, firstInputDelayMs, timeToInteractiveMs, loadingMs, transferBytes, lighthousePoints } = LIMITS;
const { titleCharacters: titles, descriptionCharacters: descriptions } = LIMITS;
const bare = (ms: number): string => decimal(ms / 1000);

/** What clients wait for on a phone, beside what Google advises; null where no phone has measured it. */
export const waiting = ({ phoneContentMs: ms }: SiteFacts): Said | null =>
  ms === null
    ? null
    : {
        sentence: `Sur téléphone, vos clients attendent ${duration(ms)}. Google en conseille ${bare(mainContentMs.late)}${ms > mainContentMs.late ? '' : ' au plus'}.`,
        comparison: compared(ms, mainContentMs.late, duration),
      };

const points = (place: string, value: number): Said => ({
  sentence: `Sur ${place}, votre site obtient ${counted(value, 'point', 'points')} sur 100. Un bon site en a ${lighthousePoints.good}.`,
  comparison: compared(value, lighthousePoints.good, integer, { label: 'Bon dès', full: 100 }),
});

/** The wait itself where it is too long, else the mark. */
const phone: Headlined = (facts) => {
  const waited = (facts.phoneContentMs ?? 0) > mainContentMs.late ? waiting(facts) : null;
  return waited ?? (facts.mobilePoints === null ? plain('Sur téléphone, votre page est lente.') : points('téléphone', facts.mobilePoints));
};

const mainContent: Headlined = (facts) =>
  waiting(facts) ??
  figured(
    'mainContentMs',
    (ms) => ({
      sentence: `L’essentiel de votre page apparaît après ${duration(ms)}. Google en conseille ${bare(mainContentMs.late)}.`,
      comparison: compared(ms, mainContentMs.late, duration),
    }),
    'L’essentiel de votre page apparaît tard.',
  )(facts);

const SPEED = {
  'slow-mobile': phone,
  'mobile-to-improve': phone,
  'slow-desktop': figured('desktopPoints', (value) => points('ordinateur', value), 'Sur ordinateur, votre page est lente.'),
  'slow-main-content': mainContent,
  'late-main-content': mainContent,
  'slow-first-input': figured(
    'firstInputDelayMs',
    (ms) => ({
      sentence: `Au premier clic, votre page réagit après ${duration(ms)}. Visez ${integer(firstInputDelayMs)} au plus.`,
      comparison: compared(ms, firstInputDelayMs, duration),
    }),
    'Votre page tarde à réagir au premier clic.',
  ),
  'late-interactivity': figured(
    'timeToInteractiveMs',
    (ms) => ({
      sentence: `Votre page ne répond aux gestes qu’après ${duration(ms)}. Visez ${bare(timeToInteractiveMs)} au plus.`,
      comparison: compared(ms, timeToInteractiveMs, duration),
    }),
    'Votre page tarde à répondre aux gestes.',
  ),
  'high-loading-time': figured(
    'loadingMs',
    (ms) => ({
      sentence: `Votre page se charge en ${duration(ms)}. Visez ${bare(loadingMs)} au plus.`,
      comparison: compared(ms, loadingMs, duration),
    }),
    'Votre page met longtemps à se charger.',
  ),
  'render-blocking': told('Des fichiers retardent l’affichage de votre page.'),
  'no-compression': told('Votre serveur envoie la page sans la compresser.'),
  'large-page': figured(
    'transferBytes',
    (bytes) => ({
      sentence: `Votre page pèse ${megabytes(bytes)}. Visez ${decimal(transferBytes / 1_000_000)} au plus.`,
      comparison: compared(bytes, transferBytes, megabytes),
    }),
    'Votre page est lourde.',
  ),
};

const TECHNICAL = {
  'home-not-found': told('Votre accueil répond « introuvable ». Google n’indexe pas une telle page.'),
  'no-https': told('Votre site n’est pas chiffré. Les navigateurs le signalent.'),
  'invalid-certificate': told('Les navigateurs refusent le certificat de votre site.'),
  'mixed-content': figured(
    'insecureFiles',
    (count) => plain(`Votre page protégée charge ${counted(count, 'fichier', 'fichiers')} sans protection.`),
    'Votre page protégée charge des fichiers sans protection.',
  ),
  'broken-links': figured(
    'brokenLinks',
    (count, { linksChecked }) => ({
      sentence:
        count === 1
          ? 'Un lien de votre accueil ne mène plus nulle part.'
          : `${integer(count)} liens de votre accueil ne mènent plus nulle part.`,
      comparison: linksChecked === null ? null : partOf('Cassés', count, 'Suivis', linksChecked),
    }),
    'Des liens de votre accueil ne mènent plus nulle part.',
  ),
  'no-favicon': told('Votre site n’a pas d’icône dans l’onglet du navigateur.'),
  'broken-favicon': told('L’icône que votre site annonce n’existe pas.'),
  'no-doctype': told('Votre page ne dit pas aux navigateurs quel type de document elle est.'),
  'no-encoding-meta': told('Votre page ne dit pas aux navigateurs comment lire ses accents.'),
  'deprecated-tags': told('Votre page utilise des balises abandonnées par le HTML.'),
};

/** A part beside its whole. */
function partOf(part: string, count: number, whole: string, all: number): Comparison {
  return {
    yours: { label: part, value: count, words: integer(count) },
    other: { label: whole, value: all, words: integer(all) },
    full: AIR * all,
  };
}

const tooLong =
  (what: string, most: number): ((length: number) => Said) =>
  (length) => ({
    sentence: `${what} compte ${integer(length)} caractères. Google peut couper après ${most}.`,
    comparison: compared(length, most, integer, { label: 'Au plus' }),
  });
const tooShort =
  (what: string, least: number): ((length: number) => Said) =>
  (length) => ({
    sentence: `${what} compte ${counted(length, 'caractère', 'caractères')}. ${least} au moins sont conseillés.`,
    comparison: compared(length, least, integer),
  });

const SEARCH = {
  'no-title': told('Votre page n’a pas de titre, ce que Google affiche en premier.'),
  'irrelevant-title': told('Le titre de votre page n’a presque rien de commun avec son texte.'),
  'title-too-long': figured('titleCharacters', tooLong('Votre titre', titles.most), 'Le titre de votre page est trop long.'),
  'title-too-short': figured('titleCharacters', tooShort('Votre titre', titles.least), 'Le titre de votre page est trop court.'),
  'several-titles': told('Votre page porte plusieurs titres au lieu d’un seul.'),
  'no-description': told('Votre page ne propose aucune description à Google.'),
  'irrelevant-description': told('La description donnée à Google ne ressemble pas à votre page.'),
  'description-too-short': figured(
    'descriptionCharacters',
    tooShort('Votre description', descriptions.least),
    'Votre description est trop courte.',
  ),
  'description-too-long': figured(
    'descriptionCharacters',
    tooLong('Votre description', descriptions.most),
    'Votre description est trop longue.',
  ),
  'several-descriptions': told('Votre page porte plusieurs descriptions au lieu d’une seule.'),
  'no-h1': told('Aucun titre principal n’annonce le sujet de votre page.'),
  'empty-h1': told('Le titre principal de votre page ne contient pas de texte.'),
  'several-h1': figured(
    'h1Count',
    (count) => plain(`Votre page porte ${integer(count)} titres principaux au lieu d’un seul.`),
    'Votre page porte plusieurs titres principaux au lieu d’un seul.',
  ),
  'no-canonical': told('Votre page ne dit pas quelle est son adresse de référence.'),
  'images-without-alt': figured(
    'imagesWithoutAlt',
    (count, { imageCount }) => ({
      sentence:
        imageCount === null
          ? `${counted(count, 'image n’a', 'images n’ont')} aucun texte qui ${count > 1 ? 'les' : 'la'} décrive.`
          : `${counted(count, 'image', 'images')} sur ${integer(imageCount)} ${count > 1 ? 'n’ont aucun texte qui les' : 'n’a aucun texte qui la'} décrive.`,
      comparison: imageCount === null ? null : partOf('Sans texte', count, 'Images', imageCount),
    }),
    'Des images de votre page n’ont aucun texte qui les décrive.',
  ),
  'no-structured-data': told('Aucune donnée structurée ne décrit votre entreprise à Google.'),
  'no-social-title': told('Partagée sur les réseaux, votre page n’a pas de titre choisi.'),
  'unusual-address': told('L’adresse de votre page contient des caractères inhabituels.'),
};

const CONTENT = {
  'hard-to-read': told('Le texte de votre page demande un effort de lecture.'),
  'low-content-rate': figured(
    'contentRate',
    (rate) => plain(`Le texte ne fait que ${percent(rate)} du code de votre page.`),
    'Votre page contient peu de texte.',
  ),
  'thin-content': figured(
    'words',
    (count) => ({
      sentence: `Votre page d’accueil compte ${counted(count, 'mot', 'mots')}. ${integer(LIMITS.words)} sont conseillés.`,
      comparison: compared(count, LIMITS.words, integer),
    }),
    'Votre page d’accueil est brève.',
  ),
  'drawn-by-scripts': told('Le titre ou le texte de votre page n’existe qu’après ses scripts.'),
  'low-accessibility': figured(
    'accessibilityPoints',
    (value) => ({
      sentence: `L’accessibilité de votre site est notée ${outOf100(value)}. Visez ${lighthousePoints.good}.`,
      comparison: compared(value, lighthousePoints.good, integer, { label: 'Bon dès', full: 100 }),
    }),
    'Votre site reste difficile d’accès pour une partie du public.',
  ),
};

const PRESENCE = {
  'low-rating': figured(
    'rating',
    (value) => ({
      sentence: `Google vous note ${decimal(value)} sur${NARROW_SPACE}5. Visez ${decimal(LIMITS.rating)} au moins.`,
      comparison: compared(value, LIMITS.rating, decimal, { full: 5 }),
    }),
    'Votre note Google est à remonter.',
  ),
  'few-reviews': figured(
    'reviewCount',
    (count) => ({
      sentence: `Vous avez ${count === 0 ? 'zéro' : integer(count)} avis Google. Dès ${LIMITS.reviews}, une note convainc.`,
      comparison: compared(count, LIMITS.reviews, integer),
    }),
    'Vous avez peu d’avis Google.',
  ),
  'no-first-page-keyword': figured(
    'keywordCount',
    (count) =>
      plain(`Aucune ${count > 1 ? `des ${integer(count)} recherches relevées` : 'recherche relevée'} ne vous montre en première page.`),
    'Aucune recherche relevée ne vous montre en première page.',
  ),
};

/** One for each finding of the catalogue: a new one does not compile without. */
export const HEADLINES: Readonly<Record<FindingId, Headlined>> = { ...SPEED, ...TECHNICAL, ...SEARCH, ...CONTENT, ...PRESENCE };

/** The result that a headline rests on: its tool and its day stand below. */
export type HeadlineBasis = 'pagespeed' | 'page' | 'connectivity' | 'reviews' | 'keywords';

const BASES: Partial<Record<FindingId, HeadlineBasis>> = {
  'slow-mobile': 'pagespeed',
  'mobile-to-improve': 'pagespeed',
  'slow-desktop': 'pagespeed',
  'low-accessibility': 'pagespeed',
  'home-not-found': 'connectivity',
  'invalid-certificate': 'connectivity',
  'low-rating': 'reviews',
  'few-reviews': 'reviews',
  'no-first-page-keyword': 'keywords',
};
/** What the phone tells where it was measured, else the browser of the page audit. */
const BY_PHONE_FIRST: readonly FindingId[] = ['slow-main-content', 'late-main-content', 'late-interactivity', 'large-page'];

export const basisOf = (finding: FindingId, { phoneContentMs }: SiteFacts): HeadlineBasis =>
  phoneContentMs !== null && BY_PHONE_FIRST.includes(finding) ? 'pagespeed' : (BASES[finding] ?? 'page');
