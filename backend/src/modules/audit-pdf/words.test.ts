import { composedIn } from '../../words/catalogues.js';
import { weighted } from './markup.js';
import { lowered, origin, typeset } from './words.js';

const measured = { state: 'measured', provider: 'Lighthouse 13.5.0', measured_at: '2026-11-12T09:30:00Z' };
const texts = () => [typeset("L'avis : « bon »"), origin(measured), origin({ ...measured, state: 'manual' }), lowered('Gute Länge')];

it('is typed and told as its language does', async () => {
  expect(texts()).toEqual([
    'L’avis\u202f: «\u202fbon\u202f»',
    ...['Mesuré le 12.11.2026 – Lighthouse 13.5.0', 'Saisi par l’agence le 12.11.2026', 'gute Länge'],
  ]);
  expect(await composedIn('de', texts)).toEqual([
    "L'avis : « bon »",
    ...['Gemessen am 12.11.2026 – Lighthouse 13.5.0', 'Von der Agentur erfasst am 12.11.2026', 'gute Länge'],
  ]);
});

it('has what weighs most in a sentence, and no markup of anybody else', () => {
  expect(weighted('Système : **<b>x</b> 6.9**.').code).toBe('Système : <strong>&lt;b&gt;x&lt;/b&gt; 6.9</strong>.');
});
