import type { Said, Statement } from './statement.js';

type Figures = readonly (readonly [subject: string, says: Said])[];
/** How a place words something: what matches is claimed, and says this. */
export type Wording = readonly [pattern: RegExp, told: (...groups: string[]) => Figures];

const CLAIMED = '▒';

/** Lines of text without their differences of spaces and apostrophes. */
export const tidy = (text: string): string =>
  text
    .replace(/[\u00a0\u202f\t ]+/g, ' ')
    .replace(/'/g, '’')
    .replace(/ *\n[ \n]*/g, '\n')
    .trim();

/** Each wording in turn claims all that it matches of what is left. */
export function read(text: string, where: string, wordings: readonly Wording[]): Statement[] {
  const statements: Statement[] = [];
  let rest = tidy(text);
  for (const [pattern, told] of wordings)
    rest = rest.replace(
      new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`),
      (whole: string, ...found) => {
        const groups = found
          .filter((part): part is string => typeof part === 'string' || part === undefined)
          .slice(0, countGroups(pattern));
        for (const [subject, says] of told(...groups)) statements.push({ subject, says, where });
        return CLAIMED + (whole.endsWith('\n') ? '\n' : '');
      },
    );
  return statements;
}

const countGroups = (pattern: RegExp): number => (new RegExp(`${pattern.source}|`, pattern.flags).exec('')?.length ?? 1) - 1;
