import { judgeSchedule, resultWords, type ScheduleSeen } from './schedule-standing.js';

/** 10:00 in Zurich. */
const now = new Date('2026-11-24T09:00:00Z');
const yesterday = new Date('2026-11-23T09:00:00Z');
const daily: ScheduleSeen = {
  ...{ job: 'retention', title: 'Conservation', runBy: 'workers', everySeconds: null },
  daily: { time: '04:15', since: new Date('2026-11-01T00:00:00Z') },
  last: { localDate: '2026-11-24', startedAt: new Date('2026-11-24T03:15:00Z'), outcome: { runId: 'x' } },
  succeededAt: now,
  failingSince: null,
};
const often: ScheduleSeen = {
  ...{ job: 'outbox', title: 'Envoi', runBy: 'workers', everySeconds: 2 },
  ...{ daily: null, last: null, succeededAt: now, failingSince: null },
};
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const stateOf = (seen: ScheduleSeen, change: Partial<ScheduleSeen> = {}, since: Date | null = yesterday, at = now) =>
  judgeSchedule({ ...seen, ...change }, since, at).state;

describe('a daily schedule', () => {
  const ran = (localDate: string) => ({ last: { localDate, startedAt: yesterday, outcome: {} } });
  it('is fine after its run, and until its hour and a little more', () => {
    expect(stateOf(daily)).toBe('fine');
    expect(stateOf({ ...daily, ...ran('2026-11-23') }, {}, yesterday, new Date('2026-11-24T03:10:00Z'))).toBe('fine');
    expect(stateOf({ ...daily, ...ran('2026-11-23') }, {}, yesterday, new Date('2026-11-24T04:14:00Z'))).toBe('fine');
  });
  it('is late when its hour went by without it, also over midnight, and says which', () => {
    expect(stateOf(daily, ran('2026-11-23'))).toBe('late');
    expect(stateOf(daily, { last: null })).toBe('late');
    expect(judgeSchedule({ ...daily, ...ran('2026-11-23') }, yesterday, now).fault).toBe(
      'N’a pas eu lieu à son heure\u202f: le 24.11.2026 à 04:15.',
    );
    const late = { ...daily, daily: { time: '23:50', since: new Date(0) } };
    expect(stateOf(late, ran('2026-11-22'), ago(3000), new Date('2026-11-24T05:00:00Z'))).toBe('late');
    expect(stateOf(late, ran('2026-11-23'), ago(3000), new Date('2026-11-24T05:00:00Z'))).toBe('fine');
  });
  it('is not late for an hour before it was turned on, nor right after its worker has come', () => {
    expect(stateOf(daily, { last: null, daily: { time: '04:15', since: new Date('2026-11-24T08:00:00Z') } })).toBe('fine');
    expect(stateOf(daily, ran('2026-11-23'), ago(4))).toBe('fine');
    expect(stateOf(daily, ran('2026-11-23'), ago(6))).toBe('late');
  });
  it('is off, waits for a worker, has failed or never ends', () => {
    expect(stateOf(daily, { daily: null })).toBe('off');
    expect(stateOf(daily, ran('2026-11-20'), null)).toBe('waiting');
    expect(stateOf(daily, { last: { localDate: '2026-11-24', startedAt: now, outcome: { error: 'Le disque est plein.' } } })).toBe(
      'failing',
    );
    const begun = { localDate: '2026-11-24', startedAt: new Date('2026-11-24T01:30:00Z'), outcome: null };
    expect(stateOf(daily, { last: begun })).toBe('failing');
    expect(stateOf(daily, { last: { ...begun, startedAt: ago(60) } })).toBe('fine');
  });
});

describe('what runs again and again', () => {
  it('is late after some of its waits, not during the first minutes of a worker', () => {
    expect(stateOf(often, { succeededAt: ago(5) })).toBe('fine');
    expect(stateOf(often, { succeededAt: ago(6) })).toBe('late');
    expect(stateOf(often, { succeededAt: null })).toBe('late');
    expect(stateOf(often, { succeededAt: ago(600) }, ago(4))).toBe('fine');
    expect(stateOf({ ...often, everySeconds: 1800 }, { succeededAt: ago(90) })).toBe('fine');
    expect(stateOf({ ...often, everySeconds: 1800 }, { succeededAt: ago(96) })).toBe('late');
  });
  it('waits for no worker where web processes run it too', () => {
    const { runBy } = { runBy: 'everybody' } as const;
    expect(stateOf(often, { runBy }, null)).toBe('fine');
    expect(stateOf(often, { runBy, succeededAt: ago(10) }, null)).toBe('late');
    expect(stateOf(often, { runBy, succeededAt: null }, null)).toBe('waiting');
    expect(stateOf(often, {}, null)).toBe('waiting');
  });
  it('fails when it has failed for minutes', () => {
    expect(stateOf(often, { failingSince: ago(2) })).toBe('fine');
    expect(stateOf(often, { failingSince: ago(4) })).toBe('failing');
  });
});

it.each<[Record<string, unknown> | null, string]>([
  [null, 'Commencée'],
  [{ runId: 'x' }, 'Commencée'],
  [{ runId: 'x', removed: { mails: 0 } }, 'Rien à supprimer'],
  [{ runId: 'x', removed: { mails: 1200, scans: 300 } }, '1’500 lignes supprimées'],
  [{ messages: 0 }, 'Rien à dire'],
  [{ messages: 2 }, '2 messages'],
  [{ campaigns: 1 }, '1 campagne'],
  [{ rows: 12_345, bytes: 2_340_000 }, '12’345 lignes, 2,3 Mo'],
  [{ error: 'Le disque est plein.' }, 'Échec\u202f: Le disque est plein.'],
])('says what came of %j', (outcome, words) => expect(resultWords(outcome, null)).toBe(words));

it('says of a night how many, and how many failed', () => {
  expect(resultWords({ scanId: 'x', prospects: 12 }, { total: 12, failed: 1 })).toBe('12 prospects, 1 échec');
});
