import { extractedMessages } from '../../test/support/extracted-messages.js';
import { catalogueKey } from '../rules/gettext.rules.js';
import { readCatalogue } from './po-file.js';

/** Where the trial form and its answers have their words; English has these alone. */
const FORM = [
  'backend/src/modules/rate-limiting/too-many-requests.ts',
  'backend/src/modules/trials/trial-progress.ts',
  'backend/src/modules/trials/trial.contract.ts',
  'backend/src/modules/trials/trials.service.ts',
  'microsite/src/inline/start-up.ts',
  'microsite/src/islands/ErrorBoundary.tsx',
  'microsite/src/islands/trial/ConsentField.tsx',
  'microsite/src/islands/trial/TrialForm.tsx',
  'microsite/src/islands/trial/TrialProgressScreen.tsx',
  'microsite/src/islands/trial/TrialReadyScreen.tsx',
  'microsite/src/islands/trial/TrialSentScreen.tsx',
  'microsite/src/layouts/WidgetPage.astro',
  'microsite/src/lib/trial/trial-form.ts',
];

const messages = extractedMessages();
const english = readCatalogue('en');
const keysOf = (of: typeof messages) =>
  of.flatMap(({ context, msgid, plural }) => [msgid, ...(plural === null ? [] : [plural])].map((text) => catalogueKey(text, context)));

it('every text of the trial form has its English', () => {
  const ofForm = messages.filter(({ files }) => [...files].some((file) => FORM.includes(file)));
  expect(new Set(ofForm.flatMap(({ files }) => [...files]).filter((file) => FORM.includes(file))).size).toBe(FORM.length);
  expect(keysOf(ofForm).filter((key) => !english[key])).toEqual([]);
});

it('the English catalogue has no text that the source code has not', () => {
  const known = new Set(keysOf(messages));
  expect(Object.keys(english).filter((key) => !known.has(key))).toEqual([]);
});

it('its placeholders are those of the French text', () => {
  const placeholders = (text: string) => [...new Set(text.match(/\{\d\}/g))].sort().join();
  expect(Object.entries(english).filter(([french, text]) => placeholders(french) !== placeholders(text))).toEqual([]);
});
