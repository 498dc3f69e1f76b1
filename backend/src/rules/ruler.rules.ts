import { POSITIVE_PER_STAR, RATING_FROM, ratingBand } from './bands.rules.js';
import { CITATION_WORDS, CITED_FROM, citationWord } from './citations.rules.js';
import { wordsBy } from './language.rules.js';
import { REPORT_STATUS_FROM } from './page-report.rules.js';
import { labelOf, SCORE_FROM, SCORE_WORDS } from './verdicts.rules.js';

/** A threshold of the ruler: its position, and the word that begins there. */
export interface RulerMark {
  at: number;
  readonly word: string;
}

const marks = (limits: readonly number[], word: (limit: number) => string, scale = 1): RulerMark[] =>
  [...limits].sort((a, b) => a - b).map((limit) => wordsBy({ word: () => word(limit) }, { at: limit * scale }));

/** The scales that are read off the ruler, each with the thresholds that its words have. */
export const RULERS = {
  score: marks(Object.values(SCORE_FROM), (limit) => SCORE_WORDS[labelOf(limit)]),
  rating: marks(Object.values(RATING_FROM), (limit) => ratingBand(limit).word, POSITIVE_PER_STAR),
  /** Of « cette page »: grades, short enough for four thresholds on a phone. */
  page: REPORT_STATUS_FROM.map(({ at, grade }) => ({ at, word: grade })).reverse(),
  citations: marks(Object.values(CITED_FROM), (share) => CITATION_WORDS[citationWord(share, 1)].often, 100),
} as const satisfies Record<string, readonly RulerMark[]>;
export type RulerName = keyof typeof RULERS;

type Role = 'rule' | 'end' | 'mark' | 'length' | 'needle';
/** `x` in percent of the width, `y` in pixels from the top. */
export type RulerPart =
  | { kind: 'line'; role: Role; x1: number; x2: number; y1: number; y2: number }
  | { kind: 'text'; role: 'end' | 'mark'; x: number; y: number; anchor: 'start' | 'middle' | 'end'; text: string };

export interface RulerDrawing {
  height: number;
  parts: RulerPart[];
}

/** Pixels: the line, its ends and its thresholds at full height; the text lines above and below. */
const TALL = 20;
const TEXT = 18;
const END = 5;

/**
 * Draws the ruler from 0 to 100, for page, PDF, e-mail and image: a line with thresholds, and the value with its needle below them. Null =
 * not measured: the line only. `isLabelled`: numbers above, words below.
 */
export function drawRuler(value: number | null, thresholds: readonly RulerMark[], { isLabelled = true } = {}): RulerDrawing {
  const top = isLabelled ? TEXT : 0;
  const rule = top + TALL / 2;
  const upright = (role: Role, x: number, half: number): RulerPart => ({
    kind: 'line',
    role,
    x1: x,
    x2: x,
    y1: rule - half,
    y2: rule + half,
  });
  const measured: RulerPart[] =
    value === null ? [] : [{ kind: 'line', role: 'length', x1: 0, x2: value, y1: rule, y2: rule }, upright('needle', value, TALL / 2)];
  return {
    height: isLabelled ? TALL + 2 * TEXT : TALL,
    parts: [
      { kind: 'line', role: 'rule', x1: 0, x2: 100, y1: rule, y2: rule },
      ...measured,
      ...[0, 100].map((x) => upright('end', x, END)),
      ...thresholds.map(({ at }) => upright('mark', at, TALL / 2)),
      ...(isLabelled ? labels(thresholds) : []),
    ],
  };
}

/** Beyond it a centred word would exceed the scale. */
const LAST = 85;

/** So near to the next threshold, two words around theirs would run into each other on a phone: the first ends before its own. */
const NEAR = 15;
const BEFORE = 2;
/** Maximum letters of a word that is always centred. */
const SHORT = 2;

function labels(thresholds: readonly RulerMark[]): RulerPart[] {
  const above = TEXT - END;
  const below = TALL + 2 * TEXT - END / 2;
  return [
    { kind: 'text', role: 'end', x: 0, y: above, anchor: 'start', text: '0' },
    ...thresholds.flatMap(({ at, word }, index): RulerPart[] => [
      { kind: 'text', role: 'mark', x: at, y: above, anchor: 'middle', text: String(at) },
      { kind: 'text', role: 'mark', ...wordPlace(at, thresholds[index + 1]?.at ?? Number.POSITIVE_INFINITY, word), y: below, text: word },
    ]),
    { kind: 'text', role: 'end', x: 100, y: above, anchor: 'end', text: '100' },
  ];
}

function wordPlace(at: number, next: number, { length }: string): { x: number; anchor: 'middle' | 'end' } {
  if (length <= SHORT) return { x: at, anchor: 'middle' };
  if (at > LAST) return { x: 100, anchor: 'end' };
  return next - at < NEAR ? { x: at - BEFORE, anchor: 'end' } : { x: at, anchor: 'middle' };
}
