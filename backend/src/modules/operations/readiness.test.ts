import { type Installation, readinessOf } from './readiness.js';

const now = new Date('2026-11-22T12:00:00Z');
const fine: Installation = {
  publicUrl: 'https://analyse.agence.ch',
  mailIsConfigured: true,
  administrators: 1,
  workers: 2,
  postalAddress: 'Rue du Lac 1, 1003 Lausanne',
  lastBackupAt: new Date('2026-11-22T02:00:00Z'),
  freeBytes: 40e9,
  browserFault: null,
  now,
  databaseNow: new Date(now.getTime() + 900),
  brokenKeys: [],
};
const faults = (change: Partial<Installation>) => readinessOf({ ...fine, ...change }).filter(({ ok }) => !ok);

it('finds nothing in an installation that is in order', () => expect(faults({})).toEqual([]));

it.each<[string, Partial<Installation>, RegExp]>([
  ['address', { publicUrl: 'http://localhost:3000' }, /https/],
  ['administrator', { administrators: 0 }, /create-admin/],
  ['mail', { mailIsConfigured: false }, /SMTP_URL/],
  ['sender', { postalAddress: ' \n' }, /adresse postale/],
  ['worker', { workers: 0 }, /ROLE=worker/],
  ['backup', { lastBackupAt: null }, /cli -- backup/],
  ['backup', { lastBackupAt: new Date('2026-11-19T12:00:00Z') }, /2026-11-19/],
  ['disk', { freeBytes: 1.5e9 }, /1,5 Go/],
  ['browser', { browserFault: 'libnss3' }, /libnss3/],
  ['clock', { databaseNow: new Date('2026-11-22T11:00:00Z') }, /3600 secondes/],
  ['vendors', { brokenKeys: ['OpenAI', 'Google'] }, /OpenAI, Google/],
])('names %s and what to do', (name, change, words) => {
  expect(faults(change)).toEqual([{ name, ok: false, message: expect.stringMatching(words) }]);
});
