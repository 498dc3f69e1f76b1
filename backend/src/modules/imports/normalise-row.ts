import { showPhone } from '../../common/phone.js';
import { displayDomain, INVALID_URL, normaliseSiteUrl } from '../../common/urls.js';
import { ownName } from '../../rules/company-name.rules.js';
import { parseEmailCell } from './email-cell.js';
import { isNoValue, isTooNarrow } from './empty-values.js';
import type { ImportField, RowIssue } from './import.contract.js';
import { languageNamed } from './language-named.js';
import { parsePhoneCell } from './phone-cell.js';

/** A normalised row: columns of a prospect and its metadata. */
export interface NormalisedRow {
  line: number;
  email: string;
  domain: string | null;
  record: Record<string, string>;
  metadata: Record<string, string>;
  errors: RowIssue[];
  warnings: RowIssue[];
}

/** As in the forms of the back-office. */
const MAX_LENGTH: Partial<Record<ImportField, number>> = {
  prenom: 200,
  nom: 300,
  company: 300,
  linkedin: 500,
  site_url: 2000,
  poste: 200,
  location: 300,
  source: 200,
};
const MAX_TEXT = 20_000;
const COLUMNS = new Set<ImportField>(['prenom', 'nom', 'linkedin', 'telephone', 'poste', 'location', 'notes', 'source']);
/** Fields stored in the metadata, only or additionally (specification 3, section 3). */
const IN_METADATA = (field: ImportField) => !COLUMNS.has(field) && !['email', 'site_url', 'language'].includes(field);

type Values = Partial<Record<ImportField, string>>;
/** Where the readers of single cells write their findings. */
type RowInProgress = Pick<NormalisedRow, 'record' | 'metadata' | 'errors' | 'warnings'>;

export function normaliseRow(line: number, cells: readonly string[], fields: readonly (ImportField | null)[]): NormalisedRow {
  const row: RowInProgress = { record: {}, metadata: {}, errors: [], warnings: [] };
  const values = filledValues(cells, fields, row);
  const email = readEmail(values.email ?? '', row);
  checkLengths(values, row);
  for (const [field, text] of Object.entries(values) as [ImportField, string][]) {
    if (COLUMNS.has(field)) row.record[field] = text;
    if (IN_METADATA(field)) row.metadata[field] = text;
  }
  if (values.telephone) readPhone(values.telephone, row);
  if (values.location) row.metadata.location = values.location;
  if (values.company) row.record.business_name = values.company;
  if (values.title && !values.poste && values.title.length <= 200) row.record.poste = values.title;
  if (values.fullName && !values.prenom && !values.nom) Object.assign(row.record, splitName(values.fullName));
  if (values.language) readLanguage(values.language, row);
  const url = readSite(values, row);
  const domain = url ? (displayDomain(url).split(':')[0] ?? '') : '';
  return { line, email, domain: isCompanyDomain(domain) ? domain : null, ...row };
}

function filledValues(cells: readonly string[], fields: readonly (ImportField | null)[], { warnings }: RowInProgress): Values {
  const values: Values = {};
  for (const [index, field] of fields.entries()) {
    const text = cells[index] ?? '';
    if (!field || text === '') continue;
    if (field !== 'email' && isTooNarrow(text)) warnings.push({ field, value: shown(text), reason: TOO_NARROW });
    if (field !== 'email' && isNoValue(text, field)) continue;
    if (field === 'company' && ownName(text) === null) continue;
    values[field] = text;
  }
  return values;
}

/** Fields that are read from what their cell holds; the others are written as they are. */
const READ = new Set<ImportField>(['email', 'telephone']);

function checkLengths(values: Values, { errors }: RowInProgress): void {
  for (const [field, text] of Object.entries(values) as [ImportField, string][]) {
    const most = MAX_LENGTH[field] ?? MAX_TEXT;
    if (!READ.has(field) && text.length > most)
      errors.push({ field, value: shown(text), reason: `Texte trop long\u202f: ${most} caractères au maximum` });
  }
}

/** The first address; the others stay with the prospect. */
function readEmail(cell: string, { record, metadata, errors, warnings }: RowInProgress): string {
  const { addresses, invalid } = parseEmailCell(cell);
  const [email, ...others] = addresses;
  if (email === undefined)
    errors.push({ field: 'email', value: shown(cell), reason: `Email invalide ou manquant: ${shown(cell) || 'cellule vide'}` });
  if (others.length > 0) {
    metadata.otherEmails = others.join(', ');
    warnings.push({ field: 'email', value: shown(cell), reason: OTHER_EMAILS });
  }
  if (email !== undefined && invalid.length > 0)
    warnings.push({ field: 'email', value: shown(invalid.join(', ')), reason: INVALID_EMAIL_PART });
  record.email = email ?? cell;
  return record.email;
}

