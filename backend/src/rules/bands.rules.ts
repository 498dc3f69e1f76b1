import { atDecimals, shownMs, shownShare } from './figures.rules.js';
import { t, wordsBy } from './language.rules.js';
import { LIMITS } from './limits.rules.js';
import type { Tone } from './verdicts.rules.js';

/** A figure in words; the tone is colour and shape. `held` = neutral. */
export interface Judged {
  tone: Tone | 'held' | 'none';
  readonly word: string;
}

export const UNMEASURED: Judged = wordsBy({ word: () => t`Non mesuré` }, { tone: 'none' as const });

type Band = readonly [limit: number, judged: Judged];

const tenths = (value: number): number => atDecimals(value, 1);

/** Judges a value as displayed, so that « 1,8 s » is never too slow beside a limit of 1,8 s. */
const ofShown =
  (shown: (value: number) => number, band: (value: number) => Judged) =>
  (value: number): Judged =>
    band(shown(value));

/** Higher is better: returns the first band whose limit is reached. */
const from = (bands: readonly Band[], below: Judged) => (value: number) => bands.find(([limit]) => value >= limit)?.[1] ?? below;
/** Lower is better: returns the first band whose limit is not exceeded. */
const upTo = (bands: readonly Band[], above: Judged) => (value: number) => bands.find(([limit]) => value <= limit)?.[1] ?? above;
/** The lower the better: the first band that is strictly under its limit. */
const under = (bands: readonly Band[], above: Judged) => (value: number) => bands.find(([limit]) => value < limit)?.[1] ?? above;

const good = (word: () => string): Judged => wordsBy({ word }, { tone: 'good' as const });
const held = (word: () => string): Judged => wordsBy({ word }, { tone: 'held' as const });
const fair = (word: () => string): Judged => wordsBy({ word }, { tone: 'fair' as const });
const poor = (word: () => string): Judged => wordsBy({ word }, { tone: 'poor' as const });

/** Lighthouse categories in the back-office, 0–100: 90, 70, 50 (specification 2, section 9). Prospects read `SCORE_SCALE`. */
const LIGHTHOUSE_FROM = { excellent: LIMITS.lighthousePoints.good, good: 70, fair: LIMITS.lighthousePoints.poor } as const;

export const lighthouseBand = from(
  [
    [LIGHTHOUSE_FROM.excellent, good(() => t`Excellent`)],
    [LIGHTHOUSE_FROM.good, held(() => t`Bon`)],
    [LIGHTHOUSE_FROM.fair, fair(() => t`À améliorer`)],
  ],
  poor(() => t`Insuffisant`),
);

/** Green under the first limit, yellow under the second, in ms; the layout shift has no unit (specification 2, section 9; web.dev for the last two). */
export const VITAL_LIMITS = {
  first_contentful_paint: [2000, 4000],
  largest_contentful_paint: [LIMITS.mainContentMs.late, LIMITS.mainContentMs.slow],
  cumulative_layout_shift: [0.1, 0.25],
  speed_index: [3400, 5800],
  total_blocking_time: [200, 600],
  server_response_time: [600, 1800],
} as const;
export type Vital = keyof typeof VITAL_LIMITS;

const STILL = [good(() => t`Stable`), fair(() => t`Bouge un peu`), poor(() => t`Instable`)] as const;
const PACE = [good(() => t`Bon`), fair(() => t`Moyen`), poor(() => t`Lent`)] as const;

export const isVital = (name: string): name is Vital => Object.hasOwn(VITAL_LIMITS, name);

export function vitalBand(vital: Vital, value: number): Judged {
  const [first, second] = VITAL_LIMITS[vital];
  const isShift = vital === 'cumulative_layout_shift';
  const [best, middle, worst] = isShift ? STILL : PACE;
  return under(
    [
      [first, best],
      [second, middle],
    ],
    worst,
  )(isShift ? atDecimals(value, 2) : shownMs(value));
}

/** Good and average up to these, ms: the page report’s timing table (specification 2, section 9). */
export const TIMING_LIMITS = {
  time_to_interactive: [1000, 2500],
  dom_complete: [1000, 2500],
  largest_contentful_paint: [LIMITS.mainContentMs.late, LIMITS.mainContentMs.slow],
  first_input_delay: [100, LIMITS.firstInputDelayMs],
  connection_time: [100, 300],
  waiting_time: [100, 300],
  download_time: [300, 700],
} as const;
export type TimingName = keyof typeof TIMING_LIMITS;
export const TIMING_NAMES = Object.keys(TIMING_LIMITS) as TimingName[];
export type TimingWord = 'Bon' | 'Moyen' | 'Lent';

export const TIMING_LABELS: Readonly<Record<TimingName, string>> = wordsBy({
  time_to_interactive: () => t`Page utilisable`,
  dom_complete: () => t`Page entièrement chargée`,
  largest_contentful_paint: () => t`Contenu principal affiché`,
  first_input_delay: () => t`Première interaction`,
  connection_time: () => t`Connexion au serveur`,
  waiting_time: () => t`Attente de la réponse`,
  download_time: () => t`Téléchargement de la page`,
});

