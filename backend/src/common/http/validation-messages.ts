import { z } from 'zod';
import { pluralForm } from '../../rules/figures.rules.js';
import { t, translatable } from '../../rules/language.rules.js';
import { fieldText } from './field.contract.js';

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
  const [count, most] = [Number(limit), number(limit)];
  if (origin === 'string')
    return fieldText(pluralForm(count, translatable`${most} caractère au maximum`, translatable`${most} caractères au maximum`));
  if (origin === 'array')
    return fieldText(pluralForm(count, translatable`${most} élément au maximum`, translatable`${most} éléments au maximum`));
  return isNumber(origin) ? fieldText(translatable`Au plus ${most}`) : undefined;
}

function leastWords(origin: string, limit: number | bigint): string | undefined {
  const [count, least] = [Number(limit), number(limit)];
  if (origin === 'string')
    return fieldText(pluralForm(count, translatable`${least} caractère au minimum`, translatable`${least} caractères au minimum`));
  if (origin === 'array')
    return fieldText(pluralForm(count, translatable`${least} élément au minimum`, translatable`${least} éléments au minimum`));
  return isNumber(origin) ? fieldText(translatable`Au moins ${least}`) : undefined;
}

const isNumber = (origin: string): boolean => origin === 'number' || origin === 'int';

const french = z.locales.fr().localeError;

/** Returns a French message for every issue of every schema: ours, else that of the library. */
export const frenchValidationMessages: z.core.$ZodErrorMap = (issue) => validationMessage(issue) ?? french(issue);
