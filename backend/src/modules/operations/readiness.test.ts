import type { Installation } from './installation.js';
import { READINESS } from './readiness.contract.js';
import { readinessOf } from './readiness.js';

const now = new Date('2026-11-22T12:00:00Z');
const fine: Installation = {
  publicUrl: 'https://analyse.agence.ch',
  hasTrustedProxy: true,
  database: { version: '18.1', isSupported: true, missingMigrations: 0 },
  secretFits: true,
  mail: { isConfigured: true, lastSentAt: new Date('2026-11-22T11:00:00Z'), failure: null },
  administrators: 1,
  workers: 2,
  mailbox: { ok: true, outcome: null },
  postalAddress: 'Rue du Lac 1, 1003 Lausanne',
  backup: { at: new Date('2026-11-22T02:00:00Z'), error: null },
  offsite: { at: new Date('2026-11-22T02:00:00Z'), error: null },
  freeBytes: 40e9,
  browser: { version: '153.0.7204.49', ageDays: 12 },
  browserFault: null,
  undrawnScripts: [],
  now,
  databaseNow: new Date(now.getTime() + 900),
  brokenKeys: [],
};
const faults = (change: Partial<Installation>) => readinessOf({ ...fine, ...change }).filter(({ ok }) => !ok);

it('finds nothing in an installation that is in order, and has a line for each point', () => {
  expect(faults({})).toEqual([]);
  expect(readinessOf(fine).map(({ name }) => name)).toEqual([...READINESS]);
  expect(readinessOf(fine).every(({ todo, found }) => todo === null && found !== '')).toBe(true);
});

it('tells rare scripts without a font as no fault, and nothing where no browser may be started', () => {
  const fonts = (undrawnScripts: Installation['undrawnScripts']) =>
    readinessOf({ ...fine, undrawnScripts }).find(({ name }) => name === 'fonts');
  expect(fonts([{ name: 'thaï', isExpected: false }])).toMatchObject({ ok: true, found: expect.stringContaining('thaï') });
  expect(fonts(null)).toMatchObject({ ok: true });
});

const failure = { since: new Date('2026-11-22T10:30:00Z'), error: 'Le serveur refuse le mot de passe.' };
const refused = (label: string) => ({ vendor: label, label, cause: '' });

it.each<[string, Partial<Installation>, RegExp]>([
  ['address', { publicUrl: 'http://localhost:3000' }, /https/],
  ['proxy', { hasTrustedProxy: false }, /TRUST_PROXY/],
  ['secret', { secretFits: false }, /rotate-secret.*new-secret/],
  ['database', { database: { version: '14.9', isSupported: false, missingMigrations: 0 } }, /14\.9\. PostgreSQL 15/],
  ['database', { database: { version: '18.1', isSupported: true, missingMigrations: 2 } }, /2 migrations/],
  ['administrator', { administrators: 0 }, /create-admin/],
  ['mail', { mail: { ...fine.mail, isConfigured: false } }, /SMTP_URL/],
  ['mail', { mail: { ...fine.mail, lastSentAt: null } }, /encore parti.*test-mail/],
  ['mail', { mail: { ...fine.mail, failure } }, /22\.11\.2026 à 11:30.*mot de passe/],
  ['mailbox', { mailbox: { ok: false, outcome: 'Le serveur refuse.' } }, /Le serveur refuse.*testez/],
  ['sender', { postalAddress: ' \n' }, /adresse postale/],
  ['worker', { workers: 0 }, /ROLE=worker/],
  ['backup', { backup: { at: null, error: null } }, /cli -- backup/],
  ['backup', { backup: { at: new Date('2026-11-19T12:00:00Z'), error: null } }, /19\.11\.2026 à 13:00/],
  ['backup', { backup: { at: now, error: 'Le disque est plein.' } }, /disque est plein/],
  ['offsite', { offsite: { at: null, error: null } }, /Aucune copie.*cli -- backup/],
  ['offsite', { offsite: { at: new Date('2026-11-19T12:00:00Z'), error: null } }, /19\.11\.2026 à 13:00/],
  ['offsite', { offsite: { at: now, error: 'Le stockage est plein.' } }, /stockage est plein/],
  ['disk', { freeBytes: 1.5e9 }, /1,5 Go/],
  ['disk', { freeBytes: null }, /DATA_DIR/],
  ['browser', { browserFault: 'libnss3' }, /libnss3/],
  ['browser', { browser: { version: '150.0.1.2', ageDays: 91 } }, /150\.0\.1\.2, paru il y a 91 jours.*Mettez à jour/],
  ['fonts', { undrawnScripts: [{ name: 'grec', isExpected: true }] }, /grec.*fonts-noto-core/],
  ['clock', { databaseNow: new Date('2026-11-22T11:00:00Z') }, /3600 secondes/],
  ['vendors', { brokenKeys: [refused('OpenAI'), refused('Google')] }, /OpenAI, Google/],
])('names %s and what to do', (name, change, words) => {
  const found = faults(change);
  expect(found.map((line) => line.name)).toEqual([name]);
  expect(`${found[0]?.found} ${found[0]?.todo}`).toMatch(words);
  expect(found[0]?.todo).toMatch(/\S/);
});

it('asks for no proxy where there is no https', () => {
  expect(faults({ publicUrl: 'http://10.0.0.4', hasTrustedProxy: false }).map(({ name }) => name)).toEqual(['address']);
});
