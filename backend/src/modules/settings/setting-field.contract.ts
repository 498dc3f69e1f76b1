import { z } from 'zod';
import { wholeNumber } from '../../common/http/field.contract.js';
import { withoutInvisibleCharacters } from '../../common/invisible-characters.js';
import type { NumberField, SettingField, SwitchField } from '../../rules/setting-fields.rules.js';

type SchemaOf<Field> = Field extends SwitchField
  ? z.ZodDefault<z.ZodBoolean>
  : Field extends NumberField
    ? z.ZodDefault<Field['standard'] extends null ? z.ZodNullable<z.ZodNumber> : z.ZodNumber>
    : z.ZodDefault<z.ZodString>;
type Fields = Record<string, SettingField>;

/** The schemas of declared fields, with their defaults. */
export const fieldsOf = <Declared extends Fields>(fields: Declared) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    [Name in keyof Declared]: SchemaOf<Declared[Name]>;
  };

function schemaOf(field: SettingField) {
  if (field.kind === 'switch') return z.boolean().default(field.standard);
  if (field.kind === 'text') return words(field.max, field.standard);
  const number = field.unit ? period(field.unit, field) : wholeNumber(field.min, field.max);
  return field.standard === null ? number.nullable().default(null) : number.default(field.standard);
}

export const words = (max: number, standard = '') =>
  z.string().overwrite(withoutInvisibleCharacters).trim().max(max, `${max} caractères au maximum`).default(standard);

const IN_WORDS: Record<number, string> = { 1: 'un', 12: 'douze' };

function period(unit: 'days' | 'months', { min, max }: NumberField): z.ZodNumber {
  const name = unit === 'days' ? 'jours' : 'mois';
  return z
    .number()
    .int(`Un nombre entier de ${name}`)
    .min(min, `Au moins ${unit === 'months' ? (IN_WORDS[min] ?? min) : min} ${name}`)
    .max(max, `${max} ${name} au plus`);
}
