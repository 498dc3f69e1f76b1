import type { CampaignRecord } from '../src/modules/campaigns/campaign.contract.js';
import { CampaignPolls } from '../src/modules/campaigns/campaign-polls.jobs.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import type { Emulator } from './emulators/emulator.js';
import { KEYS, startEmulators } from './emulators/index.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { processes } from './support/schedules.js';

let app: TestApp;
let emelia: Emulator;
let stopEmulators: () => Promise<void>;
let campaign: CampaignRecord;
let people: Prospect[];
beforeAll(async () => {
  const emulators = await startEmulators();
  emelia = emulators.emelia;
  stopEmulators = () => emulators.stop();
  app = await startApp({ ...emulators.env });
  await post('/api/admin/api-keys/emelia', { apiKey: KEYS.emelia.key, metadata: {} }, 'PUT');
  await post('/api/admin/settings/campaigns', { value: { postalAddress: 'Rue du Lac 1, 1400 Yverdon' } }, 'PUT');
  const value = { emelia: { callsPerMinute: 10_000 } };
  await app.call('PUT', '/api/admin/settings/vendorLimits', { as: app.admin, body: { value } });
});
afterAll(async () => {
  await app.stop();
  await stopEmulators();
});
beforeEach(async () => {
  for (const table of ['suppressions', 'emelia_events', 'prospects', 'email_campaigns', 'schedule_runs', 'vendor_states'])
    await app.database.query(`DELETE FROM ${table}`);
  emelia.reset();
  people = await Promise.all(
    ['anne', 'luc', 'zoe'].map((name) => aProspect(app.database, { email: `${name}@example.ch`, review_status: 'validated' })),
  );
  const prospectIds = people.map(({ id }) => id);
  await post('/api/admin/contact-permissions', { prospectIds, basis: 'customer', obtained_on: '2026-11-01', source: 'Contrat 2025' });
  campaign = (
    await post('/api/admin/campaigns', {
      name: 'Novembre',
      subject: 'Bonjour',
      template: 'Modèle',
      channel: 'emelia',
      createAtProvider: true,
      target_audience: { prospectIds },
    })
  ).body;
  for (const prospectId of prospectIds) await post(`/api/admin/campaigns/${campaign.id}/prospects`, { prospectId });
  await app.database.query(`UPDATE email_campaigns SET status = 'sent', started_at = now() WHERE id = $1`, [campaign.id]);
});

const post = (path: string, body: object = {}, method = 'POST') => app.call<CampaignRecord>(method, path, { as: app.admin, body });
const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString();
/** Something happens at the provider; no webhook is registered, so nobody tells us. */
const fire = (event: string, name: string, second: number) =>
  fetch(`${emelia.url}/__emulator/fire`, {
    method: 'POST',
    body: JSON.stringify({ event, email: `${name}@example.ch`, date: at(second) }),
  });
const poll = () => app.app.get(CampaignPolls).poll({ campaignId: campaign.id }, { signal: new AbortController().signal });
const record = async () => (await app.call<CampaignRecord>('GET', `/api/admin/campaigns/${campaign.id}`, { as: app.admin })).body;
const remaining = async () => (await app.database.query('SELECT 1 FROM emelia_events')).length;

