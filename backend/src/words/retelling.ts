import type { Catalogue } from '../rules/language.rules.js';

/** What was said in French, in another language; null for what no catalogue has. */
export type Retell = (french: string) => string | null;

const HOLES = /\{\d\}/;

/** Retells sentences that are in `all`, those that one of `templates` makes, what is put into its holes too, and several in a row. */
export function retelling(all: Catalogue, templates: Catalogue): Retell {
  const patterns = Object.entries(templates)
    .filter(([french]) => HOLES.test(french))
    // the one that says most by itself
    .sort(([one], [other]) => other.length - one.length)
    .map(([french, words]) => ({ pattern: patternOf(french), words }));
  const retell: Retell = (french) => {
    if (Object.hasOwn(all, french)) return all[french] ?? null;
    for (const { pattern, words } of patterns) {
      const [found, ...values] = pattern.exec(french) ?? [];
      if (found === undefined) continue;
      return words.replace(/\{(\d)\}/g, (hole, place) => {
        const value = values[place];
        return value === undefined ? hole : (retell(value) ?? value);
      });
    }
    if (!/\p{L}/u.test(french)) return french;
    return inARow(french, retell);
  };
  return retell;
}

const patternOf = (french: string): RegExp =>
  new RegExp(
    `^${french
      .split(HOLES)
      .map((words) => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
      .join('(.+?)')}$`,
    's',
  );

/** « Ce site répond. Rien à faire. »: the first sentence is known, and so is the rest. */
function inARow(french: string, retell: Retell): string | null {
  for (const { index } of french.matchAll(/(?<=[.?!]) (?=\S)/g)) {
    const [first, rest] = [retell(french.slice(0, index)), retell(french.slice(index + 1))];
    if (first !== null && rest !== null) return `${first} ${rest}`;
  }
  return null;
}
