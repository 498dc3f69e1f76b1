import { browserAgeDays, MAX_BROWSER_AGE_DAYS } from './chromium-releases.rules.js';

const on = (day: string) => new Date(`${day}T12:00:00Z`);

it.each([
  ['Chromium 153.0.7204.49 built on Debian', 0],
  ['Google Chrome 153.0.7339.80', 0],
  ['153.0.1.2', 0],
  ['HeadlessChrome', null],
  ['', null],
])('reads the major number of « %s »', (version, age) => {
  expect(browserAgeDays(version, on('2026-09-08'))).toBe(age);
});

it.each([
  ['153.0.1.1', '2026-09-08', 0],
  ['153.0.1.1', '2026-11-28', 81],
  ['153.0.1.1', '2026-12-08', 91],
  // between 140 and 150, 301 days apart
  ['145.0.1.1', '2026-01-31', 1],
  ['155.0.1.1', '2026-10-16', 10],
  // a machine whose clock is behind
  ['160.0.1.1', '2026-09-01', 0],
])('counts the days since the release of %s', (version, day, age) => {
  expect(browserAgeDays(version, on(day))).toBe(age);
});

it('knows no age of a version that is older than its table or unreadable', () => {
  expect([browserAgeDays('80.0.1.1', on('2026-11-28')), browserAgeDays('unknown', on('2026-11-28'))]).toEqual([null, null]);
});

it('calls a browser old after three months', () => {
  expect(MAX_BROWSER_AGE_DAYS).toBe(90);
});
