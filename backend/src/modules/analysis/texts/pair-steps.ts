import type { Recommendation } from '../analysis.contract.js';

/**
 * Reworded steps with the priority and the solution of the step each one tells: that of its own place, else of the one it
 * shares most words with. A text that shares none gets no solution, rather than one for something else.
 */
export function pairSteps(texts: readonly string[], steps: readonly Recommendation[]): Recommendation[] {
  const free = new Set(steps);
  return texts.map((title, index) => {
    const shared = (step: Recommendation) => commonWords(title, `${step.title} ${step.solution}`);
    const own = steps[index];
    const best = [...free].sort((a, b) => shared(b) - shared(a))[0];
    const step = own && free.has(own) && shared(own) > 0 ? own : best && shared(best) > 0 ? best : null;
    if (!step) return { title, priority: 'medium', solution: '' };
    free.delete(step);
    return { title, priority: step.priority, solution: step.solution };
  });
}

/** In nearly every step, so they say nothing about which one it is. */
const EVERYWHERE = new Set(['accuei', 'entrep', 'chaque', 'client', 'visite', 'aujour']);

function stems(text: string): Set<string> {
  const words =
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}{5,}/gu) ?? [];
  return new Set(words.map((word) => word.slice(0, 6)).filter((stem) => !EVERYWHERE.has(stem)));
}

function commonWords(one: string, other: string): number {
  const known = stems(other);
  return [...stems(one)].filter((stem) => known.has(stem)).length;
}
