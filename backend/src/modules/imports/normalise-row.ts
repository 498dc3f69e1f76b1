import { isEmail } from '../../common/is-email.js';
import { displayDomain, INVALID_URL, normaliseSiteUrl } from '../../common/urls.js';
import { ownName } from '../../rules/company-name.rules.js';
import { addressOf } from './email-columns.js';
import type { ImportField, RowIssue } from './import.contract.js';
import { languageNamed } from './language-named.js';

/** A row ready to be written: what stands in columns of a prospect, and what in its metadata. */
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
  telephone: 50,
  poste: 200,
  location: 300,
  source: 200,
};
const MAX_TEXT = 20_000;
const COLUMNS = new Set<ImportField>(['prenom', 'nom', 'linkedin', 'telephone', 'poste', 'location', 'notes', 'source']);
/** Fields that also, or only, stand in the metadata (specification 3, section 3). */
const IN_METADATA = (field: ImportField) => !COLUMNS.has(field) && !['email', 'site_url', 'language'].includes(field);

export function normaliseRow(line: number, cells: readonly string[], fields: readonly (ImportField | null)[]): NormalisedRow {
  const values: Partial<Record<ImportField, string>> = {};
  for (const [index, field] of fields.entries()) {
    const text = cells[index] ?? '';
    if (field && text !== '' && !(field === 'company' && ownName(text) === null)) values[field] = text;
  }
  const errors: RowIssue[] = [];
  const warnings: RowIssue[] = [];
  const email = addressOf(values.email ?? '');
  if (!isEmail(email))
    errors.push({ field: 'email', value: shown(email), reason: `Email invalide ou manquant: ${shown(email) || 'cellule vide'}` });
  for (const [field, text] of Object.entries(values) as [ImportField, string][]) {
    const most = MAX_LENGTH[field] ?? MAX_TEXT;
    if (text.length > most) errors.push({ field, value: shown(text), reason: `Texte trop long\u202f: ${most} caractères au maximum` });
  }

  const record: Record<string, string> = { email };
  const metadata: Record<string, string> = {};
  for (const [field, text] of Object.entries(values) as [ImportField, string][]) {
    if (COLUMNS.has(field)) record[field] = text;
    if (IN_METADATA(field)) metadata[field] = text;
  }
  if (values.location) metadata.location = values.location;
  if (values.company) record.business_name = values.company;
  if (values.title && !values.poste && values.title.length <= 200) record.poste = values.title;
  if (values.fullName && !values.prenom && !values.nom) Object.assign(record, splitName(values.fullName));

  const language = languageNamed(values.language ?? '');
  if (language) record.language = language;
  else if (values.language) warnings.push({ field: 'language', value: shown(values.language), reason: UNKNOWN_LANGUAGE });

  const site = values.site_url ?? values.domain_emelia;
  const url = site ? normaliseSiteUrl(site) : null;
  if (url) record.site_url = url;
  else if (site)
    warnings.push({
      field: values.site_url ? 'site_url' : 'domain_emelia',
      value: shown(site),
      reason: `${INVALID_URL}\u202f: ce site ne sera pas repris`,
    });
  const domain = url ? (displayDomain(url).split(':')[0] ?? '') : '';
  return { line, email, domain: isCompanyDomain(domain) ? domain : null, record, metadata, errors, warnings };
}

const UNKNOWN_LANGUAGE = 'Langue que nos pages ne parlent pas\u202f: elle ne sera pas reprise';

/** What is wrong is shown by its beginning. */
const SHOWN = 100;
const shown = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** « Anne-Marie de Watteville » → first word, and the rest. */
function splitName(fullName: string): { prenom?: string; nom: string } {
  const [first = '', ...rest] = fullName.split(/\s+/);
  return rest.length > 0 ? { prenom: first.slice(0, 200), nom: rest.join(' ').slice(0, 300) } : { nom: first.slice(0, 300) };
}

/** Hosts where many companies have their page: the same one says nothing. */
const SHARED = new Set(
  'facebook.com linkedin.com instagram.com sites.google.com linktr.ee x.com twitter.com youtube.com gmail.com bluewin.ch'.split(' '),
);
const isCompanyDomain = (domain: string) => domain !== '' && !SHARED.has(domain.replace(/^(m|ch|fr)\./, ''));
