import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TRIAL_CONSENT } from './trial-consent.js';

it('the consent that is kept is the one that the form shows', () => {
  const shown = readFileSync(join(import.meta.dirname, '../../../../microsite/src/content/trial.ts'), 'utf8');
  expect(shown).toContain(TRIAL_CONSENT);
});
