import { z } from 'zod';
import { ownName } from '../../rules/company-name.rules.js';
import { type Translatable, type TranslatableMessage, t, translatable } from '../../rules/language.rules.js';
import { withoutInvisibleCharacters } from '../invisible-characters.js';
import { asciiEmail, displayEmail, EMAIL, hasNonAsciiLocal } from '../is-email.js';

/** Shown for a field whose fault only the schema library describes. */
export const INVALID_FIELD = t`Entrée invalide`;

const fieldTexts = new Map<string, TranslatableMessage>();

/** Returns the French of a message for a schema, which takes strings alone, and remembers how to translate it. */
export function fieldText(message: TranslatableMessage): string {
  const { french } = message;
  fieldTexts.set(french, message);
  return french;
}

/** Returns the translatable form of a schema's message. */
export const fieldTextOf = (french: string): Translatable => fieldTexts.get(french) ?? french;

/** Fields that several contracts use. */
export const uuid = z.uuid(t`Identifiant invalide`);
export const isoDateTime = z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.iso.datetime());
export const requiredText = (message: string, max = 500) =>
  z
    .string(message)
    .overwrite(withoutInvisibleCharacters)
    .trim()
    .min(1, message)
    .max(max, fieldText(translatable`${max} caractères au maximum`));

/** An e-mail address in either spelling of its domain; stored in Unicode. */
export const email = (required: string, invalid: string) =>
  z
    .string(required)
    .overwrite(withoutInvisibleCharacters)
    .trim()
    .min(1, required)
    .refine((text) => !hasNonAsciiLocal(text), { error: t`Avant le @, l’adresse ne peut pas avoir de lettres accentuées`, abort: true })
    .overwrite(asciiEmail)
    .pipe(z.email({ pattern: EMAIL, error: invalid }).max(254, invalid).overwrite(displayEmail));

/** An integer of a form, with its bounds in the message. */
export const wholeNumber = (min: number, max: number) => {
  const written = (bound: number) => String(bound).replace(/\B(?=(\d{3})+$)/g, '’');
  const words = fieldText(translatable`Un nombre entier de ${written(min)} à ${written(max)}`);
  return z.number(words).int(words).min(min, words).max(max, words);
};

/** Range of PostgreSQL’s integer, and of bigint as far as JavaScript is exact. */
export const integer = wholeNumber(-2_147_483_648, 2_147_483_647);
export const bigint = wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
/** The number of a row. */
export const rowNumber = wholeNumber(1, 2_147_483_647);

/** A moment as PostgreSQL holds it: years 1 to 9999, at most 15 hours from universal time, a length that it reads. */
export const moment = (words = t`Date ou heure invalide`) =>
  z.iso.datetime({ offset: true, error: words }).refine((text) => isMoment(text), words);

/** A day of the calendar as PostgreSQL holds it. */
export const calendarDay = (words = t`Date invalide`) => z.iso.date(words).refine((text) => !text.startsWith('0000'), words);

function isMoment(text: string): boolean {
  const at = new Date(text);
  if (text.length > 40 || Number.isNaN(at.getTime())) return false;
  return /^(?!0000)\d{4}-/.test(at.toISOString()) && !/[+-](1[6-9]|2\d):\d\d$/.test(text);
}

/** An optional field of a form: empty text becomes null. */
export const optionalText = (max = 2000) =>
  z.preprocess(
    (value) => (typeof value === 'string' && withoutInvisibleCharacters(value).trim() === '' ? null : value),
    z
      .string()
      .overwrite(withoutInvisibleCharacters)
      .trim()
      .max(max, fieldText(translatable`${max} caractères au maximum`))
      .nullish(),
  );

/** A company's name; placeholders such as « - » count as empty. */
export const companyText = (max: number) => optionalText(max).overwrite((name) => (name == null ? name : ownName(name)));

/**
 * The fields of a change as its author has read them. If another user changed one since, the change is rejected (409 `changed_meanwhile`,
 * with `theirs`). Without it the change is applied.
 */
export const asRead = { read: z.record(z.string(), z.unknown()).optional() };

export const idParam = z.object({ id: uuid });
export const tokenParam = z.object({ token: z.string().max(64) });

/** Marks the schema of a prospect: its responses say whether the company is made up. */
export const exampleMark = z.boolean().optional();
