import { counted, decimal, integer, outOf100, percent } from './figures.rules.js';
import type { FindingId } from './findings.rules.js';
import { compared, partOf } from './headline-comparison.rules.js';
import { against, constant, figured, type Headline, type Headlined, plain } from './headline-wording.rules.js';
import { SPEED_HEADLINES } from './headlines-speed.rules.js';
import { t } from './language.rules.js';
import { LIMITS } from './limits.rules.js';
import type { SiteFacts } from './site-facts.rules.js';
import { SCORE_AIM } from './verdicts.rules.js';

const { titleCharacters: titles, descriptionCharacters: descriptions } = LIMITS;

const INDEXING = {
  'hidden-from-google': constant(() => t`Votre site demande à Google de ne pas apparaître.`),
  'closed-to-google': constant(() => t`Votre site interdit à Google de lire sa page d’accueil.`),
  'canonical-elsewhere': constant(() => t`Votre page demande à Google d’en afficher une autre à sa place.`),
  'canonical-other-domain': constant(() => t`Votre page propose à Google une autre de vos adresses.`),
};

const TECHNICAL = {
  'home-not-found': constant(() => t`Votre accueil répond « introuvable ». Google n’indexe pas une telle page.`),
  'no-https': constant(() => t`Votre site s’ouvre avec la mention «\u202fNon sécurisé\u202f».`),
  'invalid-certificate': constant(() => t`Les navigateurs refusent le certificat de votre site.`),
  'mixed-content': figured(
    'insecureFiles',
    (count) => plain(t`Votre page protégée charge ${counted(count, t`fichier`, t`fichiers`)} sans protection.`),
    () => t`Votre page protégée charge des fichiers sans protection.`,
  ),
  'broken-links': figured(
    'brokenLinks',
    (count, { linksChecked }) => ({
      sentence:
        count === 1
          ? t`Un lien de votre accueil ne mène plus nulle part.`
          : t`${integer(count)} liens de votre accueil ne mènent plus nulle part.`,
      comparison: linksChecked === null ? null : partOf(t`Cassés`, count, t`Suivis`, linksChecked),
    }),
    () => t`Des liens de votre accueil ne mènent plus nulle part.`,
  ),
  'no-favicon': constant(() => t`Votre site n’a pas d’icône dans l’onglet du navigateur.`),
  'broken-favicon': constant(() => t`L’icône que votre site annonce n’existe pas.`),
  'no-doctype': constant(() => t`Votre page ne dit pas aux navigateurs quel type de document elle est.`),
  'unreadable-characters': constant(() => t`Des lettres de votre page s’affichent en signes illisibles.`),
  'no-encoding-meta': constant(() => t`Votre page ne dit pas aux navigateurs comment lire ses accents.`),
  'deprecated-tags': constant(() => t`Le code de votre page utilise des éléments abandonnés.`),
};

const tooLong =
  (most: number, sentence: (length: string) => string): ((length: number) => Headline) =>
  (length) => ({ sentence: sentence(integer(length)), comparison: compared(length, most, integer, { label: t`Au plus` }) });
const tooShort =
  (least: number, sentence: (length: string) => string): ((length: number) => Headline) =>
  (length) => ({ sentence: sentence(counted(length, t`caractère`, t`caractères`)), comparison: compared(length, least, integer) });

const imagesWithoutText = (count: number, all: string): string =>
  count > 1
    ? t`${counted(count, t`image`, t`images`)} sur ${all} n’ont aucun texte qui les décrive.`
    : t`${counted(count, t`image`, t`images`)} sur ${all} n’a aucun texte qui la décrive.`;

