import { FRESH_TRIAL, type TrialValues } from './trial-form.ts';

/** State that survives a reload: the running trial in the address, the form values in session storage. */

const KEY = 'trial_form';
const MARK = /^#suivi=([A-Za-z0-9]{8})$/;

export const trialInHash = (hash: string): string | null => MARK.exec(hash)?.[1] ?? null;
export const hashOf = (token: string): string => `#suivi=${token}`;

/** Without storage a reload starts with an empty form. */
export function saveTrial(storage: () => Storage, { consent: _, ...words }: TrialValues): void {
  try {
    storage().setItem(KEY, JSON.stringify(words));
  } catch {
    // the form is not restored then
  }
}

export function savedTrial(storage: () => Storage): TrialValues {
  try {
    const saved = JSON.parse(storage().getItem(KEY) ?? '{}') as Record<string, unknown>;
    const text = (name: 'websiteUrl' | 'email' | 'companyName' | 'city') =>
      typeof saved[name] === 'string' ? saved[name] : FRESH_TRIAL[name];
    return { websiteUrl: text('websiteUrl'), email: text('email'), companyName: text('companyName'), city: text('city'), consent: false };
  } catch {
    return FRESH_TRIAL;
  }
}

export function removeSavedTrial(storage: () => Storage): void {
  try {
    storage().removeItem(KEY);
  } catch {
    // see above
  }
}