it('a poll corrects totals without webhooks, and is idempotent', async () => {
  for (const name of ['anne', 'luc', 'zoe']) await fire('SENT', name, 0);
  await fire('OPENED', 'anne', 60);
  await fire('OPENED', 'anne', 90);
  await fire('CLICKED', 'anne', 100);
  await fire('REPLIED', 'luc', 200);
  await fire('BOUNCED', 'zoe', 5);
  for (let time = 0; time < 2; time++) {
    await poll();
    const { statistics, provider_state, polled_at, poll_error, open_count } = await record();
    expect(statistics).toMatchObject({ sent: 3, opened: 1, clicked: 1, replied: 1, bounced: 1 });
    expect([provider_state, poll_error, open_count]).toEqual(['DRAFT', null, 1]);
    expect(Date.parse(polled_at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await remaining()).toBe(8);
  }
  expect(await app.database.query('SELECT reason, scope FROM suppressions')).toEqual([{ reason: 'bounced', scope: 'all' }]);
});

it('a polled event equals the same webhook event, before or after it', async () => {
  const { body } = await app.call<{ url: string }>('GET', '/api/admin/email-webhook', { as: app.admin });
  const tell = (event: string, second: number) =>
    app.call('POST', new URL(body.url).pathname, {
      body: { event, date: at(second), campaign: 'Novembre', step: 1, contact: { email: 'Anne@example.ch', token: people[0]?.token } },
    });
  await tell('OPENED', 60);
  await fire('OPENED', 'anne', 60);
  await fire('CLICKED', 'anne', 70);
  await poll();
  expect(await remaining()).toBe(2);
  await tell('CLICKED', 70);
  expect(await remaining()).toBe(2);
  expect((await record()).statistics).toMatchObject({ opened: 1, clicked: 1 });
});

it('a poll reads all pages of a long list', async () => {
  for (let second = 0; second < 65; second++) await fire('OPENED', 'anne', second * 10);
  await poll();
  expect(await remaining()).toBe(65);
  expect(emelia.requests.filter(({ path }) => path.endsWith('/activities')).map(({ query }) => query.page)).toEqual(['0', '1', '2']);
});

it('a poll restores nothing of an erased person', async () => {
  await fire('OPENED', 'anne', 60);
  await fire('OPENED', 'luc', 60);
  await app.call('POST', `/api/admin/prospects/${people[0]?.id}/erasure`, { as: app.admin, body: { confirm: 'EFFACER' } });
  await poll();
  const stored = JSON.stringify(await app.database.query('SELECT email, raw FROM emelia_events'));
  expect([stored.includes('luc@'), stored.includes('anne@')]).toEqual([true, false]);
});

describe('a failing poll', () => {
  it.each([
    ['a failing page', { match: 'page=1', status: 500, body: { success: false }, times: 3 }, true, 'ne répond pas'],
    ['an unreadable page', { match: 'page=1', status: 200, body: '<html>', times: 3 }, true, 'illisible'],
    ['too many calls', { match: 'page=0', status: 429, body: {}, headers: { 'retry-after': '60' }, times: 1 }, true, 'trop d’appels'],
    ['a line cut', { match: 'page=0', cut: true, times: 3 }, true, 'ne répond pas'],
    ['a refused key', { match: 'campaigns', status: 401, body: {}, times: 1 }, false, 'clé est refusée'],
    ['a campaign that is gone', { match: 'page=0', status: 404, body: { success: false }, times: 1 }, false, 'refusée'],
  ])('%s: reports it, and the next attempt succeeds', async (_case, fault, isRepeated, words) => {
    for (let second = 0; second < 31; second++) await fire('OPENED', 'anne', second * 10);
    emelia.fault(fault);
    const outcome = await poll().then(
      () => 'ended',
      () => 'again',
    );
    expect(outcome).toBe(isRepeated ? 'again' : 'ended');
    expect((await record()).poll_error).toContain(words);
    await app.database.query('DELETE FROM vendor_states');
    await poll();
    expect([await remaining(), (await record()).poll_error]).toEqual([31, null]);
  });
});

it('campaigns are polled once a day while replies are possible, by any number of processes', async () => {
  let now = new Date('2026-11-21T03:00:00Z');
  const two = processes(app, 2, () => now);
  const tick = () => two.look('campaign-poll');
  await app.database.query(`UPDATE api_keys SET updated_at = '2026-01-01' WHERE service = 'emelia'`);
  expect(await tick()).toEqual([]);
  now = new Date('2026-11-21T04:21:00Z');
  expect(await tick()).toEqual([{ campaigns: 1 }]);
  expect(await tick()).toEqual([]);
  now = new Date('2027-11-21T04:21:00Z');
  expect(await tick()).toEqual([{ campaigns: 0 }]);
});

it('staff can poll an existing campaign', async () => {
  await app.database.query('DELETE FROM pgboss.job');
  expect((await post(`/api/admin/campaigns/${campaign.id}/poll`)).status).toBe(202);
  expect(await app.database.query(`SELECT data FROM pgboss.job WHERE name = 'campaigns.poll'`)).toEqual([
    { data: { campaignId: campaign.id } },
  ]);
  const { body } = await post('/api/admin/campaigns', { name: 'Décembre', subject: 'Bonjour' });
  expect((await post(`/api/admin/campaigns/${body.id}/poll`)).status).toBe(409);
});
