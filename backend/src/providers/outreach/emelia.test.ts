import { accountsWith, hurry, openGate } from '../../../test/emulators/doubles.js';
import { faultMatrix, faultOf } from '../../../test/emulators/fault-matrix.js';
import { type Emulators, KEYS, startEmulators } from '../../../test/emulators/index.js';
import { readConfig } from '../../common/config/env.js';
import { VendorHttp } from '../vendor/vendor-http.service.js';
import { EmeliaCampaigns } from './emelia.client.js';
import { emeliaAnswer, idOf } from './emelia-answers.js';
import type { OutreachContact } from './outreach.js';

let emulators: Emulators;
const { gate } = openGate();
const client = (dialect: 'spec' | 'emelia', accounts = accountsWith()) => {
  const config = readConfig({ ...emulators.env, EMELIA_DIALECT: dialect });
  return new EmeliaCampaigns(new VendorHttp(gate, config), accounts, config);
};
const anne: OutreachContact = {
  email: 'anne@boulangerie-exemple.ch',
  firstName: 'Anne',
  lastName: 'Exemple',
  company: 'Boulangerie Exemple',
  token: 'k3x9p2ab',
  link: 'https://check.example.ch/t/k3x9p2ab',
  subject: 'Bonjour',
  message: 'Votre page',
};
const calls = () => emulators.emelia.requests.map(({ method, path, body }) => [`${method} ${path}`, body]);

beforeAll(async () => {
  emulators = await startEmulators();
});
beforeEach(() => emulators.emelia.reset());
afterAll(() => emulators.stop());

it('speaks the dialect of the specification', async () => {
  const emelia = client('spec');
  const id = await emelia.createCampaign({ name: 'Novembre', template: 'Modèle', modelId: 'ignored' });
  await emelia.enrol(id, anne);
  await emelia.registerWebhook('https://check.example.ch/hook', null);
  expect(calls()).toEqual([
    ['POST /emails/campaigns', { name: 'Novembre', template: 'Modèle' }],
    [
      'POST /contacts',
      { firstName: 'Anne', lastName: 'Exemple', email: anne.email, customFields: { company: anne.company, token: anne.token } },
    ],
    [`POST /emails/campaigns/${id}/contacts`, { contactIds: ['contact-1'] }],
    ['POST /webhooks', { event: 'all', url: 'https://check.example.ch/hook' }],
  ]);
});

it('speaks the real dialect: flat contacts, one webhook a campaign, texts of a model campaign', async () => {
  const emelia = client('emelia');
  const model = await emelia.createCampaign({ name: 'Modèle', template: '', modelId: null });
  const id = await emelia.createCampaign({ name: 'Novembre', template: '', modelId: model });
  await emelia.enrol(id, anne);
  await emelia.registerWebhook('https://check.example.ch/hook', id);
  await emelia.start(id);
  await emelia.pause(id);
  expect(calls()).toEqual([
    ['POST /advanced/campaigns', { name: 'Modèle' }],
    [`POST /advanced/campaigns/${model}/duplicate`, { name: 'Novembre' }],
    ['POST /advanced/campaign/contacts', { id, contact: anne }],
    ['POST /webhook', expect.objectContaining({ hookUrl: 'https://check.example.ch/hook', campaignId: id, type: 'email' })],
    [`POST /advanced/campaigns/${id}/start`, {}],
    [`POST /advanced/campaigns/${id}/pause`, {}],
  ]);
});

it.each(['spec', 'emelia'] as const)('reads the state and what happened, page by page (%s)', async (dialect) => {
  const emelia = client(dialect);
  const id = await emelia.createCampaign({ name: 'Novembre', template: 'x', modelId: null });
  await emelia.enrol(id, anne);
  const fire = (minute: number) =>
    fetch(`${emulators.emelia.url}/__emulator/fire`, {
      method: 'POST',
      body: JSON.stringify({ event: 'OPENED', email: anne.email, date: new Date(Date.UTC(2026, 10, 20, 9, minute)).toISOString() }),
    });
  for (let minute = 0; minute < 31; minute++) await fire(minute);
  await emelia.start(id);
  expect([await emelia.stateOf(id), await emelia.stateOf(id)]).toEqual(['RUNNING', 'RUNNING']);
  const first = await emelia.activities(id, 0);
  const second = await emelia.activities(id, 1);
  expect([first.events.length, first.isLast, second.events.length, second.isLast]).toEqual([30, false, 1, true]);
  expect(second.events[0]).toMatchObject({ event: 'OPENED', contact: { email: anne.email } });
});

it('reads the id of every shape', () => {
  const shapes = [{ id: 'x' }, { _id: 'x' }, { campaignId: 'x' }, { contactId: 'x' }, { campaign: { _id: 'x' } }, { data: { id: 'x' } }];
  expect(shapes.map((shape) => idOf(emeliaAnswer.parse(shape)))).toEqual(shapes.map(() => 'x'));
  expect(idOf(emeliaAnswer.parse({ success: true }))).toBeNull();
});

it('takes a refusal inside of a 200 for one', async () => {
  const emelia = client('emelia');
  const id = await emelia.createCampaign({ name: 'Novembre', template: '', modelId: null });
  await emelia.blacklist(anne.email);
  await expect(emelia.enrol(id, anne)).rejects.toMatchObject({ code: 'vendor_rejected' });
});

it('asks nobody without a key, and sends it raw', async () => {
  await expect(client('spec', accountsWith({})).enrol('x', anne)).rejects.toMatchObject({ code: 'not_configured' });
  expect(emulators.emelia.requests).toHaveLength(0);
  await client('spec').createCampaign({ name: 'Novembre', template: 'x', modelId: null });
  expect(emulators.emelia.requests[0]?.headers.authorization).toBe(KEYS.emelia.key);
});

describe('failures are named, and no call is repeated', () => {
  let patient: () => void;
  beforeAll(() => {
    patient = hurry();
  });
  afterAll(() => patient());

  it.each(faultMatrix.filter(({ vendor }) => vendor === 'emelia'))('$fault → $expectedCause', async ({ vendor, fault, expectedCause }) => {
    emulators[vendor].fault(faultOf({ vendor, fault }));
    const failure = await client('emelia')
      .createCampaign({ name: 'Novembre', template: 'x', modelId: null })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: expectedCause });
    expect(JSON.stringify(failure) + String(failure)).not.toContain(KEYS.emelia.key);
    expect(emulators.emelia.requests).toHaveLength(1);
  });

  const readable = faultMatrix.filter(({ vendor, fault }) => vendor === 'emelia' && fault !== 'noId');
  it.each(readable)('reading: $fault → $expectedCause', async ({ vendor, fault, expectedCause }) => {
    emulators[vendor].fault(faultOf({ vendor, fault }));
    const failures = await Promise.all(
      (['spec', 'emelia'] as const).flatMap((dialect) => [
        client(dialect)
          .activities('x', 0)
          .catch((error: unknown) => error),
        client(dialect)
          .stateOf('x')
          .catch((error: unknown) => error),
      ]),
    );
    expect(failures.map((failure) => (failure as { code?: string }).code)).toEqual(failures.map(() => expectedCause));
  });
});
