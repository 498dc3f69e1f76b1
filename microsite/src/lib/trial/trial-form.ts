import { t } from '../../../../backend/src/rules/language.rules.ts';
import { FIELD_MESSAGES, STILL_NEEDED } from '../../content/trial.ts';
import { emailDomain, isSameOrSubdomain, siteDomain, typedDomain } from './site-domain.ts';

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
  return site && mail ? { domain: typedDomain(websiteUrl) ?? site, matches: isSameOrSubdomain(site, mail) } : null;
}

/** `acceptsOthers`: an e-mail address outside the website’s domain is confirmed and reviewed instead of rejected. */
export const isComplete = (values: TrialValues, acceptsOthers: boolean): boolean =>
  Object.keys(trialErrors(values)).length === 0 && (acceptsOthers || domainMatch(values)?.matches === true);

/** « exemple.ch » as a person writes it, with the scheme that it is visited by. */
export function withScheme(typed: string): string {
  const text = typed.trim();
  return text === '' || /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
}

/** « Il manque encore : votre e-mail, la ville. »; null when nothing is missing. */
export function stillNeeded(values: TrialValues, acceptsOthers: boolean): string | null {
  const errors = trialErrors(values);
  const wanted = TRIAL_FIELDS.filter((field) => errors[field]).map((field) => STILL_NEEDED[field]);
  if (wanted.length > 0) return t`Il manque encore\u202f: ${wanted.join(', ')}.`;
  return acceptsOthers || domainMatch(values)?.matches ? null : t`Utilisez une adresse e-mail du domaine de votre site.`;
}
