import { domainToUnicode } from 'node:url';
import { isEmail } from '../../common/is-email.js';

/** What an e-mail cell holds. */
export interface EmailCell {
  /** Valid addresses without repetition, in the order of the cell. */
  addresses: string[];
  /** Parts with an at sign that are no valid address. */
  invalid: string[];
  /** Nothing but addresses, display names and signs between them. */
  isAddressCell: boolean;
}

/** Query of a mailto link; labels that mail programs and Exchange write before an address. */
const MAILTO = /mailto:([^\s<>?"]+)(?:\?[^\s<>"]*)?/gi;
const LABEL = /^(?:e-?mail|mail|courriel|smtp|sip)\s*:\s*/i;
/** Texts without white space and without the signs that enclose an address. */
const TOKEN = /[^\s<>()[\]"“”«»]+@[^\s<>()[\]"“”«»]*/g;
/** Between several addresses of a cell; Google Contacts writes « ::: ». */
const BETWEEN = /:::|[,;/|]/;
/** Punctuation of the sentence or list that an address was copied from. */
const AROUND = /^[.,;:'’‘`]+|[.,;:'’‘`]+$/g;

/** Parses the e-mail addresses of a cell as mail programs, directories and people write them. */
export function parseEmailCell(cell: string): EmailCell {
  if (isEmail(cell)) return { addresses: [asTyped(cell.trim())], invalid: [], isAddressCell: true };
  if (!cell.includes('@') && !/%40/.test(cell)) return { addresses: [], invalid: [], isAddressCell: false };
  const text = cell.replace(MAILTO, (_, address: string) => decoded(address)).replace(LABEL, '');
  const addresses = new Map<string, string>();
  const invalid: string[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    for (const part of partsOf(token)) {
      const address = asTyped(part.replace(AROUND, '').replace(LABEL, ''));
      if (isEmail(address)) addresses.set(address.toLowerCase(), addresses.get(address.toLowerCase()) ?? address);
      else invalid.push(part);
    }
  }
  const isAddressCell = addresses.size > 0 && invalid.length === 0 && isListOfAddresses(text);
  return { addresses: [...addresses.values()], invalid, isAddressCell };
}

/** Splits « a@b.ch/c@d.ch » into two parts. « jean,rey@b.ch » stays one part because it is ambiguous. */
function partsOf(token: string): string[] {
  const parts = token.split(BETWEEN).filter((part) => part.replace(AROUND, '') !== '');
  return parts.length > 1 && parts.every((part) => part.includes('@')) ? parts : [token];
}

/**
 * Returns whether a cell is a list of addresses: alone, in angle brackets after a name, or beside a name in parentheses. A sentence is not.
 */
function isListOfAddresses(text: string): boolean {
  const rest = text
    .replace(/"[^"]*"|\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/[^<>;/|\n]*<[^\s<>]+@[^\s<>]+>/g, ' ')
    .replace(TOKEN, ' ')
    .replace(/:::|[\s.,;:/|<>'’‘`&+-]/g, '');
  return rest === '' || /^(?:et|und|oder|ou|or|and|e|o)+$/i.test(rest);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Normalises an internationalised domain, so that « xn--… » and its Unicode form are the same address. */
function asTyped(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the characters of ASCII
  if (!/xn--|[^\x00-\x7f]/i.test(domain)) return address;
  return `${address.slice(0, at)}@${domainToUnicode(domain) || domain}`;
}
