import type { Tone } from './verdicts.rules.js';

/** Questions of the specified quiz, and answers of each. */
export const QUIZ_QUESTIONS = 7;
export const QUIZ_OPTIONS = 4;

/** The most that an answer can bring (formula 1; a weight above it counts as it). */
export const MAX_POINTS = 30;

/** Staff reads an answer’s points out of 4 (specification 2, section 9): 3 and more is green, 2 and more yellow, as shown. */
const OUT_OF = 4;
const ANSWER_FROM = { good: 3, fair: 2 } as const;

export const pointsOutOf4 = (points: number): number => (points / MAX_POINTS) * OUT_OF;

export function answerTone(points: number): Tone {
  const shown = Number(pointsOutOf4(points).toFixed(1));
  if (shown >= ANSWER_FROM.good) return 'good';
  return shown >= ANSWER_FROM.fair ? 'fair' : 'poor';
}
