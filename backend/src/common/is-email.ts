/** Parts of the first half are separated by single dots; its last character is no apostrophe. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** The rule of the contracts' `email` (of zod), for many addresses, and where loading that library would take longer than the work. */
export function isEmail(text: string): boolean {
  const address = text.trim();
  return address.length <= 254 && EMAIL.test(address);
}
