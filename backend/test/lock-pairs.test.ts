import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { Client } from 'pg';
import { Problem } from '../src/common/errors.js';
import { Scans } from '../src/modules/analysis/scans/scans.service.js';
import { BulkDeletionJobs } from '../src/modules/bulk-actions/bulk-deletion.jobs.js';
import { CampaignEvents } from '../src/modules/campaigns/campaign-events.service.js';
import { CampaignLedger } from '../src/modules/campaigns/campaign-ledger.service.js';
import { normaliseRow } from '../src/modules/imports/normalise-row.js';
import { copiedRows } from '../src/modules/imports/spreadsheet/copied-rows.js';
import { openSource } from '../src/modules/imports/spreadsheet/open-source.js';
import { survey } from '../src/modules/imports/spreadsheet/survey.js';
import { SpreadsheetReader } from '../src/modules/imports/spreadsheet-reader.service.js';
import { PersonErasure } from '../src/modules/personal-data/person-erasure.service.js';
import { RetentionJobs } from '../src/modules/personal-data/retention.jobs.js';
import { startApp, type TestApp } from './support/app.js';
import { deadlocks } from './support/deadlocks.js';
import { until } from './support/until.js';

/**
 * Whoever writes several prospects, or rows of several prospects, at the same moment as somebody else. Three prospects, in the order of
 * their ids, of whom the second is held by somebody: both come to it from their own side, and wait. Let go, one of them waits for
 * the other, and never both.
 */
let app: TestApp;
/** Holds one prospect. */
let holder: Client;
/** Looks on: within a transaction PostgreSQL shows what it showed before. */
let watcher: Client;

beforeAll(async () => {
  app = await startApp({ DATABASE_CONNECTIONS: '12' });
  app.app.get(SpreadsheetReader, { strict: false }).read = readHere;
  [holder, watcher] = [0, 1].map(() => new Client({ connectionString: process.env.DATABASE_URL })) as [Client, Client];
  await Promise.all([holder.connect(), watcher.connect()]);
});
afterAll(async () => {
  await holder?.end();
  await watcher?.end();
  await app?.stop();
});

interface Three {
  ids: string[];
  emails: string[];
  importId: string;
}
type Call = () => Promise<number>;

const call = async (method: string, path: string, body?: object): Promise<number> =>
  (await app.call(method, `/api/admin/${path}`, { as: app.admin, ...(body && { body }) })).status;

const backwards = (values: string[]) => [...values].reverse();

/** A file is read while nobody holds anything: a process of its own for each would be a third of what these tests cost. */
const readHere: SpreadsheetReader['read'] = async ({ id, file }) => {
  const { sample, ...table } = await survey(await openSource(file), {});
  const people = sample.map(({ line, cells }) => normaliseRow(line, cells, table.fields));
  return { ...table, textFormat: null, preview: sample, rows: Readable.from([Buffer.from(copiedRows(id, people))]) };
};

async function upload(emails: string[]): Promise<string> {
  const form = new FormData();
  const rows = emails.map((email, n) => `${email},Anne,Rey,https://${email.replace('@', '-')}.${n}.ch/`);
  form.set('file', new Blob([['email,prénom,nom,site', ...rows].join('\n')]), 'gens.csv');
  const headers = { authorization: `Bearer ${app.admin.token}` };
  const answer = await fetch(`${app.url}/api/admin/imports`, { method: 'POST', body: form, headers });
  return ((await answer.json()) as { importId: string }).importId;
}

/** Of an import, ids rising. The last one is the first of every list, and old enough to be forgotten. */
async function three(): Promise<Three> {
  const name = randomBytes(4).toString('hex');
  const emails = [1, 2, 3].map((n) => `${n}-${name}@import.example`);
  const importId = await upload(emails);
  expect(await call('POST', `imports/${importId}/confirm`, {})).toBe(200);
  const rows = await app.database.query<{ id: string }[]>(
    `UPDATE prospects SET created_at = '2019-01-01'::timestamptz + substr(email, 1, 1)::int * interval '1 day', updated_at = '2019-02-01'
      WHERE email = ANY($1) RETURNING id`,
    [emails],
  );
  return { importId, emails, ids: (rows[0] as unknown as { id: string }[]).map(({ id }) => id).sort() };
}

