/** Picks distinct items at random. `random`: 0 ≤ x < 1. */
export function pick<T>(list: readonly T[], count: number, random: () => number): T[] {
  const rest = [...list];
  const chosen: T[] = [];
  while (chosen.length < count && rest.length > 0) chosen.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return chosen;
}
