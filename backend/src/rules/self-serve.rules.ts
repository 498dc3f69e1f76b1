import { atDecimals, counted } from './figures.rules.js';
import { SELF_SERVE } from './formulas.rules.js';
import { t, wordsBy } from './language.rules.js';
import { labelOf, type ScoreWord } from './verdicts.rules.js';

/** The global score of a trial as it is stored and shown: formula 10 over what was measured, nothing in the place of the rest. */

export type SelfServePart = keyof typeof SELF_SERVE.shares;
export const SELF_SERVE_PARTS = Object.keys(SELF_SERVE.shares) as SelfServePart[];

/** Fewer measured parts make no score: three carry at least half of its weight. */
export const LEAST_SELF_SERVE_PARTS = 3;

/** What it is called, everywhere. */
export const selfServeName = (): string => t`Note de votre site`;
/** Where it comes from, in one sentence everywhere (decision 54). */
export const selfServeMeaning = (): string => t`Vitesse, référencement, avis Google, technologie et accès au site réunis.`;
/** In its place while too little is measured. */
export const selfServeNone = (): string => t`Pas encore mesuré`;

const PART_WORDS: Readonly<Record<SelfServePart, string>> = wordsBy({
  performance: () => t`vitesse`,
  seo: () => t`référencement`,
  reputation: () => t`avis Google`,
  maturity: () => t`technologie`,
  infrastructure: () => t`accès au site`,
});

export interface SelfServeFigure {
  /** 0–100; null below three measured parts. */
  score: number | null;
  word: ScoreWord | null;
  measured: { k: number; n: number };
  missing: SelfServePart[];
}

/** `parts`: 0–100 each, unrounded; null = not wholly measured. */
export function selfServeFigure(parts: Readonly<Record<SelfServePart, number | null>>): SelfServeFigure {
  const { shares } = SELF_SERVE;
  const missing = SELF_SERVE_PARTS.filter((part) => parts[part] === null);
  const known = SELF_SERVE_PARTS.filter((part) => parts[part] !== null);
  const measured = { k: known.length, n: SELF_SERVE_PARTS.length };
  if (known.length < LEAST_SELF_SERVE_PARTS) return { score: null, word: null, measured, missing };
  const sum = known.reduce((total, part) => total + shares[part] * (parts[part] ?? 0), 0);
  const weight = known.reduce((total, part) => total + shares[part], 0);
  const score = atDecimals(sum / weight, 0);
  return { score, word: labelOf(score), measured, missing };
}

/** « 3 mesures sur 5 ». */
export const measuresWords = (k: number, n: number = SELF_SERVE_PARTS.length): string => t`${counted(k, t`mesure`, t`mesures`)} sur ${n}`;

/** « 3 mesures sur 5. Pas encore mesuré : avis Google, technologie. »; below three, how many a score needs. */
export function selfServeBasis({ score, measured, missing }: Pick<SelfServeFigure, 'score' | 'measured' | 'missing'>): string {
  const measures = measuresWords(measured.k, measured.n);
  if (score === null) return t`${measures}, il en faut ${LEAST_SELF_SERVE_PARTS} pour une note.`;
  if (missing.length === 0) return `${measures}.`;
  return t`${measures}. Pas encore mesuré\u202f: ${missing.map((part) => PART_WORDS[part]).join(', ')}.`;
}
