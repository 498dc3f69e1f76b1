import { z } from 'zod';
import { t } from '../../rules/language.rules.js';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const number = (value: number | bigint): string =>
  String(value)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))(?<!,\d*)/g, '’');

/** Returns what to do about an invalid value, for fields without a message of their own; undefined for the message of the library. */
export function validationMessage(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return mostWords(issue.origin, issue.maximum);
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return t`Remplissez ce champ`;
      return leastWords(issue.origin, issue.minimum);
    case 'invalid_type':
      if (issue.expected === 'int') return t`Indiquez un nombre entier`;
      if (issue.expected === 'number') return t`Indiquez un nombre`;
      return issue.input === undefined || issue.input === null ? t`Remplissez ce champ` : undefined;
    case 'invalid_value':
      return t`Choisissez une des valeurs proposées`;
    default:
      return undefined;
  }
}

function mostWords(origin: string, limit: number | bigint): string | undefined {
  const most = number(limit);
  if (origin === 'string') return limit > 1 ? t`${most} caractères au maximum` : t`${most} caractère au maximum`;
  if (origin === 'array') return limit > 1 ? t`${most} éléments au maximum` : t`${most} élément au maximum`;
  return isNumber(origin) ? t`Au plus ${most}` : undefined;
}

function leastWords(origin: string, limit: number | bigint): string | undefined {
  const least = number(limit);
  if (origin === 'string') return limit > 1 ? t`${least} caractères au minimum` : t`${least} caractère au minimum`;
  if (origin === 'array') return limit > 1 ? t`${least} éléments au minimum` : t`${least} élément au minimum`;
  return isNumber(origin) ? t`Au moins ${least}` : undefined;
}

const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

const french = z.locales.fr().localeError;

/** Returns a French message for every issue of every schema: ours, else that of the library. */
export const frenchValidationMessages: z.core.$ZodErrorMap = (issue) => validationMessage(issue) ?? french(issue);
