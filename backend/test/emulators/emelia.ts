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
  let account = new Account();
  let requests: number[] = [];
  const answer = (request: EmulatorRequest): Answer => {
    if (request.headers.authorization !== KEYS.emelia.key) return failed(401, 'Unauthorized');
    const now = Date.now();
    requests = [...requests.filter((at) => now - at < 60_000), now];
    if (requests.length > callsPerMinute) return { ...failed(429, 'Too many requests'), headers: { 'retry-after': '60' } };
    return account.answer(request);
  };
  const reset = () => {
    account = new Account();
    requests = [];
  };
  const control = (call: string, body: unknown) => (call === 'POST fire' ? account.fire(body as Fired) : undefined);
  return startEmulator({ answer, reset, control }, options);
}

/** All that one customer of the service has there. */
class Account {
  private readonly campaigns: Campaign[] = [];
  private readonly contacts: (Contact & { id: string })[] = [];
  private readonly webhooks: Webhook[] = [];
  private blacklist: string[] = [];

  answer({ method, path, query, body: given }: EmulatorRequest): Answer {
    const body = (typeof given === 'object' && given !== null ? given : {}) as Record<string, unknown>;
    const [, prefix = '', rest = ''] = /^\/(emails|advanced)\/(.+)$/.exec(path) ?? [];
    const route = `${method} ${path}`;
    const answered = prefix ? this.campaignsRoute(`${method} ${rest}`, prefix, query, body) : undefined;
    if (answered) return answered;
    if (route === 'POST /contacts') {
      if (!isContact(body)) return failed(400, 'email is required');
      this.contacts.push({ ...body, id: `contact-${this.contacts.length + 1}` });
      return done({ id: `contact-${this.contacts.length}` });
    }
    if (route === 'POST /webhook' || route === 'POST /webhooks') {
      const hook = webhookOf(body);
      if (!hook) return failed(400, 'hookUrl is required');
      this.webhooks.push(hook);
      return done({ webhookId: `hook-${this.webhooks.length}` });
    }
    if (route === 'GET /webhook') return { body: { webhooks: this.webhooks } };
    if (path === '/emails/blacklists/contact' && typeof body.email === 'string') {
      this.blacklist = this.blacklist.filter((email) => email !== body.email);
      if (method === 'POST') this.blacklist.push(body.email);
      return done({});
    }
    return failed(404, `Cannot ${route}`);
  }

  async fire({ event, email, campaignId, date = DATE, reply }: Fired): Promise<Answer> {
    const campaign = this.campaigns.find(({ _id, contacts: enrolled }) =>
      campaignId ? _id === campaignId : enrolled.some((contact) => contact.email === email),
    );
    const contact = campaign?.contacts.find((known) => known.email === email);
    if (!campaign || !contact) return failed(404, 'nobody of that address is enrolled');
    campaign.activities.push({ _id: `a-${campaign.activities.length + 1}`, event, date, step: 0, version: 0, contact, reply });
    const payload = { event, date, campaign: campaign.name, step: 1, sender: 'marie@agence-exemple.ch', contact, ...(reply && { reply }) };
    const hooks = this.webhooks.filter(
      (hook) => (hook.campaignId ?? campaign._id) === campaign._id && (hook.events ?? [event]).includes(event),
    );
    const statuses = await Promise.all(hooks.map(({ hookUrl }) => deliver(hookUrl, payload)));
    return { body: { delivered: statuses } };
  }

  /** `/emails/…` and `/advanced/…`; the prefix is gone. */
  private campaignsRoute(route: string, prefix: string, query: URLSearchParams, body: Record<string, unknown>): Answer | undefined {
    if (route === 'GET campaigns') return { body: { success: true, campaigns: this.campaigns.map(summary) } };
    if (route === 'POST campaigns') {
      const campaign = this.create(body.name);
      if (!campaign) return failed(400, 'name is required');
      return prefix === 'advanced' ? done({ campaignId: campaign._id }) : done({ campaign: summary(campaign), id: campaign._id });
    }
    if (route === 'POST campaign/contacts') return this.enrol(this.campaignOf(body.id), body.contact);
    const [, method = '', id = '', action = ''] = /^(\w+) campaigns\/([^/]+)(?:\/(.+))?$/.exec(route) ?? [];
    if (!id) return undefined;
    const campaign = this.campaignOf(id);
    return campaign ? this.campaignRoute(campaign, `${method} ${action}`.trimEnd(), query, body) : failed(404, 'Campaign not found');
  }

  private campaignRoute(campaign: Campaign, route: string, query: URLSearchParams, body: Record<string, unknown>): Answer | undefined {
    switch (route) {
      case 'GET':
        return done({ campaign: summary(campaign) });
      case 'GET activities': {
        const page = Number(query.get('page') ?? 0);
        return done({ activities: campaign.activities.slice(page * 30, page * 30 + 30) });
      }
      case 'POST contacts': {
        const ids = Array.isArray(body.contactIds) ? body.contactIds : [];
        for (const contact of this.contacts.filter((known) => ids.includes(known.id))) this.enrol(campaign, contact);
        return done({ added: ids.length });
      }
      case 'POST start':
      case 'POST pause':
        campaign.status = route === 'POST start' ? 'RUNNING' : 'PAUSED';
        return done({});
      case 'POST duplicate':
        return done({ campaignId: this.create(body.name ?? `${campaign.name} (copy)`)?._id });
      default:
        return /^PATCH (steps|settings|recipients|identities)$/.test(route) ? done({}) : undefined;
    }
  }

  private campaignOf(id: unknown): Campaign | undefined {
    return this.campaigns.find(({ _id }) => _id === id);
  }

  private create(name: unknown): Campaign | undefined {
    if (typeof name !== 'string' || !name) return undefined;
    const campaign: Campaign = {
      _id: `66f0aa11bb22cc33dd44${String(this.campaigns.length + 1).padStart(4, '0')}`,
      name,
      status: 'DRAFT',
      createdAt: DATE,
      contacts: [],
      activities: [],
    };
    this.campaigns.push(campaign);
    return campaign;
  }

  private enrol(campaign: Campaign | undefined, contact: unknown): Answer {
    if (!campaign) return failed(404, 'Campaign not found');
    if (!isContact(contact)) return failed(400, 'email or linkedinUrlProfile is required');
    if (this.blacklist.includes(contact.email)) return failed(400, 'Contact is blacklisted');
    if (!campaign.contacts.some(({ email }) => email === contact.email)) campaign.contacts.push(contact);
    return done({ contactId: `c-${campaign.contacts.findIndex(({ email }) => email === contact.email) + 1}` });
  }
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
