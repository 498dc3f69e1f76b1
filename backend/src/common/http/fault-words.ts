import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const number = (value: number | bigint): string =>
  String(value)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))(?<!,\d*)/g, '’');

/** What to do about a wrong value, for people, where its field has no words of its own; undefined leaves it to the library. */
export function faultWords(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return limitWords(issue.origin, 'au maximum', 'Au plus', issue.maximum);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'Remplissez ce champ';
      return limitWords(issue.origin, 'au minimum', 'Au moins', issue.minimum);
    case 'invalid_type':
      if (issue.expected === 'int') return 'Indiquez un nombre entier';
      if (issue.expected === 'number') return 'Indiquez un nombre';
      return issue.input === undefined || issue.input === null ? 'Remplissez ce champ' : undefined;
    case 'invalid_value':
      return 'Choisissez une des valeurs proposées';
    default:
      return undefined;
  }
}

function limitWords(origin: string, atTheEnd: string, atTheStart: string, limit: number | bigint): string | undefined {
  if (origin === 'string') return `${number(limit)} caractère${limit > 1 ? 's' : ''} ${atTheEnd}`;
  if (origin === 'array') return `${number(limit)} élément${limit > 1 ? 's' : ''} ${atTheEnd}`;
  return origin === 'number' || origin === 'int' ? `${atTheStart} ${number(limit)}` : undefined;
}

const french = z.locales.fr().localeError;

/** French for every fault of every schema: ours first, else the library’s. */
export const frenchFaults: z.core.$ZodErrorMap = (issue) => faultWords(issue) ?? french(issue);
