import { counted, integer, outOf100 } from './figures.rules.js';
import { t } from './language.rules.js';
import { SCORE_AIM } from './verdicts.rules.js';

/**
 * Estimated cost of inaction (formula 9): max(1000, (100 − score) × 150) CHF a month, on cards of 40, 35 and 25 %. An estimate
 * by a rule of the agency, never a measurement; what it rests on is.
 */
export const LOSS = { perPointCHF: 150, leastCHF: 1000, months: 12, percents: { search: 40, speed: 35, requests: 25 } } as const;

export interface Loss {
  /** CHF. */
  month: number;
  year: number;
  /** The monthly amount on three cards, in francs; the last takes the remainder. */
  cards: [number, number, number];
}

export function estimatedLoss(score: number): Loss {
  const month = Math.max(LOSS.leastCHF, Math.round((100 - score) * LOSS.perPointCHF));
  const first = Math.round((month * LOSS.percents.search) / 100);
  const second = Math.round((month * LOSS.percents.speed) / 100);
  return { month, year: LOSS.months * month, cards: [first, second, month - first - second] };
}

export type LossCard = keyof typeof LOSS.percents;

/** What the cards may rest on: measured on the site itself or answered; null = not. Estimates, examples and wrong pages are null. */
export interface LossFacts {
  /** The finished quiz, else the measured speed, 0–100. */
  score: number | null;
  /** Live positions in Google. */
  keywords: { total: number; beyondFirstPage: number } | null;
  /** Lighthouse on the phone, live, 0–100. */
  mobileSpeed: number | null;
  /** The category of the quiz, 0–100. */
  acquisition: number | null;
}

export interface ShownLoss {
  month: number;
  year: number;
  cards: { id: LossCard; amount: number; basis: string }[];
}

/** Below this shortfall, percent, nothing is shown. */
export const LEAST_SHORTFALL = 5;

/** The loss as far as something measured carries it: each card with its own basis; null without any. */
export function lossOf({ score, keywords, mobileSpeed, acquisition }: LossFacts): ShownLoss | null {
  if (score === null || 100 - score < LEAST_SHORTFALL) return null;
  const { month, year, cards } = estimatedLoss(score);
  const bases: Record<LossCard, string | null> = {
    search: keywords && isShort(share(keywords)) ? beyondWords(keywords) : null,
    speed: mobileSpeed !== null && mobileSpeed < SCORE_AIM ? t`Vitesse sur téléphone : ${outOf100(mobileSpeed)}.` : null,
    requests:
      acquisition !== null && isShort(100 - acquisition)
        ? t`Acquisition, d’après vos seules réponses : ${outOf100(acquisition)}. Le volet compte aussi vos mesures.`
        : null,
  };
  const shown = (['search', 'speed', 'requests'] as const).flatMap((id, index) => {
    const basis = bases[id];
    return basis === null ? [] : [{ id, amount: cards[index] ?? 0, basis }];
  });
  return shown.length > 0 ? { month, year, cards: shown } : null;
}

/** Explains the amount wherever it is shown. */
export const lossNature = (): string => t`Estimation de l’agence, non une mesure`;
export const lossFormula = (): string =>
  t`Chaque point qui manque jusqu’à 100 est compté ${integer(LOSS.perPointCHF)} CHF par mois, et au moins ${integer(LOSS.leastCHF)} CHF en tout.`;

/** What the owner knows of the own company: requests a month, how many of a hundred become orders, CHF of an order on average. */
export interface OwnFigures {
  requests: number;
  wonPercent: number;
  order: number;
}

/** What requests bring the company a month, and one more of them, in whole francs (decision 55). */
export function ownWorth({ requests, wonPercent, order }: OwnFigures): { month: number; perRequest: number } {
  const perRequest = (wonPercent / 100) * order;
  return { month: Math.round(requests * perRequest), perRequest: Math.round(perRequest) };
}

const isShort = (percent: number): boolean => percent >= LEAST_SHORTFALL;
const share = ({ total, beyondFirstPage }: { total: number; beyondFirstPage: number }): number =>
  total === 0 ? 0 : (100 * beyondFirstPage) / total;

const beyondWords = ({ total, beyondFirstPage }: { total: number; beyondFirstPage: number }): string =>
  t`${counted(beyondFirstPage, t`mot-clé suivi`, t`mots-clés suivis`)} sur ${integer(total)} hors de la première page de Google.`;
