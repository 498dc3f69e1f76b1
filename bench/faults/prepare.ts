import { type Call, widenLimits } from '../product.ts';
import type { Client } from './client.ts';
import type { Person } from './load/context.ts';
import type { Stack } from './stack.ts';

const PEOPLE = 4000;
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Sets keys and settings, adds prospects and an endpoint for webhooks. */
export async function prepare(stack: Stack, client: Client): Promise<Person[]> {
  const call: Call = (method, path, body) => client.insist(method, path, body);
  await widenLimits(call);
  const setting = (name: string, value: unknown) => call('PUT', `/api/admin/settings/${name}`, { value });
  await setting('campaigns', { messagesPerMinute: 6000, postalAddress: 'Agence, 1003 Lausanne' });
  await setting('review', { required: false });
  const openingHours = Object.fromEntries(DAYS.map((day) => [day, ['00:00-23:30']]));
  await setting('booking', { openingHours, noticeHours: 0, horizonDays: 120, publicHolidays: false });
  await call('POST', '/api/admin/webhook-endpoints', {
    url: `http://127.0.0.1:${stack.sites.port}/hook`,
    events: ['prospect.created', 'quiz.completed', 'audit.requested', 'appointment.booked'],
  });
  return stack.cluster.connected(async (database) => {
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
    return (await database.query<Person>('SELECT id, token, email FROM prospects ORDER BY token')).rows;
  });
}

/** How many prospects each kind of load has for itself; the rest are the probe’s. */
const SHARES: Record<string, number> = { quiz: 250, call: 600, audit: 250, page: 50, edit: 100, scan: 400, campaign: 1500 };

/** Hands out prospects by kind of load, each kind its own. */
export function peopleByKind(people: readonly Person[]): (kind: string) => Person {
  const given = new Map<string, number>();
  const starts = new Map<string, number>();
  let start = 0;
  for (const [kind, count] of Object.entries(SHARES)) {
    starts.set(kind, start);
    start += count;
  }
  return (kind) => {
    const index = given.get(kind) ?? 0;
    given.set(kind, index + 1);
    const person = people[(starts.get(kind) ?? start) + (index % (SHARES[kind] ?? people.length - start))];
    if (!person) throw new Error(`no prospect for ${kind}`);
    return person;
  };
}
