import { domainToASCII } from 'node:url';

/** Parts of the first half are separated by single dots; its last character is no apostrophe. */
const EMAIL = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[a-z\d][a-z\d-]*\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/**
 * The rule of the contracts' `email` (of zod), for many addresses, and where loading that library would take longer than the work. An
 * internationalised domain (info@bäckerei.ch) is valid when its ASCII form is.
 */
export function isEmail(text: string): boolean {
  const address = asciiForm(text.trim());
  return address.length <= 254 && EMAIL.test(address);
}

function asciiForm(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return /^[ -~]*$/.test(domain) ? address : `${address.slice(0, at)}@${domainToASCII(domain)}`;
}
