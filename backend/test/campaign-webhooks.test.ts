import { randomBytes } from 'node:crypto';
import type { CampaignRecord, WebhookSetup } from '../src/modules/campaigns/campaign.contract.js';
import type { Prospect } from '../src/modules/prospects/prospect.entity.js';
import { startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';

let app: TestApp;
let path: string;
let campaign: CampaignRecord;
let anne: Prospect;
beforeAll(async () => {
  app = await startApp();
  const { body } = await app.call<WebhookSetup>('GET', '/api/admin/email-webhook', { as: app.admin });
  path = new URL(body.url).pathname;
});
afterAll(() => app.stop());
beforeEach(async () => {
  for (const table of ['suppressions', 'emelia_events', 'prospects', 'email_campaigns']) await app.database.query(`DELETE FROM ${table}`);
  anne = await aProspect(app.database, { email: 'anne@example.ch' });
  const made = await app.call<CampaignRecord>('POST', '/api/admin/campaigns', {
    as: app.admin,
    body: { name: 'Novembre', subject: 'Bonjour' },
  });
  campaign = made.body;
  await app.database.query(`INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state) VALUES ($1, $2, $3, 'unknown')`, [
    campaign.id,
    anne.id,
    randomBytes(8).toString('hex'),
  ]);
  await app.database.query(`UPDATE email_campaigns SET status = 'sent', started_at = now() WHERE id = $1`, [campaign.id]);
});

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, seconds)).toISOString();
const event = (name: string, seconds: number, more: object = {}) => ({
  event: name,
  date: at(seconds),
  campaign: 'Novembre',
  step: 1,
  contact: { email: 'Anne@Example.ch', token: anne.token },
  ...more,
});
const tell = (body: unknown, to = path) => app.call<{ received: number }>('POST', to, { body });
const statistics = async () =>
  (await app.call<CampaignRecord>('GET', `/api/admin/campaigns/${campaign.id}`, { as: app.admin })).body.statistics;
const suppressions = () => app.database.query('SELECT reason, scope FROM suppressions');

it('the webhook answers 404 to a wrong secret', async () => {
  expect((await tell(event('OPENED', 60), path.slice(0, -1))).status).toBe(404);
  expect(new URL(`http://x${path}`).pathname.split('/').pop()).toMatch(/^[\w-]{43}$/);
  expect(await app.database.query('SELECT 1 FROM emelia_events')).toEqual([]);
});

it('the webhook counts distinct people, in any order and number of events', async () => {
  const events = [event('SENT', 0), event('OPENED', 60), event('OPENED', 90), event('CLICKED', 95), event('REPLIED', 300)];
  for (const reported of [...events.toReversed(), ...events]) expect((await tell(reported)).status).toBe(200);
  expect(await statistics()).toMatchObject({ sent: 1, opened: 1, clicked: 1, replied: 1, gateway: 0, rates: { open: 100, click: 100 } });
  expect((await app.database.query('SELECT 1 FROM emelia_events')).length).toBe(5);
  const [stored] = await app.database.query('SELECT email_sent, email_campaign_id FROM prospects');
  expect(stored).toEqual({ email_sent: true, email_campaign_id: campaign.id });
});

it('the webhook separates mail scanners, also when the sent event arrives last', async () => {
  await tell(event('OPENED', 1));
  await tell(event('CLICKED', 1, { link: 'https://check.example.ch/t/x' }));
  await tell(event('OPENED', 500, { userAgent: 'Mozilla/5.0 (via ggpht.com GoogleImageProxy)' }));
  await tell(event('SENT', 0));
  expect(await statistics()).toMatchObject({ sent: 1, opened: 0, clicked: 0, gateway: 1 });
});

it('bounces, complaints and unsubscriptions suppress an address at once', async () => {
  await tell(event('BOUNCED', 5, { bounceType: 'soft' }));
  expect(await suppressions()).toEqual([]);
  await tell(event('UNSUBSCRIBED', 10));
  expect(await suppressions()).toEqual([{ reason: 'unsubscribed', scope: 'marketing' }]);
  await tell(event('BOUNCED', 20, { bounceType: 'hard' }));
  expect(await suppressions()).toContainEqual({ reason: 'bounced', scope: 'all' });
  await tell(event('COMPLAINED', 30));
  expect(await statistics()).toMatchObject({ bounced: 1, unsubscribed: 1, complained: 1 });
});

it('the webhook stores unknown events and events of unknown people', async () => {
  expect(
    (await tell([event('LINKEDIN_VISIT', 5), { event: 'OPENED', date: at(7), contact: { email: 'stranger@example.com' } }])).body,
  ).toEqual({ received: 2 });
  expect(await app.database.query('SELECT type, prospect_id IS NULL AS stranger FROM emelia_events ORDER BY occurred_at')).toEqual([
    { type: 'unknown', stranger: false },
    { type: 'opened', stranger: true },
  ]);
});

it('the webhook counts correctly when events arrive concurrently', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, (_, number) => aProspect(app.database, { email: `p${number}@example.ch` })));
  for (const { id } of people)
    await app.database.query(`INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state) VALUES ($1, $2, $3, 'sent')`, [
      campaign.id,
      id,
      randomBytes(8).toString('hex'),
    ]);
  const opened = people.map(({ token, email }) => event('OPENED', 100, { contact: { token, email } }));
  await Promise.all([...opened, ...opened].map((reported) => tell(reported)));
  const [row] = await app.database.query('SELECT open_count FROM email_campaigns WHERE id = $1', [campaign.id]);
  expect([row.open_count, (await statistics())?.opened]).toEqual([20, 20]);
});