const bulk = (body: object) => app.call<{ id: string }>('POST', '/api/admin/prospects/bulk', { as: app.admin, body });
const done = async (work: Promise<unknown>) => work.then(() => 200);

const notThere = (error: unknown) => {
  if (!(error instanceof Problem) || error.status !== 404) throw error;
};

/** Made ready for three prospects: what answers, when it is called, with the status of an answer. */
const ORDERS: Record<string, (three: Three) => Promise<Call>> = {
  'a status for many':
    async ({ ids }) =>
    async () =>
      call('POST', 'prospects/bulk', { action: 'set_status', ids: backwards(ids), status: 'qualified' }),
  'its undoing': async ({ ids }) => {
    const { body } = await bulk({ action: 'set_status', ids: backwards(ids), status: 'contacted' });
    return () => call('POST', `prospects/bulk/${body.id}/undo`);
  },
  'a deletion that waits':
    async ({ ids }) =>
    async () =>
      call('POST', 'prospects/bulk', { action: 'delete', ids: backwards(ids) }),
  'a deletion': async ({ ids }) => {
    const { body } = await bulk({ action: 'delete', ids });
    const context = { jobId: '', retry: 0, signal: new AbortController().signal };
    if (!body.id) return async () => 200; // the other one has them
    return () => done(app.app.get(BulkDeletionJobs, { strict: false }).delete({ bulkId: body.id }, context));
  },
  'an import that completes': async ({ emails }) => {
    const id = await upload(backwards(emails));
    const permission = { basis: 'customer', obtained_on: '2026-11-01', source: 'Contrats' };
    return () => call('POST', `imports/${id}/confirm`, { onDuplicate: 'update', onSameSite: 'create', permission });
  },
  'the undoing of an import':
    async ({ importId }) =>
    () =>
      call('POST', `imports/${importId}/undo`, { force: true }),
  'a scan':
    async ({ ids }) =>
    async () =>
      call('POST', 'scans', { kind: 'bulk', prospectIds: ids }),
  'a scan that goes on': async ({ ids }) => {
    const scans = app.app.get(Scans, { strict: false });
    const { body } = await app.call<{ scanId: string }>('POST', '/api/admin/scans', {
      as: app.admin,
      body: { kind: 'bulk', prospectIds: ids },
    });
    await scans.pause(body.scanId);
    await app.database.query(`UPDATE scan_targets SET status = 'waiting' WHERE scan_id = $1`, [body.scanId]);
    await app.database.query(`DELETE FROM scan_tasks WHERE scan_id = $1`, [body.scanId]);
    return () => call('POST', `scans/${body.scanId}/resume`);
  },
  'a campaign that begins': async ({ ids }) => {
    const [campaign] = await app.database.query<{ id: string }[]>(`INSERT INTO email_campaigns (name) VALUES ('Automne') RETURNING id`);
    const people = backwards(ids).map((prospectId) => ({ prospectId, label: '', emailHash: prospectId, reason: null, notSentYet: null }));
    const ledger = app.app.get(CampaignLedger, { strict: false });
    return () => done(app.database.transaction((manager) => ledger.add(manager, campaign?.id ?? '', people)));
  },
  'a campaign that is deleted': async ({ ids }) => {
    const [campaign] = await app.database.query<{ id: string }[]>(`INSERT INTO email_campaigns (name) VALUES ('Hiver') RETURNING id`);
    await bulk({ action: 'add_to_campaign', ids, campaignId: campaign?.id });
    return () => call('DELETE', `campaigns/${campaign?.id}`);
  },
  'a permission for many':
    async ({ ids }) =>
    async () =>
      call('POST', 'contact-permissions', {
        prospectIds: backwards(ids),
        basis: 'customer',
        obtained_on: '2026-11-01',
        source: 'Contrats',
      }),
  'the erasure of a person': async ({ ids, emails }) => {
    const [user] = await app.database.query(`SELECT id, email, role FROM users LIMIT 1`);
    const person = { address: emails[0] ?? '', prospectIds: backwards(ids), hash: null };
    const erasure = app.app.get(PersonErasure, { strict: false });
    // who was deleted meanwhile cannot be erased: that is an answer, too
    return () => done(app.database.transaction((manager) => erasure.run(manager, person as never, user)).catch(notThere));
  },
  'what is kept no longer': async () => {
    const [run] = await app.database.query<{ id: string }[]>(`INSERT INTO retention_runs (cause) VALUES ('staff') RETURNING id`);
    const context = { retry: 0, signal: new AbortController().signal };
    return () => done(app.app.get(RetentionJobs, { strict: false }).apply({ runId: run?.id ?? '' }, context));
  },
};
const NAMES = Object.keys(ORDERS);

