import fc from 'fast-check';
import { retentionSettings } from '../settings/retention-settings.contract.js';
import { isUnusual, RETENTION_RULES } from './retention-rules.js';

it('every kind has one period: of the settings, or fixed', () => {
  const settings = retentionSettings.parse({});
  for (const { kind, setting, fixedDays } of RETENTION_RULES) {
    expect([kind, setting === undefined]).toEqual([kind, fixedDays !== undefined]);
    if (setting?.document === 'retention') expect(Object.keys(settings)).toContain(setting.path);
  }
  expect(new Set(RETENTION_RULES.map(({ kind }) => kind)).size).toBe(RETENTION_RULES.length);
});

it('a night stops before an unusual number, whatever the size of the table', () => {
  expect([isUnusual(100, 100), isUnusual(101, 100), isUnusual(200, 2000), isUnusual(201, 2000)]).toEqual([false, true, false, true]);
  fc.assert(fc.property(fc.nat(), fc.nat(), (due, all) => !isUnusual(due, all) || (due > 100 && due > all / 10)));
});

it('refuses periods out of bounds', () => {
  for (const values of [{ mailMonths: 0 }, { providerEventDays: 6 }, { auditLogMonths: 11 }, { importDays: 1.5 }, { time: '02:30' }])
    expect(retentionSettings.safeParse(values).success).toBe(false);
});
