import { KEYS } from '../../backend/test/emulators/index.ts';
import { widenLimits } from '../wide-limits.ts';
import type { Client } from './client.ts';
import type { Person } from './load/context.ts';
import type { Stack } from './stack.ts';

/** Limits that do not bind: everything comes from one address here. */
const WIDE = { callsPerMinute: 10_000, atOnce: 100, callsPerDay: null, callsPerMonth: null, costPerDay: null, costPerMonth: null };
const PEOPLE = 4000;
const ALL_DAY = ['00:00-23:30'];

export interface Prepared {
  people: Person[];
  /** Where the e-mail provider tells its events. */
  webhookPath: string;
}

/** Keys, settings, prospects, and somebody who listens to our webhooks. */
export async function prepare(stack: Stack, client: Client): Promise<Prepared> {
  for (const [service, { key, metadata }] of Object.entries(KEYS))
    await client.insist('PUT', `/api/admin/api-keys/${service}`, { apiKey: key, metadata });
  const setting = (name: string, value: unknown) => client.insist('PUT', `/api/admin/settings/${name}`, { value });
  await setting('vendorLimits', Object.fromEntries(Object.keys(KEYS).map((service) => [service, WIDE])));
  await widenLimits((method, path, body) => client.insist(method, path, body));
  await setting('campaigns', { messagesPerMinute: 6000, postalAddress: 'Agence, 1003 Lausanne' });
  await setting('review', { required: false });
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await setting('booking', {
    openingHours: Object.fromEntries(days.map((day) => [day, ALL_DAY])),
    noticeHours: 0,
    horizonDays: 120,
    publicHolidays: false,
  });
  const people = await stack.cluster.alone(async (database) => {
    await database.query(
      `INSERT INTO prospects (token, email, prenom, nom, business_name, site_url)
         SELECT lpad(to_hex(n), 8, '0'), 'p' || n || '@example.ch', 'Anne', 'Exemple', 'Boulangerie ' || n,
                'http://127.0.0.1:${stack.sites.port}/' || CASE WHEN n % 60 = 0 THEN 'drawn' ELSE '' END || n
           FROM generate_series(1, $1::int) n`,
      [PEOPLE],
    );
    await database.query(
      `INSERT INTO contact_permissions (prospect_id, basis, obtained_on, source) SELECT id, 'customer', now(), 'Essai' FROM prospects`,
    );
    const { rows } = await database.query<Person>('SELECT id, token, email FROM prospects ORDER BY token');
    return rows;
  });
  await client.insist('POST', '/api/admin/webhook-endpoints', {
    url: `http://127.0.0.1:${stack.sites.port}/hook`,
    events: ['prospect.created', 'quiz.completed', 'audit.requested', 'appointment.booked'],
  });
  const { url } = await client.insist<{ url: string }>('GET', '/api/admin/email-webhook');
  return { people, webhookPath: new URL(url).pathname };
}

/** How many prospects each kind of load has for itself; the rest are the probe's. */
const SHARES: Record<string, number> = { quiz: 250, call: 600, audit: 250, page: 50, edit: 100, scan: 400, campaign: 1500, webhook: 200 };

/** Hands out prospects by kind of load, each kind its own. */
export function peopleByKind(people: readonly Person[]): (kind: string) => Person {
  const turns = new Map<string, number>();
  const starts = new Map<string, number>();
  let start = 0;
  for (const [kind, count] of Object.entries({
    ...SHARES,
    probe: people.length - Object.values(SHARES).reduce((sum, count) => sum + count, 0),
  })) {
    starts.set(kind, start);
    start += count;
  }
  return (kind) => {
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    const count = SHARES[kind] ?? people.length - (starts.get(kind) ?? 0);
    return people[(starts.get(kind) ?? 0) + (turn % count)] as Person;
  };
}
