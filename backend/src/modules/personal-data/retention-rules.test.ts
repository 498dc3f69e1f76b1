import fc from 'fast-check';
import { retentionSettings } from '../settings/retention-settings.contract.js';
import { settingsDocuments } from '../settings/settings.contract.js';
import { endedBefore, endsAfter, type Period, periodOf } from './retention-period.js';
import {
  applySql,
  deleteSql,
  dueIdsSql,
  dueSql,
  isUnusual,
  RETENTION_RULES,
  type RetentionKind,
  type RetentionRule,
} from './retention-rules.js';

const settings = { legal: settingsDocuments.legal.parse({}), retention: retentionSettings.parse({}) };
const ruleOf = (kind: RetentionKind) => RETENTION_RULES.find((rule) => rule.kind === kind) as RetentionRule;

/** Periods in docs/data-protection.md, with default settings. */
const PROMISED: [RetentionKind, table: string, act: 'delete' | 'empty', kept: string][] = [
  ['prospects', 'prospects', 'delete', '24 months'],
  ['silentProspects', 'prospects', 'delete', '12 months'],
  ['unconfirmedTrials', 'prospects', 'delete', '30 days'],
  ['contactMessages', 'contact_messages', 'delete', '24 months'],
  ['auditRequests', 'seo_audit_requests', 'delete', '24 months'],
  ['referrals', 'referrals', 'empty', '24 months'],
  ['mails', 'outbox', 'delete', '12 months'],
  ['providerEvents', 'emelia_events', 'empty', '90 days'],
  ['strangerEvents', 'emelia_events', 'delete', '90 days'],
  ['webhookDeliveries', 'webhook_deliveries', 'delete', '90 days'],
  ['imports', 'imports', 'delete', '90 days'],
  ['rawMeasurements', 'instant_page_analysis', 'empty', '90 days'],
  ['auditLog', 'audit_log', 'delete', '36 months'],
  ['sessions', 'sessions', 'delete', '30 days'],
  ['vendorCalls', 'vendor_calls', 'delete', '365 days'],
];

describe('how long what is kept', () => {
  it('is what the document promises, prospects first', () => {
    const stored = RETENTION_RULES.map((rule) => {
      const { value, unit } = periodOf(rule, settings);
      return [rule.kind, rule.table, rule.set ? 'empty' : 'delete', `${value} ${unit}`];
    });
    expect(stored).toEqual(PROMISED);
  });

  it('every kind has one period: of the settings, or fixed', () => {
    for (const { kind, setting, fixedDays } of RETENTION_RULES)
      expect([kind, setting === undefined]).toEqual([kind, fixedDays !== undefined]);
  });

  it.each<[RetentionKind, Partial<typeof settings.retention>, number, Period]>([
    ['silentProspects', { silentProspectMonths: 60 }, 24, { value: 24, unit: 'months' }],
    ['silentProspects', { silentProspectMonths: 6 }, 24, { value: 6, unit: 'months' }],
    ['mails', { mailMonths: 60 }, 24, { value: 60, unit: 'months' }],
    ['prospects', { silentProspectMonths: 6 }, 36, { value: 36, unit: 'months' }],
    ['imports', { importDays: 7 }, 1, { value: 7, unit: 'days' }],
    ['sessions', {}, 1, { value: 30, unit: 'days' }],
  ])('%s with %j and a promise of %p months', (kind, retention, retentionMonths, period) =>
    expect(periodOf(ruleOf(kind), { legal: { retentionMonths }, retention: { ...settings.retention, ...retention } })).toEqual(period),
  );

  it('counts months by the calendar and days by days, there and back', () => {
    const march = new Date('2026-03-31T12:00:00Z');
    expect(endedBefore(march, { value: 1, unit: 'months' })).toEqual(new Date('2026-02-28T12:00:00Z'));
    expect(endedBefore(march, { value: 31, unit: 'days' })).toEqual(new Date('2026-02-28T12:00:00Z'));
    expect(endedBefore(march, { value: 30, unit: 'days' })).toEqual(new Date('2026-03-01T12:00:00Z'));
    expect(endsAfter(new Date('2026-01-31T12:00:00Z'), { value: 1, unit: 'months' })).toEqual(new Date('2026-02-28T12:00:00Z'));
    expect(endsAfter(new Date('2026-01-31T12:00:00Z'), { value: 1, unit: 'days' })).toEqual(new Date('2026-02-01T12:00:00Z'));
  });
});

describe('the statements', () => {
  it('empty what leaves its row, and delete the others', () => {
    for (const rule of RETENTION_RULES.filter(({ exchanges }) => !exchanges)) {
      const { kind, table, at, where, set } = rule;
      const sql = applySql(rule);
      expect([kind, sql]).toEqual([kind, expect.stringContaining(`SELECT t.ctid FROM ${table} t WHERE ${where} AND ${at} < $1 LIMIT $2`)]);
      expect([kind, sql]).toEqual([kind, expect.stringMatching(set ? /^UPDATE \w+ SET / : /^DELETE FROM \w+ WHERE /)]);
    }
  });

  it('look at the latest exchange of prospects alone, and of nobody twice', () => {
    const people = RETENTION_RULES.filter(({ exchanges }) => exchanges).map(({ kind }) => kind);
    expect(people).toEqual(['prospects', 'silentProspects', 'unconfirmedTrials']);
    for (const rule of RETENTION_RULES) {
      const joins = dueSql(rule).split('LEFT JOIN').length - 1;
      expect([rule.kind, joins]).toEqual([rule.kind, rule.exchanges ? 1 : 0]);
      expect([rule.kind, dueSql(rule)]).toEqual([rule.kind, expect.stringContaining(`SELECT ${rule.at} AS at FROM ${rule.table} t`)]);
    }
  });

  it('count all prospects, and delete none but those that were found due', () => {
    const rule = ruleOf('silentProspects');
    expect(dueIdsSql(rule)).not.toContain('$2');
    expect(dueIdsSql(rule)).toContain('WHERE true');
    expect(deleteSql(rule).match(/= ANY\(\$2::uuid\[\]\)/g)).toHaveLength(3);
    expect(deleteSql(rule)).not.toContain('WHERE true');
  });

  it('read times of what they hold', () => {
    expect(RETENTION_RULES.filter(({ at }) => !/^(t\.\w+|(greatest|coalesce)\(t\..+\))$/.test(at)).map(({ kind }) => kind)).toEqual([]);
    expect(ruleOf('sessions').at).toBe('t.expires_at');
    expect(ruleOf('imports').at).toBe('coalesce(t.finished_at, t.created_at)');
    expect(RETENTION_RULES.filter(({ where }) => where === 'true').map(({ kind }) => kind)).toEqual([
      ...['contactMessages', 'auditLog', 'sessions', 'vendorCalls'],
    ]);
  });
});

it('a night stops before an unusual number, whatever the size of the table', () => {
  expect([isUnusual(100, 100), isUnusual(101, 100), isUnusual(200, 2000), isUnusual(201, 2000)]).toEqual([false, true, false, true]);
  fc.assert(fc.property(fc.nat(), fc.nat(), (due, all) => !isUnusual(due, all) || (due > 100 && due > all / 10)));
});

it('refuses periods out of bounds', () => {
  for (const values of [{ mailMonths: 0 }, { providerEventDays: 6 }, { auditLogMonths: 11 }, { importDays: 1.5 }, { time: '02:30' }])
    expect(retentionSettings.safeParse(values).success).toBe(false);
});
