import type { Catalogue } from '../rules/language.rules.js';

/** What was said in French, in another language; null for what no catalogue has. */
export type Retell = (french: string) => string | null;

const HOLES = /\{\d\}/;

/** Retells whole sentences that are in `all`, and those that one of `templates` makes, what is put into its holes too. */
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
    return /\p{L}/u.test(french) ? null : french;
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
