import { CONTACT } from '../../content/forms.ts';

export type FieldErrors = Record<string, string>;

/** Good enough to catch a slip; the server checks again. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);

/** What is wrong with the fields of a call to action, by name, in the order of the form. */
export function callFormErrors(fields: Readonly<Record<string, string>>): FieldErrors {
  const errors: FieldErrors = {};
  for (const [name, message] of Object.entries(CONTACT.required)) if (!fields[name]?.trim()) errors[name] = message;
  const email = fields.email?.trim() ?? '';
  if (email && !looksLikeEmail(email)) errors.email = CONTACT.invalidEmail;
  return errors;
}