/** The first number in E.164; what is no number is left out. */
function readPhone(cell: string, { record, metadata, warnings }: RowInProgress): void {
  const phone = parsePhoneCell(cell);
  const warn = (reason: string) => warnings.push({ field: 'telephone', value: shown(cell), reason });
  delete record.telephone;
  if (phone.kind !== 'numbers') {
    warn(phone.kind === 'digits_lost' ? DIGITS_LOST : INVALID_PHONE);
    return;
  }
  const [first, ...others] = phone.numbers;
  if (first) record.telephone = first;
  if (phone.extension) warn(PHONE_EXTENSION);
  if (others.length > 0) warn(OTHER_PHONES);
  if (phone.extension) metadata.otherPhones = cell;
  else if (others.length > 0) metadata.otherPhones = others.map(showPhone).join(', ');
}

function readLanguage(text: string, { record, warnings }: RowInProgress): void {
  const language = languageNamed(text);
  if (language) record.language = language;
  else warnings.push({ field: 'language', value: shown(text), reason: UNKNOWN_LANGUAGE });
}

/** The first website of a cell. */
function readSite(values: Values, { record, warnings }: RowInProgress): string | null {
  const field = values.site_url ? 'site_url' : 'domain_emelia';
  const cell = values[field];
  if (!cell) return null;
  const whole = normaliseSiteUrl(cell);
  const [url, ...others] = whole ? [whole] : sitesOf(cell);
  if (!url) warnings.push({ field, value: shown(cell), reason: `${INVALID_URL}\u202f: ce site ne sera pas repris` });
  else record.site_url = url;
  if (others.length > 0) warnings.push({ field, value: shown(cell), reason: OTHER_SITES });
  return url ?? null;
}

/** Several websites, or one with the signs of a list around it. */
function sitesOf(cell: string): string[] {
  const parts = cell.split(/:::|[\s,;|]+/).map((part) => normaliseSiteUrl(part.replace(/^[<(]+|[>).,;]+$/g, '')));
  return [...new Set(parts.filter((site) => site !== null))];
}

const UNKNOWN_LANGUAGE = 'Langue que nos pages ne parlent pas\u202f: elle ne sera pas reprise';
const TOO_NARROW =
  'Excel n’a pas écrit cette valeur\u202f: la colonne était trop étroite. Élargissez-la et enregistrez le fichier à nouveau';
const OTHER_EMAILS = 'Plusieurs adresses\u202f: la première est reprise, les autres sont gardées dans la fiche';
const INVALID_EMAIL_PART = 'Cette partie n’est pas une adresse valide\u202f: elle ne sera pas reprise';
const OTHER_PHONES = 'Plusieurs numéros\u202f: le premier est repris, les autres sont gardés dans la fiche';
const PHONE_EXTENSION = 'Numéro interne\u202f: le numéro principal est repris, la cellule entière est gardée dans la fiche';
const DIGITS_LOST = 'Numéro en notation scientifique\u202f: des chiffres sont perdus, il ne sera pas repris';
const INVALID_PHONE = 'Numéro de téléphone invalide\u202f: il ne sera pas repris';
const OTHER_SITES = 'Plusieurs sites\u202f: seul le premier est repris';

/** What is wrong is shown by its beginning. */
const SHOWN = 100;
const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** Splits a full name: « Anne-Marie de Watteville » → first word and the rest; « de Watteville, Anne-Marie » reversed. */
function splitName(fullName: string): { prenom?: string; nom: string } {
  const [, last, given] = /^([^,]+),\s*([^,]+)$/.exec(fullName) ?? [];
  if (last && given) return { prenom: given.slice(0, 200), nom: last.slice(0, 300) };
  const [first = '', ...rest] = fullName.split(/\s+/);
  return rest.length > 0 ? { prenom: first.slice(0, 200), nom: rest.join(' ').slice(0, 300) } : { nom: first.slice(0, 300) };
}

/** Hosts shared by many companies: an equal host means nothing. */
const SHARED = new Set(
  'facebook.com linkedin.com instagram.com sites.google.com linktr.ee x.com twitter.com youtube.com gmail.com bluewin.ch'.split(' '),
);
const isCompanyDomain = (domain: string) => domain !== '' && !SHARED.has(domain.replace(/^(m|ch|fr)\./, ''));
