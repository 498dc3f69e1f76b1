import { forgetTrial, hashOf, keepTrial, keptTrial, trialInHash } from './kept-trial.ts';
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

describe('what survives a reload', () => {
  it('is the words, but never the consent', () => {
    const storage = aStorage();
    keepTrial(() => storage, values);
    expect(keptTrial(() => storage)).toEqual({ ...values, consent: false });
    forgetTrial(() => storage);
    expect(keptTrial(() => storage)).toEqual(FRESH_TRIAL);
  });

  it('is nothing where storage is refused or holds something else', () => {
    const refuse = (): Storage => {
      throw new Error('refused');
    };
    expect(() => keepTrial(refuse, values)).not.toThrow();
    expect(keptTrial(refuse)).toEqual(FRESH_TRIAL);
    const storage = aStorage();
    storage.setItem('trial_form', '[1');
    expect(keptTrial(() => storage)).toEqual(FRESH_TRIAL);
  });

  it('is the trial in the address', () => {
    expect(trialInHash(hashOf('abcd1234'))).toBe('abcd1234');
    expect(trialInHash('#suivi=<script>')).toBeNull();
  });
});
