import { z } from 'zod';

/** Fields that several contracts use. */
export const uuid = z.uuid('Identifiant invalide');
export const isoDateTime = z.preprocess((value) => (value instanceof Date ? value.toISOString() : value), z.iso.datetime());
export const requiredText = (message: string, max = 500) =>
  z.string(message).trim().min(1, message).max(max, `${max} caractères au maximum`);
export const email = (required: string, invalid: string) =>
  z.string(required).trim().min(1, required).pipe(z.email(invalid).max(254, invalid));

/** A whole number of a form, refused with its bounds. */
export const wholeNumber = (min: number, max: number) => {
  const written = (bound: number) => String(bound).replace(/\B(?=(\d{3})+$)/g, '’');
  const words = `Un nombre entier de ${written(min)} à ${written(max)}`;
  return z.number(words).int(words).min(min, words).max(max, words);
};

/** An optional field of a form: empty text becomes null. */
export const optionalText = (max = 2000) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    z.string().trim().max(max, `${max} caractères au maximum`).nullish(),
  );

export const idParam = z.object({ id: uuid });
export const tokenParam = z.object({ token: z.string().max(64) });