export function timingBand(name: TimingName, ms: number): Judged & { word: TimingWord } {
  const [first, second] = TIMING_LIMITS[name];
  const known = shownMs(ms);
  if (known <= first) return { tone: 'good', word: 'Bon' };
  return known <= second ? { tone: 'fair', word: 'Moyen' } : { tone: 'poor', word: 'Lent' };
}

/** A title or a description: too long is an error, too short a warning (specification 2, section 5). */
export type LengthStatus = 'error' | 'warning' | 'success';
const LENGTHS = { title: LIMITS.titleCharacters, description: LIMITS.descriptionCharacters } as const;

export function lengthStatus(of: keyof typeof LENGTHS, characters: number): LengthStatus {
  if (characters > LENGTHS[of].most) return 'error';
  return characters < LENGTHS[of].least ? 'warning' : 'success';
}

export function lengthBand(of: keyof typeof LENGTHS, characters: number): Judged {
  const isTitle = of === 'title';
  if (characters === 0) return poor(() => (isTitle ? t`Absent` : t`Absente`));
  const status = lengthStatus(of, characters);
  if (status === 'error') return poor(() => (isTitle ? t`Trop long` : t`Trop longue`));
  return status === 'warning' ? fair(() => (isTitle ? t`Trop court` : t`Trop courte`)) : good(() => t`Bonne longueur`);
}

/** Reading ease, higher is easier (clarification 15). */
export const readingBand = ofShown(
  tenths,
  from(
    [
      [LIMITS.readingEase.easy, good(() => t`Facile à lire`)],
      [LIMITS.readingEase.hard, fair(() => t`Lisible`)],
    ],
    poor(() => t`Difficile à lire`),
  ),
);

/** Text / HTML, 0–1. */
export const contentRateBand = ofShown(
  shownShare,
  from(
    [[LIMITS.contentRate, good(() => t`Suffisante`)]],
    poor(() => t`Faible`),
  ),
);

/** Certainty of a technology, percent: suspected, named, or declared by the page (its generator). */
export const CERTAINTY_FROM = { suspected: 15, named: 60, signed: 95 } as const;

/** Certainty of a recognised technology, percent (specification 2, section 9). */
export const confidenceBand = from(
  [
    [80, good(() => t`Élevée`)],
    [50, fair(() => t`Moyenne`)],
  ],
  poor(() => t`Faible`),
);

/** Google’s scale. */
export const RATING_SCALE = 5;

export const RATING_FROM = { excellent: 4.5, fair: LIMITS.rating } as const;
export const ratingBand = ofShown(
  tenths,
  from(
    [
      [RATING_FROM.excellent, good(() => t`Excellente`)],
      [RATING_FROM.fair, fair(() => t`Correcte`)],
    ],
    poor(() => t`À soigner`),
  ),
);

/** Share of positive reviews in percent is the rating × 20 (specification 1, section 9; formula 13). */
export const POSITIVE_PER_STAR = 20;

/** Fewer than 10 reviews are red, 10 or more green (specification 1, section 9). */
export const reviewCountBand = from(
  [[LIMITS.reviews, good(() => t`Nombre suffisant`)]],
  poor(() => t`Trop peu`),
);

/** Above this many reviews their frequency is « Régulière » (formula 13); from it, the message praises their number. */
export const REGULAR_ABOVE = 50;
export type ReviewFrequency = 'Régulière' | 'Faible';
export const reviewFrequency = (count: number): ReviewFrequency => (count > REGULAR_ABOVE ? 'Régulière' : 'Faible');

/** Position in Google (specification 1, section 4); none or 0 is unranked. */
export const POSITION_UP_TO = { top: 3, first: LIMITS.firstPagePosition, second: 20, held: 30 } as const;
export const UNRANKED: Judged = wordsBy({ word: () => t`Non classé` }, { tone: 'none' as const });
export const positionBand = (position: number | null): Judged =>
  position
    ? upTo(
        [
          [POSITION_UP_TO.first, good(() => t`Top 10`)],
          [POSITION_UP_TO.held, fair(() => t`Top 30`)],
        ],
        poor(() => t`Au-delà de 30`),
      )(position)
    : UNRANKED;

/** In the sortable table: up to 3 stands out, up to 10 is neutral; beyond 30 the number itself. */
export function rankBand(position: number | null): Judged {
  if (!position || position <= 0) return UNRANKED;
  if (position <= POSITION_UP_TO.top) return good(() => t`Top 10`);
  if (position <= POSITION_UP_TO.first) return held(() => t`Top 10`);
  return { tone: 'none', word: position <= POSITION_UP_TO.held ? t`Top 30` : String(position) };
}

/** From here on the message about the computer's speed is a calm one (specification 1, section 9). */
export const CALM_FROM = 80;

/** Three messages on the number of reviews: fewer than 10, 10 to 49, 50 or more (specification 1, section 9). */
export type ReviewMessage = 'few' | 'some' | 'many';
export function reviewMessage(count: number): ReviewMessage {
  if (count < LIMITS.reviews) return 'few';
  return count < REGULAR_ABOVE ? 'some' : 'many';
}
