import { startEmelia } from './emelia.js';
import { type Emulator, startEmulator } from './emulator.js';
import { KEYS } from './keys.js';

let emelia: Emulator;
let receiver: Emulator;
beforeAll(async () => {
  emelia = await startEmelia({ callsPerMinute: 30 });
  receiver = await startEmulator({ answer: () => ({ body: {} }) });
});
beforeEach(() => {
  emelia.reset();
  receiver.reset();
});
afterAll(() => Promise.all([emelia.stop(), receiver.stop()]));

async function call(method: string, path: string, body?: object, key: string = KEYS.emelia.key) {
  const answer = await fetch(emelia.url + path, {
    method,
    headers: { authorization: key },
    body: body ? JSON.stringify(body) : null,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const anne = { email: 'info@boulangerie-exemple.ch', firstName: 'Anne', company: 'Boulangerie Exemple', token: 'k3x9p2ab' };

it('speaks the real dialect: campaign, contact, webhook, event, activity', async () => {
  const { body: created } = await call('POST', '/advanced/campaigns', { name: 'Novembre' });
  const id = created.campaignId;
  expect(await call('POST', '/advanced/campaign/contacts', { id, contact: anne })).toMatchObject({
    body: { success: true, contactId: 'c-1' },
  });
  await call('POST', '/webhook', { hookUrl: `${receiver.url}/hook`, campaignId: id, type: 'email', events: ['OPENED'] });
  await call('POST', `/advanced/campaigns/${id}/start`);
  expect((await call('GET', `/advanced/campaigns/${id}`)).body).toMatchObject({ campaign: { name: 'Novembre', status: 'RUNNING' } });
  expect((await call('POST', '/__emulator/fire', { event: 'OPENED', email: anne.email })).body).toEqual({ delivered: [200] });
  expect((await call('POST', '/__emulator/fire', { event: 'CLICKED', email: anne.email })).body).toEqual({ delivered: [] });
  expect(receiver.requests).toMatchObject([{ path: '/hook', body: { event: 'OPENED', campaign: 'Novembre', contact: anne } }]);
  expect((await call('GET', `/advanced/campaigns/${id}/activities?page=0`)).body.activities).toHaveLength(2);
});

it('speaks the dialect of our specification', async () => {
  const { body: created } = await call('POST', '/emails/campaigns', { name: 'Novembre', template: 'x' });
  const { body: contact } = await call('POST', '/contacts', { ...anne, customFields: { token: 'k3x9p2ab' } });
  expect(contact).toEqual({ success: true, id: 'contact-1' });
  await call('POST', `/emails/campaigns/${created.id}/contacts`, { contactIds: ['contact-1'] });
  await call('POST', '/webhooks', { event: 'all', url: `${receiver.url}/all` });
  expect((await call('POST', '/__emulator/fire', { event: 'REPLIED', email: anne.email, reply: 'Bonjour' })).body).toEqual({
    delivered: [200],
  });
  expect(receiver.requests).toMatchObject([{ path: '/all', body: { event: 'REPLIED', reply: 'Bonjour' } }]);
});

it('refuses a wrong key, an empty name, a blacklisted address and too many calls', async () => {
  expect((await call('GET', '/advanced/campaigns', undefined, `Bearer ${KEYS.emelia.key}`)).status).toBe(401);
  expect((await call('POST', '/emails/campaigns', {})).status).toBe(400);
  const { body: created } = await call('POST', '/emails/campaigns', { name: 'Novembre' });
  await call('POST', '/emails/blacklists/contact', { email: anne.email });
  expect((await call('POST', '/emails/campaign/contacts', { id: created.id, contact: anne })).status).toBe(400);
  for (let count = 5; count < 30; count++) await call('GET', '/emails/campaigns');
  expect((await call('GET', '/emails/campaigns')).status).toBe(200);
  expect((await call('GET', '/emails/campaigns')).status).toBe(429);
});
