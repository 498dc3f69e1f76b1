import { hashOf, removeSavedTrial, savedTrial, saveTrial, trialInHash } from './saved-trial.ts';
import { FRESH_TRIAL } from './trial-form.ts';

function aStorage(): Storage {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  } as unknown as Storage;
}
const values = { websiteUrl: 'https://exemple.ch', email: 'anne@exemple.ch', companyName: 'Exemple', city: 'Yverdon', consent: true };

describe('the state that survives a reload', () => {
  it('contains the texts, but never the consent', () => {
    const storage = aStorage();
    saveTrial(() => storage, values);
    expect(savedTrial(() => storage)).toEqual({ ...values, consent: false });
    removeSavedTrial(() => storage);
    expect(savedTrial(() => storage)).toEqual(FRESH_TRIAL);
  });

  it('is empty when storage is unavailable or invalid', () => {
    const refuse = (): Storage => {
      throw new Error('refused');
    };
    expect(() => saveTrial(refuse, values)).not.toThrow();
    expect(savedTrial(refuse)).toEqual(FRESH_TRIAL);
    const storage = aStorage();
    storage.setItem('trial_form', '[1');
    expect(savedTrial(() => storage)).toEqual(FRESH_TRIAL);
  });

  it('contains the trial in the address', () => {
    expect(trialInHash(hashOf('abcd1234'))).toBe('abcd1234');
    expect(trialInHash('#suivi=<script>')).toBeNull();
  });
});
