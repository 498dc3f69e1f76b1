import type { Simulated, Simulation } from './quiz-manager.contract.js';
import { pointsOf, smartIndexOf } from './smart-index.js';

/** What a prospect with these answers would score; inactive questions do not count. */
export function simulate({ questions }: Simulation): Simulated {
  const points = questions.map(({ active, answer, options, weights }) =>
    active && answer !== null && options.includes(answer) ? pointsOf(weights, answer) : null,
  );
  const active = questions.flatMap(({ active, category }, index) => (active ? { category, points: points[index] ?? null } : []));
  const missing = active.flatMap(({ points }, index) => (points === null ? index + 1 : []));
  const scored = missing.length > 0 ? null : smartIndexOf(active.map(({ category, points }) => ({ category, points: points ?? 0 })));
  const rounded = (value: number | null | undefined) => (value == null ? null : Math.round(value));
  return {
    score: scored?.score ?? null,
    categories: {
      maturity: rounded(scored?.maturity),
      acquisition: rounded(scored?.acquisition),
      innovation: rounded(scored?.innovation),
    },
    points,
    missing,
  };
}
