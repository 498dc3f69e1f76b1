/** Addresses as mail servers write them in headers and reports. */

const ADDRESS = /[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}.-]{0,253}[\p{L}\p{M}\p{N}]/gu;
const MAX_TEXT = 5000;

/** Returns every address of a text in lower case, in order. */
export const addressesIn = (text: string): string[] =>
  [...text.slice(0, MAX_TEXT).matchAll(ADDRESS)].map(([address]) => address.toLowerCase());

/** Reads `rfc822; <anne@exemple.ch> (Anne)` or `utf-8; anne@ex\x{e4}mple.ch` (RFC 3464, RFC 6533); null without an address. */
export function addressOfField(field: string): string | null {
  const [, type = '', value = field] = /^\s*([\w-]+)\s*(?:\([^()]*\)\s*)?;(.*)$/s.exec(field.slice(0, MAX_TEXT)) ?? [];
  const plain = withoutComments(type.toLowerCase() === 'utf-8' ? unicodeOf(value) : xtextOf(value));
  return addressesIn(/<([^<>]*)>/.exec(plain)?.[1] ?? plain)[0] ?? addressesIn(plain)[0] ?? null;
}

/** Removes comments in brackets, from the innermost outwards, as deep as anyone writes them. */
function withoutComments(text: string): string {
  let [before, after] = ['', text];
  for (let depth = 0; depth < 5 && before !== after; depth++) [before, after] = [after, after.replace(/\([^()]*\)/g, ' ')];
  return after;
}

/** Decodes `\x{e4}` (RFC 6533, utf-8-addr-xtext). */
const unicodeOf = (text: string): string =>
  text.replace(/\\x\{([\da-f]{2,6})\}/gi, (written, digits: string) => {
    const code = Number.parseInt(digits, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });

/** Decodes the two printable characters that xtext encodes (RFC 3461): any other `+20` belongs to the address. */
const xtextOf = (text: string): string => text.replaceAll('+2B', '+').replaceAll('+3D', '=');
