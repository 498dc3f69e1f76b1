import { FIELD_MESSAGES, STILL_NEEDED } from '../../content/trial.ts';
import { emailDomain, isSameOrSubdomain, siteDomain } from './site-domain.ts';

export interface TrialValues {
  websiteUrl: string;
  email: string;
  companyName: string;
  city: string;
  consent: boolean;
}

export type TrialField = keyof TrialValues;
export type TrialErrors = Partial<Record<TrialField, string>>;

export const TRIAL_FIELDS: readonly TrialField[] = ['websiteUrl', 'email', 'companyName', 'city', 'consent'];
export const FRESH_TRIAL: TrialValues = { websiteUrl: 'https://', email: '', companyName: '', city: '', consent: false };

const ONLY_SCHEME = /^(?:https?:\/*)?$/i;

function urlError(url: string): string | undefined {
  const text = url.trim();
  if (ONLY_SCHEME.test(text)) return FIELD_MESSAGES.urlRequired;
  if (!/^https?:\/\//i.test(text)) return FIELD_MESSAGES.urlScheme;
  return siteDomain(text) === null ? FIELD_MESSAGES.urlInvalid : undefined;
}

function emailError(email: string): string | undefined {
  if (!email.trim()) return FIELD_MESSAGES.emailRequired;
  return emailDomain(email) === null ? FIELD_MESSAGES.emailInvalid : undefined;
}

/** What is wrong with each field by itself; whether they fit together is `domainMatch`. */
export function trialErrors({ websiteUrl, email, companyName, city, consent }: TrialValues): TrialErrors {
  const errors: Record<TrialField, string | undefined> = {
    websiteUrl: urlError(websiteUrl),
    email: emailError(email),
    companyName: companyName.trim() ? undefined : FIELD_MESSAGES.companyRequired,
    city: city.trim() ? undefined : FIELD_MESSAGES.cityRequired,
    consent: consent ? undefined : FIELD_MESSAGES.consentRequired,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** Whether e-mail and site belong together; null while one of them is not complete. */
export function domainMatch({ websiteUrl, email }: Pick<TrialValues, 'websiteUrl' | 'email'>): { domain: string; matches: boolean } | null {
  const site = siteDomain(websiteUrl);
  const mail = emailDomain(email);
  return site && mail ? { domain: site, matches: isSameOrSubdomain(site, mail) } : null;
}

export const isComplete = (values: TrialValues): boolean =>
  Object.keys(trialErrors(values)).length === 0 && domainMatch(values)?.matches === true;

/** « Il manque encore : votre e-mail, la ville. »; null when nothing is missing. */
export function stillNeeded(values: TrialValues): string | null {
  const errors = trialErrors(values);
  const wanted = TRIAL_FIELDS.filter((field) => errors[field]).map((field) => STILL_NEEDED[field]);
  if (wanted.length > 0) return `Il manque encore\u202f: ${wanted.join(', ')}.`;
  return domainMatch(values)?.matches ? null : 'Utilisez une adresse e-mail du domaine de votre site.';
}