/** Of this database: who waits for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await watcher.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/** Begun, and waiting or done. */
async function begun(work: Call, others: number): Promise<{ answer: Promise<number> }> {
  let isDone = false;
  const answer = work().finally(() => (isDone = true));
  answer.catch(() => undefined);
  await until(async () => isDone || (await waiting()) > others);
  return { answer }; // a promise alone would be waited for
}

const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at).map((other) => [one, other] as const));

it.each(PAIRS)('%s and %s never deadlock', async (one, other) => {
  await app.database.query('DELETE FROM prospects');
  const people = await three();
  const ready = async (name: string) => (ORDERS[name] as (three: Three) => Promise<Call>)(people);
  // nobody scans who is about to go
  const second = await ready(other);
  const first = await ready(one);
  await holder.query('BEGIN');
  await holder.query('SELECT FROM prospects WHERE id = $1 FOR UPDATE', [people.ids[1]]);
  const answers: { answer: Promise<number> }[] = [];
  try {
    for (const work of [first, second]) answers.push(await begun(work, await waiting()));
  } finally {
    await holder.query('COMMIT');
  }
  const statuses = await Promise.all(answers.map(({ answer }) => answer));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
});

/** Locks a row of a prospect and then the prospect; a deletion locks the prospect first. */
const ROWS: Record<string, (id: string) => Promise<Call>> = {
  'a message that has left': async (id) => {
    const row = await recipient(id, 'sending');
    const claimed = { ...row, prospect_id: id, attempts: 1 };
    return () => done(app.app.get(CampaignLedger, { strict: false }).settle(claimed as never, { state: 'sent' } as never));
  },
  'a message that staff says has left': async (id) => {
    const row = await recipient(id, 'unknown');
    return () => call('POST', `campaigns/${row.campaign_id}/recipients/${row.id}/resolve`, { outcome: 'sent' });
  },
  'what the provider tells of a message': async (id) => {
    const row = await recipient(id, 'unknown');
    const [{ token, email }] = await app.database.query('SELECT token, email FROM prospects WHERE id = $1', [id]);
    const events = app.app.get(CampaignEvents, { strict: false });
    return () => done(events.take([{ event: 'SENT', email, token }], row.campaign_id));
  },
};

async function recipient(prospectId: string, state: string) {
  const [campaign] = await app.database.query<{ id: string }[]>(`INSERT INTO email_campaigns (name) VALUES ('Été') RETURNING id`);
  const [row] = await app.database.query<{ id: string; campaign_id: string; email_hash: string; claimed_at: string }[]>(
    `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state, claimed_at) VALUES ($1, $2::uuid, $2::uuid::text, $3, now())
     RETURNING id, campaign_id, email_hash, claimed_at::text`,
    [campaign?.id, prospectId, state],
  );
  return row as NonNullable<typeof row>;
}

it.each(Object.keys(ROWS))('%s and the deletion of its prospect never deadlock', async (name) => {
  await app.database.query('DELETE FROM prospects');
  const { ids } = await three();
  const [id = ''] = ids;
  const work = await (ROWS[name] as (id: string) => Promise<Call>)(id);
  await holder.query('BEGIN');
  await holder.query('SELECT FROM prospects WHERE id = $1 FOR NO KEY UPDATE', [id]);
  const answers: { answer: Promise<number> }[] = [];
  try {
    for (const one of [() => call('DELETE', `prospects/${id}`), work]) answers.push(await begun(one, await waiting()));
    expect(await waiting()).toBe(2);
  } finally {
    await holder.query('COMMIT');
  }
  expect((await Promise.all(answers.map(({ answer }) => answer))).filter((status) => status >= 500)).toEqual([]);
});

it('no pair of operations has deadlocked', async () => {
  await app.stop();
  expect(await deadlocks()).toEqual([]);
});
