import { causes } from '../i18n/en/causes';

interface Cause {
  code: string;
  /** As the server tells it, in French; a vendor's begins with its name. */
  message: string;
}

const BY_CODE: Partial<Record<string, string>> = causes;

/** Why a measurement failed, in the language of the page; what the catalogue does not know stays as the server tells it. */
export function causeWords({ code, message }: Cause): string {
  const own = globalThis.document?.documentElement.lang === 'en' ? BY_CODE[code] : undefined;
  if (!own) return message;
  const vendor = /^\p{Ll}/u.test(own) ? /^(.+?)\s:\s/u.exec(message)?.[1] : undefined;
  if (vendor) return `${vendor}: ${own}`;
  return own.charAt(0).toUpperCase() + own.slice(1);
}
