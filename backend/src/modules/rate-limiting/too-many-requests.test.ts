import { inWords, tooManyRequests } from './too-many-requests.js';

it.each([
  [1, 'dans 1 seconde'],
  [45, 'dans 45 secondes'],
  [89, 'dans 89 secondes'],
  [90, 'dans 2 minutes'],
  [899, 'dans 15 minutes'],
  [5400, 'dans 2 heures'],
  [86_400, 'dans 24 heures'],
])('%i s is « %s »', (seconds, words) => expect(String(inWords(seconds))).toBe(words));

it('says the same in the header', () => {
  expect(tooManyRequests(61)).toMatchObject({ status: 429, code: 'rate_limited', headers: { 'retry-after': '61' } });
});
