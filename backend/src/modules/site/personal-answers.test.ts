import { encodingFor } from './compressed.js';
import { personalAnswerOf } from './personal-answers.js';

const what = (url: string) => {
  const asked = personalAnswerOf({ url, headers: {} });
  return asked && [typeof asked.what === 'string' ? asked.what : asked.what.name, asked.token, asked.rule];
};

it.each([
  ['/api/public/prospects/ab12CD34', ['report', 'ab12CD34', 'prospects']],
  ['/api/public/prospects/ab12CD34/score?x=1', ['score', 'ab12CD34', 'prospects']],
  ['/analyse/ab12CD34?utm_source=mail', ['analyse', 'ab12CD34', 'default']],
  ['/testpage2/ab12CD34', ['analyse', 'ab12CD34', 'default']],
  ['/quiz/ab12CD34', ['quiz', 'ab12CD34', 'default']],
])('%s is kept', (url, expected) => expect(what(url)).toEqual(expected));

it.each([
  '/analyse',
  '/analyse/',
  '/analyse/demo',
  '/analyse/ab12cd34/more',
  '/analyse/ab12%2034',
  '/api/public/prospects/ab12cd34/logo',
  '/api/public/prospects/demo-id',
  '/rendez-vous/ab12cd34',
  '/mentions/ab12cd34',
  '/constructor/ab12cd34',
  '/t/ab12cd34',
  '/ab12cd34',
])('%s goes the ordinary way', (url) => expect(what(url)).toBeNull());

it.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['BR', 'br'],
  ['br;q=0', null],
  ['br;q=0.000, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=0', null],
  ['brotli', null],
  [undefined, null],
])('« %s » is answered in %s', (accepted, expected) => expect(encodingFor(accepted)).toBe(expected));
