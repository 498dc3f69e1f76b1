import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INCIDENTS } from '../../rules/incidents.rules.js';
import { incidentsOf } from './incidents.js';
import type { RunningState } from './running-state.js';
import type { JudgedSchedule } from './schedule-standing.js';

const ROUTES = readFileSync(join(import.meta.dirname, '../../../../admin/src/pages/settings-routes.tsx'), 'utf8');
const SETTINGS_TABS = [...ROUTES.matchAll(/\['([a-z]+)', </g)].map(([, name]) => name);

const now = new Date('2026-11-22T12:00:00Z');
const fine: RunningState = {
  databaseNow: now,
  workers: 2,
  mail: { isConfigured: true, lastSentAt: now, failure: null },
  mailbox: null,
  calendars: [],
  isSendingSuspended: false,
  unclearEmails: 0,
  backup: { at: new Date('2026-11-22T02:00:00Z'), error: null },
  offsite: null,
  freeBytes: 40e9,
  browser: { version: '153.0.7204.49', ageDays: 90 },
  brokenKeys: [],
  vendors: [{ vendor: 'openai', label: 'OpenAI', isPaused: false, cause: null, isSpent: false }],
  abandonedJobs: 0,
  oldestJobSeconds: 0,
  schedules: [],
};
const of = (change: Partial<RunningState>) => incidentsOf({ ...fine, ...change });
const openAi = (change: Partial<RunningState['vendors'][number]>) => [
  { ...(fine.vendors[0] as RunningState['vendors'][number]), ...change },
];
const late = (job: JudgedSchedule['job']): JudgedSchedule => ({
  ...{ job, title: 'Titre', runBy: 'workers', everySeconds: null },
  ...{ daily: null, last: null, succeededAt: null, failingSince: null, state: 'late', fault: 'N’a plus tourné.' },
});
const refused = 'Le serveur refuse le mot de passe.';
const calendar = { id: '7', account: 'Agence', calendar: 'Privé', reading: null, writing: null };
const unwritten = (count: number) => ({ ...calendar, writing: { cause: refused, count } });
const stopped = { since: new Date('2026-11-22T10:30:00Z'), error: 'Le serveur refuse le mot de passe.' };

it('finds nothing where everything works, also before the first e-mail', () => {
  expect(of({})).toEqual([]);
  expect(of({ offsite: { at: new Date('2026-11-22T02:00:00Z'), error: null } })).toEqual([]);
  expect(of({ mail: { ...fine.mail, lastSentAt: null }, oldestJobSeconds: 3599 })).toEqual([]);
});

it.each<[string, Partial<RunningState>, RegExp]>([
  ['worker', { workers: 0 }, /Aucun processus de travail/],
  ['disk', { freeBytes: 1.5e9 }, /1,5 Go/],
  ['mail', { mail: { ...fine.mail, failure: stopped } }, /11:30.*mot de passe/],
  ['mail-unset', { mail: { ...fine.mail, isConfigured: false } }, /Aucun serveur d’envoi/],
  ['mailbox', { mailbox: { ok: false, outcome: 'La boîte refuse le mot de passe.' } }, /La boîte refuse/],
  ['calendar:7', { calendars: [{ ...calendar, reading: refused }] }, /^Le serveur refuse le mot de passe\.$/],
  ['calendar:7', { calendars: [unwritten(1)] }, /mot de passe\. Un rendez-vous n’y est pas encore inscrit\./],
  ['calendar:7', { calendars: [unwritten(12)] }, /12 rendez-vous n’y sont pas encore inscrits\./],
  ['sending', { isSendingSuspended: true }, /restauration/],
  ['backup', { backup: { at: new Date('2026-11-20T11:00:00Z'), error: null } }, /20\.11\.2026 à 12:00/],
  ['backup', { backup: { at: now, error: 'Le disque est plein.' } }, /disque est plein/],
  ['browser', { browser: { version: '150.0.1.2', ageDays: 91 } }, /Chromium 150\.0\.1\.2, paru il y a 91 jours/],
  ['offsite', { offsite: { at: new Date('2026-11-20T11:00:00Z'), error: null } }, /copie hors site date du 20\.11\.2026 à 12:00/],
  ['offsite', { offsite: { at: now, error: 'Copie hors site\u202f: le stockage est plein.' } }, /stockage est plein/],
  ['offsite', { offsite: { at: null, error: null } }, /Aucune copie/],
  ['key:openai', { brokenKeys: [{ vendor: 'openai', label: 'OpenAI', cause: 'La clé est refusée.' }] }, /refusée/],
  ['vendor:openai', { vendors: openAi({ isPaused: true, cause: 'OpenAI : plus de crédit.' }) }, /plus de crédit/],
  ['budget:openai', { vendors: openAi({ isSpent: true }) }, /OpenAI est atteinte/],
  ['schedule:retention', { schedules: [late('retention')] }, /plus tourné/],
  ['waiting', { oldestJobSeconds: 4200 }, /70 minutes/],
  ['abandoned', { abandonedJobs: 1234 }, /1’234 tâches/],
  ['unclear', { unclearEmails: 1 }, /Un e-mail est peut-être parti/],
])('%s, with its cause and a way out', (key, change, words) => {
  const found = of(change);
  expect(found.map((one) => one.key)).toEqual([key]);
  expect(found[0]?.found).toMatch(words);
  expect(found[0]?.todo).toMatch(/\S/);
  expect(found[0]?.title).toMatch(/\S/);
  expect(found[0]?.link ?? '/x').not.toBe('/monitoring');
  const [, tab] = /^\/settings\/([a-z]+)/.exec(found[0]?.link ?? '') ?? [];
  if (tab) expect(SETTINGS_TABS).toContain(tab);
});

it('leaves out what only follows: jobs wait without a worker, a vendor rests for its key, the backup has its own line', () => {
  expect(of({ workers: 0, oldestJobSeconds: 9000 }).map(({ key }) => key)).toEqual(['worker']);
  const refused = { brokenKeys: [{ vendor: 'openai', label: 'OpenAI', cause: '' }], vendors: openAi({ isPaused: true }) };
  expect(of(refused).map(({ key }) => key)).toEqual(['key:openai']);
  expect(of({ schedules: [late('backup')] })).toEqual([]);
  expect(of({ isSendingSuspended: true, calendars: [unwritten(3)] }).map(({ key }) => key)).toEqual(['sending']);
});

it('knows the tabs of the settings that incidents lead to', () => {
  expect(SETTINGS_TABS).toContain('general');
});

it('names the gravest first, in the order of the rules', () => {
  const all = of({
    ...{
      workers: 0,
      freeBytes: null,
      mail: { ...fine.mail, failure: stopped },
      mailbox: { ok: false, outcome: null },
      calendars: [{ ...calendar, reading: refused }],
      isSendingSuspended: true,
      backup: { at: null, error: null },
      offsite: { at: null, error: null },
    },
    ...{ brokenKeys: [{ vendor: 'google', label: 'Google', cause: '' }], vendors: openAi({ isPaused: true, isSpent: true }) },
    ...{ schedules: [late('outbox')], abandonedJobs: 1, unclearEmails: 2 },
  }).map(({ name }) => name);
  expect(all).toEqual(Object.keys(INCIDENTS).filter((name) => all.includes(name as never)));
  expect(all.length).toBe(13);
});