const SEARCH = {
  'no-title': constant(() => t`Votre page n’a pas de titre, ce que Google affiche en premier.`),
  'irrelevant-title': against(
    'titleConsistency',
    () => t`Le titre de votre page n’a presque rien de commun avec son texte.`,
    (share) => compared(share, LIMITS.titleConsistency, percent),
  ),
  'title-too-long': figured(
    'titleCharacters',
    tooLong(titles.most, (length) => t`Votre titre compte ${length} caractères. Google peut couper après ${titles.most}.`),
    () => t`Le titre de votre page est trop long.`,
  ),
  'title-too-short': figured(
    'titleCharacters',
    tooShort(titles.least, (length) => t`Votre titre compte ${length}. ${titles.least} au moins sont conseillés.`),
    () => t`Le titre de votre page est trop court.`,
  ),
  'several-titles': constant(() => t`Votre page porte plusieurs titres au lieu d’un seul.`),
  'no-description': constant(() => t`Votre page ne propose aucune description à Google.`),
  'irrelevant-description': against(
    'descriptionConsistency',
    () => t`La description donnée à Google ne ressemble pas à votre page.`,
    (share) => compared(share, LIMITS.descriptionConsistency, percent),
  ),
  'description-too-short': figured(
    'descriptionCharacters',
    tooShort(descriptions.least, (length) => t`Votre description compte ${length}. ${descriptions.least} au moins sont conseillés.`),
    () => t`Votre description est trop courte.`,
  ),
  'description-too-long': figured(
    'descriptionCharacters',
    tooLong(
      descriptions.most,
      (length) => t`Votre description compte ${length} caractères. Google peut couper après ${descriptions.most}.`,
    ),
    () => t`Votre description est trop longue.`,
  ),
  'several-descriptions': constant(() => t`Votre page porte plusieurs descriptions au lieu d’une seule.`),
  'no-h1': constant(() => t`Aucun titre principal n’annonce le sujet de votre page.`),
  'empty-h1': constant(() => t`Le titre principal de votre page ne contient pas de texte.`),
  'several-h1': figured(
    'h1Count',
    (count) => plain(t`Votre page porte ${integer(count)} titres principaux au lieu d’un seul.`),
    () => t`Votre page porte plusieurs titres principaux au lieu d’un seul.`,
  ),
  'no-canonical': constant(() => t`Votre page ne dit pas quelle est son adresse de référence.`),
  'images-without-alt': figured(
    'imagesWithoutAlt',
    (count, { imageCount }) => ({
      sentence:
        imageCount === null
          ? counted(count, t`image n’a aucun texte qui la décrive.`, t`images n’ont aucun texte qui les décrive.`)
          : imagesWithoutText(count, integer(imageCount)),
      comparison: imageCount === null ? null : partOf(t`Sans texte`, count, t`Images`, imageCount),
    }),
    () => t`Des images de votre page n’ont aucun texte qui les décrive.`,
  ),
  'no-structured-data': constant(() => t`Aucune donnée structurée ne décrit votre entreprise à Google.`),
  'no-social-title': constant(() => t`Partagée sur les réseaux, votre page n’a pas de titre choisi.`),
  'unusual-address': constant(() => t`L’adresse de votre page contient des caractères inhabituels.`),
};

const CONTENT = {
  'hard-to-read': against(
    'readingEase',
    () => t`Le texte de votre page demande un effort de lecture.`,
    (ease) => compared(ease, LIMITS.readingEase.hard, integer, { label: t`Lisible dès`, full: 100 }),
  ),
  'low-content-rate': figured(
    'contentRate',
    (rate) => ({
      sentence: t`Le texte ne fait que ${percent(rate)} du code de votre page.`,
      comparison: compared(rate, LIMITS.contentRate, percent),
    }),
    () => t`Votre page contient peu de texte.`,
  ),
  'thin-content': figured(
    'words',
    (count) => ({
      sentence: t`Votre page d’accueil compte ${counted(count, t`mot`, t`mots`)}. ${integer(LIMITS.words)} sont conseillés.`,
      comparison: compared(count, LIMITS.words, integer),
    }),
    () => t`Votre page d’accueil est brève.`,
  ),
  'drawn-by-scripts': constant(() => t`Le titre ou le texte de votre page n’existe qu’après ses scripts.`),
  'low-accessibility': figured(
    'accessibilityPoints',
    (value) => ({
      sentence: t`L’accessibilité de votre site est notée ${outOf100(value)}. Visez ${SCORE_AIM}.`,
      comparison: compared(value, SCORE_AIM, integer, { label: t`Bon dès`, full: 100 }),
    }),
    () => t`Votre site reste difficile d’accès pour une partie du public.`,
  ),
};

const PRESENCE = {
  'low-rating': figured(
    'rating',
    (value) => ({
      sentence: t`Google vous note ${decimal(value)} sur\u202f5. Visez ${decimal(LIMITS.rating)} au moins.`,
      comparison: compared(value, LIMITS.rating, decimal, { full: 5 }),
    }),
    () => t`Votre note Google est à remonter.`,
  ),
  'few-reviews': figured(
    'reviewCount',
    (count) => ({
      sentence: t`Vous avez ${count === 0 ? t`zéro` : integer(count)} avis Google. Dès ${LIMITS.reviews}, une note convainc.`,
      comparison: compared(count, LIMITS.reviews, integer),
    }),
    () => t`Vous avez peu d’avis Google.`,
  ),
  'no-first-page-keyword': figured(
    'keywordCount',
    (count) =>
      plain(
        count > 1
          ? t`Aucune des ${integer(count)} recherches relevées ne vous montre en première page.`
          : t`Aucune recherche relevée ne vous montre en première page.`,
      ),
    () => t`Aucune recherche relevée ne vous montre en première page.`,
  ),
};

/** One for each finding of the catalogue: a new one does not compile without. */
export const HEADLINES: Readonly<Record<FindingId, Headlined>> = {
  ...INDEXING,
  ...SPEED_HEADLINES,
  ...TECHNICAL,
  ...SEARCH,
  ...CONTENT,
  ...PRESENCE,
};

/** The result of a headline; its tool and date are shown below. */
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
/** Measured on the phone, else by the browser of the page audit. */
const BY_PHONE_FIRST: readonly FindingId[] = ['slow-main-content', 'late-main-content', 'late-interactivity', 'large-page'];

export const basisOf = (finding: FindingId, { phoneContentMs }: SiteFacts): HeadlineBasis =>
  phoneContentMs !== null && BY_PHONE_FIRST.includes(finding) ? 'pagespeed' : (BASES[finding] ?? 'page');
