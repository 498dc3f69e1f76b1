import { COLUMN_NAMES } from './column-names.js';
import { folded } from './email-columns.js';
import type { ImportField } from './import.contract.js';

const FIELD_OF = new Map<string, ImportField>(
  Object.values(COLUMN_NAMES).flatMap((fields) =>
    Object.entries(fields).flatMap(([field, names]) =>
      names.split('|').map((name): [string, ImportField] => [folded(name), field as ImportField]),
    ),
  ),
);

/** Phone columns whose name suffices: « Tel. Büro », « Téléphone du secrétariat », « N° portable prof. » */
const PHONE =
  /^(?:n[ro]?(?:de|di)?|numerode|numerodi)?(?:tel|telephone|telefon|telefono|phone|mobile|mobil|mobiltelefon|natel|handy|cellulare|portable|gsm)/;
const ABOUT_PHONE =
  /fax|telex|telegram|teletravail|type|label|libelle|tipo|status|statut|pays|land$|country|code|appli|app$|extension|verif|valid|date/;

/** « Name » beside a column of family names is the full name (Google Contacts). */
const WHOLE_NAME = 'name';

function fieldNamed(header: string): ImportField | undefined {
  const name = folded(header);
  return FIELD_OF.get(name) ?? (PHONE.test(name) && !ABOUT_PHONE.test(name) ? 'telephone' : undefined);
}

/** Returns whether the name of a column is known, other than for addresses. */
export const isKnownHeader = (header: string): boolean => fieldNamed(header) !== undefined;

/**
 * Guesses the field of each column. Values distinguish a LinkedIn profile, which LinkedIn calls a URL, from a website. Of several columns
 * for a field (business, mobile and private phones of Outlook) the one with most values wins, else the first.
 */
export function guessFields(
  header: readonly string[],
  email: number | null,
  sample: readonly (readonly string[])[],
): (ImportField | null)[] {
  const hasFamilyName = header.some((name) => folded(name) !== WHOLE_NAME && fieldNamed(name) === 'nom');
  const best = new Map<ImportField, { index: number; filled: number }>();
  for (const [index, name] of header.entries()) {
    if (index === email) continue;
    const values = sample.map((cells) => cells[index] ?? '').filter((value) => value !== '');
    const named = hasFamilyName && folded(name) === WHOLE_NAME ? 'fullName' : fieldNamed(name);
    const field = named === 'site_url' && isLinkedIn(values) ? 'linkedin' : named;
    if (field && values.length > (best.get(field)?.filled ?? -1)) best.set(field, { index, filled: values.length });
  }
  const fields: (ImportField | null)[] = header.map(() => null);
  for (const [field, { index }] of best) fields[index] = field;
  if (email !== null) fields[email] = 'email';
  return fields;
}

function isLinkedIn(values: readonly string[]): boolean {
  return values.filter((value) => /linkedin\.com\//i.test(value)).length * 2 > values.length;
}
