import { type Answer, type Emulator, type EmulatorOptions, type EmulatorRequest, startEmulator } from './emulator.ts';
import { KEYS } from './keys.ts';

interface Campaign {
  _id: string;
  name: string;
  status: 'DRAFT' | 'RUNNING' | 'PAUSED';
  createdAt: string;
  contacts: Contact[];
  activities: object[];
}
type Contact = Record<string, unknown> & { email: string };
interface Webhook {
  hookUrl: string;
  /** Undefined: every campaign. */
  campaignId?: string;
  /** Undefined: every event. */
  events?: string[];
}
/** `POST /__emulator/fire`: something happens to a contact, and the registered addresses hear of it. */
interface Fired {
  event: string;
  email: string;
  campaignId?: string;
  date?: string;
  reply?: string;
}

export interface EmeliaOptions extends EmulatorOptions {
  /** 30 without a plan, 100, 300 or 1000. */
  callsPerMinute?: number;
}

const DATE = '2026-11-20T09:40:00.000Z';

/**
 * E-mail campaigns in the two dialects of providers.md 4.4: the real one, and the one of our specification. The campaign
 * routes exist under /emails and /advanced.
 */
export function startEmelia({ callsPerMinute = 1000, ...options }: EmeliaOptions = {}): Promise<Emulator> {
  let campaigns: Campaign[] = [];
  let contacts: (Contact & { id: string })[] = [];
  let webhooks: Webhook[] = [];
  let blacklist: string[] = [];
  let calls: number[] = [];

  const reset = () => {
    campaigns = [];
    contacts = [];
    webhooks = [];
    blacklist = [];
    calls = [];
  };
  const campaignOf = (id: unknown) => campaigns.find(({ _id }) => _id === id);
  const create = (name: unknown): Campaign | undefined => {
    if (typeof name !== 'string' || !name) return undefined;
    const campaign: Campaign = {
      _id: `66f0aa11bb22cc33dd44${String(campaigns.length + 1).padStart(4, '0')}`,
      name,
      status: 'DRAFT',
      createdAt: DATE,
      contacts: [],
      activities: [],
    };
    campaigns.push(campaign);
    return campaign;
  };
  const enrol = (campaign: Campaign | undefined, contact: unknown): Answer => {
    if (!campaign) return failed(404, 'Campaign not found');
    if (!isContact(contact)) return failed(400, 'email or linkedinUrlProfile is required');
    if (blacklist.includes(contact.email)) return failed(400, 'Contact is blacklisted');
    if (!campaign.contacts.some(({ email }) => email === contact.email)) campaign.contacts.push(contact);
    return done({ contactId: `c-${campaign.contacts.findIndex(({ email }) => email === contact.email) + 1}` });
  };

  /** `/emails/…` and `/advanced/…`; the prefix is gone. */
  const campaignRoute = (call: string, prefix: string, query: URLSearchParams, body: Record<string, unknown>): Answer | undefined => {
    const advanced = prefix === 'advanced';
    if (call === 'GET campaigns') return { body: { success: true, campaigns: campaigns.map(summary) } };
    if (call === 'POST campaigns') {
      const campaign = create(body.name);
      if (!campaign) return failed(400, 'name is required');
      return advanced ? done({ campaignId: campaign._id }) : done({ campaign: summary(campaign), id: campaign._id });
    }
    if (call === 'POST campaign/contacts') return enrol(campaignOf(body.id), body.contact);
    const [, method = '', id = '', action = ''] = /^(\w+) campaigns\/([^/]+)(?:\/(.+))?$/.exec(call) ?? [];
    const campaign = campaignOf(id);
    if (!id) return undefined;
    if (!campaign) return failed(404, 'Campaign not found');
    if (method === 'GET' && action === '') return done({ campaign: summary(campaign) });
    if (method === 'GET' && action === 'activities') {
      const page = Number(query.get('page') ?? 0);
      return done({ activities: campaign.activities.slice(page * 30, page * 30 + 30) });
    }
    if (method === 'POST' && action === 'contacts') {
      const ids = Array.isArray(body.contactIds) ? body.contactIds : [];
      for (const contact of contacts.filter((known) => ids.includes(known.id))) enrol(campaign, contact);
      return done({ added: ids.length });
    }
    if (method === 'POST' && (action === 'start' || action === 'pause')) {
      campaign.status = action === 'start' ? 'RUNNING' : 'PAUSED';
      return done({});
    }
    if (method === 'POST' && action === 'duplicate') return done({ campaignId: create(body.name ?? `${campaign.name} (copy)`)?._id });
    return method === 'PATCH' && ['steps', 'settings', 'recipients', 'identities'].includes(action) ? done({}) : undefined;
  };

  const answer = ({ method, path, query, headers, body: given }: EmulatorRequest): Answer => {
    if (headers.authorization !== KEYS.emelia.key) return failed(401, 'Unauthorized');
    const now = Date.now();
    calls = [...calls.filter((at) => now - at < 60_000), now];
    if (calls.length > callsPerMinute) return { ...failed(429, 'Too many requests'), headers: { 'retry-after': '60' } };
    const body = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
    const [, prefix = '', rest = ''] = /^\/(emails|advanced)\/(.+)$/.exec(path) ?? [];
    const call = `${method} ${path}`;
    const answered = prefix ? campaignRoute(`${method} ${rest}`, prefix, query, body) : undefined;
    if (answered) return answered;
    if (call === 'POST /contacts') {
      if (!isContact(body)) return failed(400, 'email is required');
      contacts.push({ ...body, id: `contact-${contacts.length + 1}` });
      return done({ id: `contact-${contacts.length}` });
    }
    if (call === 'POST /webhook' || call === 'POST /webhooks') {
      const hook = webhookOf(body);
      if (!hook) return failed(400, 'hookUrl is required');
      webhooks.push(hook);
      return done({ webhookId: `hook-${webhooks.length}` });
    }
    if (call === 'GET /webhook') return { body: { webhooks } };
    if (path === '/emails/blacklists/contact' && typeof body.email === 'string') {
      blacklist = blacklist.filter((email) => email !== body.email);
      if (method === 'POST') blacklist.push(body.email);
      return done({});
    }
    return failed(404, `Cannot ${call}`);
  };

  const fire = async ({ event, email, campaignId, date = DATE, reply }: Fired): Promise<Answer> => {
    const campaign = campaigns.find(({ _id, contacts: enrolled }) =>
      campaignId ? _id === campaignId : enrolled.some((contact) => contact.email === email),
    );
    const contact = campaign?.contacts.find((known) => known.email === email);
    if (!campaign || !contact) return failed(404, 'nobody of that address is enrolled');
    campaign.activities.push({ _id: `a-${campaign.activities.length + 1}`, event, date, step: 0, version: 0, contact, reply });
    const payload = { event, date, campaign: campaign.name, step: 1, sender: 'marie@agence-exemple.ch', contact, ...(reply && { reply }) };
    const hooks = webhooks.filter((hook) => (hook.campaignId ?? campaign._id) === campaign._id && (hook.events ?? [event]).includes(event));
    const statuses = await Promise.all(hooks.map(({ hookUrl }) => deliver(hookUrl, payload)));
    return { body: { delivered: statuses } };
  };

  return startEmulator({ answer, reset, control: (call, body) => (call === 'POST fire' ? fire(body as Fired) : undefined) }, options);
}

/** The status that the receiver answered; null when it could not be reached. */
async function deliver(hookUrl: string, payload: object): Promise<number | null> {
  try {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(hookUrl, { method: 'POST', headers, body: JSON.stringify(payload) })).status;
  } catch {
    return null;
  }
}

/** `{hookUrl, campaignId, events}` for real, `{url, event: 'all'}` in our specification. */
function webhookOf({ hookUrl, url, campaignId, events }: Record<string, unknown>): Webhook | undefined {
  const address = hookUrl ?? url;
  if (typeof address !== 'string') return undefined;
  return {
    hookUrl: address,
    ...(typeof campaignId === 'string' && { campaignId }),
    ...(Array.isArray(events) && { events: events.map(String) }),
  };
}

const isContact = (value: unknown): value is Contact => typeof (value as Contact | undefined)?.email === 'string';
const summary = ({ contacts: _contacts, activities: _activities, ...rest }: Campaign) => rest;
const done = (body: object): Answer => ({ body: { success: true, ...body } });
const failed = (status: number, error: string): Answer => ({ status, body: { success: false, error } });
