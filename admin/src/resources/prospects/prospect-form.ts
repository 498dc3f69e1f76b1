import type { ProspectRecord, ProspectUpdate } from '../../api/types';

/** The fields that the form owns; everything else of the record belongs to the server. */
const OWN = [
  'prenom',
  'nom',
  'email',
  'telephone',
  'poste',
  'linkedin',
  'site_url',
  'business_name',
  'location',
  'language',
  'notes',
] as const satisfies (keyof ProspectUpdate)[];
const OWN_METADATA = ['industry', 'companySize', 'companyLocation', 'summary', 'description', 'companyDescription'] as const;

/** What is sent when a form is saved. A scan writes into `metadata` meanwhile, so only the form's own keys may go back. */
export function formValues(
  values: Partial<ProspectRecord>,
  { previousData }: { previousData?: Partial<ProspectRecord> | undefined } = {},
): ProspectUpdate {
  const own = Object.fromEntries(OWN.filter((key) => key in values).map((key) => [key, values[key] ?? null]));
  const isChanged = (key: (typeof OWN_METADATA)[number]) =>
    values.metadata && key in values.metadata && values.metadata[key] !== previousData?.metadata?.[key];
  const metadata = Object.fromEntries(OWN_METADATA.filter(isChanged).map((key) => [key, emptyToNull(values.metadata?.[key])]));
  // what was on the screen when the form was opened
  const names = OWN.filter((key) => key in values && previousData?.[key] !== undefined);
  const read = previousData && { ...Object.fromEntries(names.map((key) => [key, previousData[key]])), metadata: previousData.metadata };
  return { ...own, ...(Object.keys(metadata).length > 0 && { metadata }), ...(read && { read }) } as ProspectUpdate;
}

const emptyToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : (value ?? null));

const withScheme = (text: string): string => (/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);

/** Whether a text can be a URL once a missing scheme is added, as the server does. */
export const isUrl = (text: string): boolean => !/\s/.test(text.trim()) && URL.canParse(withScheme(text.trim()));

/** Whether it can be a web address, too. */
export function isWebAddress(text: string): boolean {
  if (!isUrl(text)) return false;
  const { protocol, hostname } = new URL(withScheme(text.trim()));
  return /^https?:$/.test(protocol) && (hostname.includes('.') || hostname === 'localhost' || hostname.startsWith('['));
}

export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());
