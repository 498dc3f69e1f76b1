import { watchStep } from './incident-watch.js';
import type { Incident } from './incidents.js';
import type { StoredIncident } from './stored-incident.entity.js';

const now = new Date('2026-11-24T09:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const incident = (key: string): Incident => ({
  key,
  name: key.split(':')[0] as Incident['name'],
  title: key,
  found: 'f',
  todo: 't',
  link: null,
});
const stored = (key: string, change: Partial<StoredIncident> = {}): StoredIncident => ({
  ...{ id: key, key, name: key.split(':')[0] ?? '', title: key, found: 'f', todo: 't' },
  ...{ began_at: ago(10), seen_at: ago(1), ended_at: null, told_at: null, settled_at: null, ...change },
});
const step = (rows: StoredIncident[], keys: string[], can: { isWanted?: boolean; canLeave?: boolean } = {}) => {
  const { begin, end, settle, alert } = watchStep({
    stored: rows,
    incidents: keys.map(incident),
    now,
    isWanted: true,
    canLeave: true,
    ...can,
  });
  const names = (some: readonly { key: string }[]) => some.map(({ key }) => key);
  const { began, ended, past } = alert;
  return { begin: names(begin), end: names(end), settle: names(settle), began: names(began), ended: names(ended), past: names(past) };
};
const nothing = { begin: [], end: [], settle: [], began: [], ended: [], past: [] };

it('notes what is new and says nothing yet', () => {
  expect(step([], ['worker', 'key:openai'])).toEqual({ ...nothing, begin: ['worker', 'key:openai'] });
});

it('tells once, after its patience', () => {
  expect(step([stored('worker', { began_at: ago(4) })], ['worker'])).toEqual(nothing);
  expect(step([stored('worker', { began_at: ago(5) })], ['worker'])).toEqual({ ...nothing, began: ['worker'] });
  expect(step([stored('worker', { told_at: ago(1) })], ['worker'])).toEqual(nothing);
  expect(step([stored('backup', { began_at: ago(59) })], ['backup'])).toEqual(nothing);
  expect(step([stored('backup', { began_at: ago(60) })], ['backup'])).toEqual({ ...nothing, began: ['backup'] });
});

it('does not tell of one that is away just now, nor take that for its end', () => {
  expect(step([stored('worker', { seen_at: ago(4) })], [])).toEqual(nothing);
  expect(step([stored('worker', { seen_at: ago(5), told_at: ago(6) })], [])).toMatchObject({
    end: ['worker'],
    ended: ['worker'],
    settle: ['worker'],
  });
});

it('forgets what passed by itself', () => {
  expect(step([stored('worker', { began_at: ago(9), seen_at: ago(6) })], [])).toEqual({ ...nothing, end: ['worker'], settle: ['worker'] });
});

it('keeps what cannot be told until it can, and then says so as past', () => {
  const row = stored('worker', { began_at: ago(60), seen_at: ago(20) });
  expect(step([row], [], { canLeave: false })).toEqual({ ...nothing, end: ['worker'] });
  expect(step([{ ...row, ended_at: ago(15) }], [], { canLeave: false })).toEqual(nothing);
  expect(step([{ ...row, ended_at: ago(15) }], [])).toEqual({ ...nothing, settle: ['worker'], past: ['worker'] });
  expect(step([stored('worker', { began_at: ago(60) })], ['worker'], { canLeave: false })).toEqual(nothing);
});

it('tells of the mail itself only afterwards', () => {
  expect(step([stored('mail', { began_at: ago(600) })], ['mail'])).toEqual(nothing);
  expect(step([stored('mail', { began_at: ago(600), seen_at: ago(30) })], [])).toMatchObject({ past: ['mail'], settle: ['mail'] });
});

it('lets a spent budget end in silence, and nobody hear of what stands on the screen alone', () => {
  expect(step([stored('budget:openai', { told_at: ago(60), seen_at: ago(30) })], [])).toEqual({
    ...nothing,
    end: ['budget:openai'],
    settle: ['budget:openai'],
  });
  for (const name of ['mail-unset', 'sending', 'unclear', 'of-another-version']) {
    expect(step([stored(name, { began_at: ago(600) })], [name])).toEqual(nothing);
    expect(step([stored(name, { began_at: ago(600), seen_at: ago(30) })], [])).toEqual({ ...nothing, end: [name], settle: [name] });
  }
});

it('says nothing while e-mails are turned off, and does not catch up on what was over', () => {
  const off = { isWanted: false };
  expect(step([stored('worker')], ['worker'], off)).toEqual(nothing);
  expect(step([stored('worker', { seen_at: ago(30), told_at: ago(40) })], [], off)).toEqual({
    ...nothing,
    end: ['worker'],
    settle: ['worker'],
  });
  expect(step([stored('worker')], ['worker'])).toMatchObject({ began: ['worker'] });
});

it('begins anew what comes back after its end', () => {
  expect(step([stored('worker', { ended_at: ago(2), told_at: ago(20) })], ['worker'], { canLeave: false })).toEqual({
    ...nothing,
    begin: ['worker'],
  });
});
