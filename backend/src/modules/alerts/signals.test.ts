import { isQuiet, signalWords } from './signals.js';

describe('quiet hours', () => {
  it.each([
    ['19:59', false],
    ['20:00', true],
    ['23:30', true],
    ['00:00', true],
    ['07:29', true],
    ['07:30', false],
    ['12:00', false],
  ])('over midnight: %s', (time, quiet) => {
    expect(isQuiet(time, { from: '20:00', to: '07:30' })).toBe(quiet);
  });

  it('within a day, and none at all', () => {
    expect(['11:59', '12:00', '13:59', '14:00'].map((time) => isQuiet(time, { from: '12:00', to: '14:00' }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isQuiet('03:00', { from: '00:00', to: '00:00' })).toBe(false);
  });
});

it('a signal says how often', () => {
  expect(signalWords({ name: 'cta_click', at: '2026-11-21T10:00:00Z', count: 3 })).toBe('a cliqué pour prendre contact (3 fois)');
});
