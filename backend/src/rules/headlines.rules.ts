import { counted, decimal, duration, integer, megabytes, outOf100, percent } from './figures.rules.js';
import type { FindingId } from './findings.rules.js';
import { type Comparison, compared, partOf } from './headline-comparison.rules.js';
import { t } from './language.rules.js';
import { LIMITS } from './limits.rules.js';
import type { SiteFacts } from './site-facts.rules.js';

/** A finding for its owner, in a breath: true whenever the finding is, with no figure that was not measured. */
export interface Headline {
  sentence: string;
  comparison: Comparison | null;
}

type Headlined = (facts: SiteFacts) => Headline;

const plain = (sentence: string): Headline => ({ sentence, comparison: null });
const constant = (say: () => string) => (): Headline => plain(say());

/** With a known figure a sentence that names it, drawn to scale; else one without. */
const figured =
  (
    fact: { [Fact in keyof SiteFacts]: SiteFacts[Fact] extends number | null ? Fact : never }[keyof SiteFacts],
    say: (value: number, facts: SiteFacts) => Headline,
    without: () => string,
  ): Headlined =>
  (facts) => {
    const value = facts[fact];
    return value === null ? plain(without()) : say(value, facts);
  };

const { mainContentMs, firstInputDelayMs, timeToInteractiveMs, loadingMs, transferBytes, lighthousePoints } = LIMITS;
const { titleCharacters: titles, descriptionCharacters: descriptions } = LIMITS;
const bare = (ms: number): string => decimal(ms / 1000);

/** What clients wait for on a phone, beside what Google advises; null where no phone has measured it. */
export const waiting = ({ phoneContentMs: ms }: SiteFacts): Headline | null =>
  ms === null
    ? null
    : {
        sentence:
          ms > mainContentMs.late
            ? t`Sur téléphone, vos clients attendent ${duration(ms)}. Google en conseille ${bare(mainContentMs.late)}.`
            : t`Sur téléphone, vos clients attendent ${duration(ms)}. Google en conseille ${bare(mainContentMs.late)} au plus.`,
        comparison: compared(ms, mainContentMs.late, duration),
      };

const points = (sentence: string, value: number): Headline => ({
  sentence,
  comparison: compared(value, lighthousePoints.good, integer, { label: t`Bon dès`, full: 100 }),
});
const pointsInWords = (value: number): string => counted(value, t`point`, t`points`);
const pointsOnPhone = (value: number): Headline =>
  points(t`Sur téléphone, votre site obtient ${pointsInWords(value)} sur 100. Un bon site en a ${lighthousePoints.good}.`, value);
const pointsOnComputer = (value: number): Headline =>
  points(t`Sur ordinateur, votre site obtient ${pointsInWords(value)} sur 100. Un bon site en a ${lighthousePoints.good}.`, value);

/** The wait itself where it is too long, else the mark. */
const phone: Headlined = (facts) => {
  const waited = (facts.phoneContentMs ?? 0) > mainContentMs.late ? waiting(facts) : null;
  return waited ?? (facts.mobilePoints === null ? plain(t`Sur téléphone, votre page est lente.`) : pointsOnPhone(facts.mobilePoints));
};

const mainContent: Headlined = (facts) =>
  waiting(facts) ??
  figured(
    'mainContentMs',
    (ms) => ({
      sentence: t`L’essentiel de votre page apparaît après ${duration(ms)}. Google en conseille ${bare(mainContentMs.late)}.`,
      comparison: compared(ms, mainContentMs.late, duration),
    }),
    () => t`L’essentiel de votre page apparaît tard.`,
  )(facts);

const SPEED = {
  'slow-mobile': phone,
  'mobile-to-improve': phone,
  'slow-desktop': figured('desktopPoints', pointsOnComputer, () => t`Sur ordinateur, votre page est lente.`),
  'slow-main-content': mainContent,
  'late-main-content': mainContent,
  'slow-first-input': figured(
    'firstInputDelayMs',
    (ms) => ({
      sentence: t`Au premier clic, votre page réagit après ${duration(ms)}. Visez ${integer(firstInputDelayMs)} au plus.`,
      comparison: compared(ms, firstInputDelayMs, duration),
    }),
    () => t`Votre page tarde à réagir au premier clic.`,
  ),
  'late-interactivity': figured(
    'timeToInteractiveMs',
    (ms) => ({
      sentence: t`Votre page ne répond aux gestes qu’après ${duration(ms)}. Visez ${bare(timeToInteractiveMs)} au plus.`,
      comparison: compared(ms, timeToInteractiveMs, duration),
    }),
    () => t`Votre page tarde à répondre aux gestes.`,
  ),
  'high-loading-time': figured(
    'loadingMs',
    (ms) => ({
      sentence: t`Votre page se charge en ${duration(ms)}. Visez ${bare(loadingMs)} au plus.`,
      comparison: compared(ms, loadingMs, duration),
    }),
    () => t`Votre page met longtemps à se charger.`,
  ),
  'render-blocking': constant(() => t`Des fichiers retardent l’affichage de votre page.`),
  'no-compression': constant(() => t`Votre serveur envoie la page sans la compresser.`),
  'large-page': figured(
    'transferBytes',
    (bytes) => ({
      sentence: t`Votre page pèse ${megabytes(bytes)}. Visez ${decimal(transferBytes / 1_000_000)} au plus.`,
      comparison: compared(bytes, transferBytes, megabytes),
    }),
    () => t`Votre page est lourde.`,
  ),
};

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
  'deprecated-tags': constant(() => t`Votre page utilise des balises abandonnées par le HTML.`),
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
  'irrelevant-title': constant(() => t`Le titre de votre page n’a presque rien de commun avec son texte.`),
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
  'irrelevant-description': constant(() => t`La description donnée à Google ne ressemble pas à votre page.`),
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
  'hard-to-read': constant(() => t`Le texte de votre page demande un effort de lecture.`),
  'low-content-rate': figured(
    'contentRate',
    (rate) => plain(t`Le texte ne fait que ${percent(rate)} du code de votre page.`),
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
      sentence: t`L’accessibilité de votre site est notée ${outOf100(value)}. Visez ${lighthousePoints.good}.`,
      comparison: compared(value, lighthousePoints.good, integer, { label: t`Bon dès`, full: 100 }),
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
  ...SPEED,
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
