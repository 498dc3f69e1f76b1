import { FRESH_TRIAL, type TrialValues } from './trial-form.ts';

/** What survives a reload of the page: the running trial in the address, the words of the form in this tab. */

const KEY = 'trial_form';
const MARK = /^#suivi=([A-Za-z0-9]{8})$/;

export const trialInHash = (hash: string): string | null => MARK.exec(hash)?.[1] ?? null;
export const hashOf = (token: string): string => `#suivi=${token}`;

/** Browsers may refuse storage; then a reload begins with an empty form. */
export function keepTrial(storage: () => Storage, { consent: _, ...words }: TrialValues): void {
  try {
    storage().setItem(KEY, JSON.stringify(words));
  } catch {
    // nothing is lost but comfort
  }
}

export function keptTrial(storage: () => Storage): TrialValues {
  try {
    const kept = JSON.parse(storage().getItem(KEY) ?? '{}') as Record<string, unknown>;
    const text = (name: 'websiteUrl' | 'email' | 'companyName' | 'city') =>
      typeof kept[name] === 'string' ? kept[name] : FRESH_TRIAL[name];
    return { websiteUrl: text('websiteUrl'), email: text('email'), companyName: text('companyName'), city: text('city'), consent: false };
  } catch {
    return FRESH_TRIAL;
  }
}

export function forgetTrial(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // see above
  }
}
