import { labelOf, scoreTone } from '../../../backend/src/rules/verdicts.rules.ts';

/** From a figure to a judgement: always a tone (colour and shape) with a word. */

export type Tone = 'good' | 'fair' | 'poor';

export interface Verdict {
  tone: Tone;
  word: string;
}

const verdict = (tone: Tone, words: Record<Tone, string>): Verdict => ({ tone, word: words[tone] });
/** The higher the better. */
const above = (value: number, good: number, fair: number): Tone => (value >= good ? 'good' : value >= fair ? 'fair' : 'poor');
/** The lower the better. */
const below = (value: number, good: number, fair: number): Tone => (value <= good ? 'good' : value <= fair ? 'fair' : 'poor');

/** Lighthouse categories, 0–100: its own bands, 90 and 50. */
export const lighthouseVerdict = (points: number): Verdict =>
  verdict(above(points, 90, 50), { good: 'Bon', fair: 'À améliorer', poor: 'Insuffisant' });

/** Scores, 0–100, in the words of decision 29. */
export function scoreVerdict(score: number): Verdict {
  const word = labelOf(score);
  return { tone: scoreTone(word), word };
}

/** Core Web Vitals and their laboratory neighbours; thresholds of web.dev, ms (layout shift without unit). */
export const vitalBands = {
  lcp: [2500, 4000],
  fcp: [1800, 3000],
  tbt: [200, 600],
  cls: [0.1, 0.25],
  speedIndex: [3400, 5800],
} as const;

const PACE = { good: 'Rapide', fair: 'Un peu lent', poor: 'Trop lent' };
const CALM = { good: 'Stable', fair: 'Bouge un peu', poor: 'Instable' };

export function vitalVerdict(vital: keyof typeof vitalBands, value: number): Verdict {
  const [good, fair] = vitalBands[vital];
  return verdict(below(value, good, fair), vital === 'cls' ? CALM : PACE);
}

/** Google rating, of 5. */
export const ratingVerdict = (rating: number): Verdict =>
  verdict(above(rating, 4.5, 4), { good: 'Excellente', fair: 'Correcte', poor: 'À soigner' });

/** Fewer than 10 reviews are red, 10 or more green (specification 1, section 9). */
export const reviewCountVerdict = (count: number): Verdict =>
  verdict(count >= 10 ? 'good' : 'poor', { good: 'Nombre suffisant', fair: '', poor: 'Trop peu' });

/** Above 50 reviews (formula 13). */
export const reviewFrequency = (count: number): Verdict =>
  verdict(count > 50 ? 'good' : 'fair', { good: 'Régulière', fair: 'Faible', poor: '' });

/** Position in Google: up to 10, up to 30, beyond; none or 0 is unranked (specification 1, section 4). */
export function positionVerdict(position: number | null): { tone: Tone | 'none'; word: string } {
  if (!position) return { tone: 'none', word: 'Non classé' };
  return verdict(below(position, 10, 30), { good: 'Top 10', fair: 'Top 30', poor: 'Au-delà de 30' });
}

/** The same in the table that can be sorted: up to 3 stands out, up to 10 is held; the number itself beyond 30. */
export function rankVerdict(position: number | null): { tone: 'good' | 'held' | 'none'; word: string } {
  if (!position) return { tone: 'none', word: 'Non classé' };
  const word = position <= 10 ? 'Top 10' : position <= 30 ? 'Top 30' : String(position);
  return { tone: position <= 3 ? 'good' : position <= 10 ? 'held' : 'none', word };
}

/** What a keyword still offers, by its position (specification 1, section 4). */
export function opportunity(position: number | null): { tone: Tone | 'none' | 'held'; word: string } {
  if (!position) return { tone: 'none', word: 'Non positionné' };
  if (position <= 10) return { tone: 'held', word: 'Acquis' };
  return verdict(below(position, 20, 30), { good: 'Forte', fair: 'Moyenne', poor: 'Faible' });
}
