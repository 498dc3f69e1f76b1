// Compares the ledger of the load generator with the database, the mail server and the receiver of webhooks.
import type { Client as Database } from 'pg';
import type { Violation } from './invariants.ts';
import type { Ledger } from './ledger.ts';
import type { Stack } from './stack.ts';

/** Rule → what breaks it. */
type Broken = Record<string, string[]>;

export async function compared(ledger: Ledger, database: Database, { mail, sites }: Stack): Promise<Violation[]> {
  const copies = countsOf(mail.received.map((message) => message.header('Message-ID') ?? ''));
  const broken: Broken = {
    ...(await people(ledger, database)),
    ...(await orders(ledger, database)),
    ...(await writings(ledger, database)),
    ...(await emails(copies, database)),
    ...(await campaigns(ledger, database)),
    ...(await webhooks(sites.hooks, database)),
  };
  return Object.entries(broken).flatMap(([rule, rows]) => (rows.length > 0 ? { rule, rows } : []));
}

const rowsOf = async <Row extends object>(database: Database, query: string) => (await database.query<Row>(query)).rows;

async function people(ledger: Ledger, database: Database): Promise<Broken> {
  const answers = await rowsOf<{ token: string; question_id: string; reponse: string }>(
    database,
    'SELECT token, question_id, reponse FROM reponses_quiz',
  );
  const stored = new Map(answers.map(({ token, question_id, reponse }) => [`${token} ${question_id}`, reponse]));
  const prospects = await rowsOf<{ id: string; token: string; email: string; notes: string | null; score: number | null }>(
    database,
    'SELECT id, token, email, notes, score FROM prospects',
  );
  const byToken = new Map(prospects.map((row) => [row.token, row]));
  const byId = new Map(prospects.map((row) => [row.id, row]));
  const times = countsOf(prospects.map(({ email }) => email));
  return {
    'answers of the quiz': [...ledger.answers].flatMap(([token, questions]) =>
      [...questions]
        .filter(([id, allowed]) => !allowed.includes(stored.get(`${token} ${id}`) ?? ''))
        .map(([id, allowed]) => `${token} ${id}: ${stored.get(`${token} ${id}`)} instead of ${allowed.join(' or ')}`),
    ),
    scores: [...ledger.scores.keys()].filter((token) => byToken.get(token)?.score == null),
    'trials acknowledged': [...ledger.trials].filter(([, token]) => token !== null && !byToken.has(token)).map(([email]) => email),
    'trials once': [...ledger.trials.keys()].filter((email) => (times.get(email) ?? 0) > 1),
    'notes of the staff': [...ledger.notes]
      .filter(([id, allowed]) => !allowed.includes(byId.get(id)?.notes ?? ''))
      .map(([id]) => `${id}: ${byId.get(id)?.notes}`),
    'imports: all or nothing, and once': [...ledger.imports].flatMap(([id, { emails, isAcknowledged }]) => {
      const counts = emails.map((email) => times.get(email) ?? 0);
      const whole = counts.every((count) => count === 1);
      return whole || (!isAcknowledged && counts.every((count) => count === 0)) ? [] : [`${id}: ${counts.join('')}`];
    }),
  };
}

async function orders(ledger: Ledger, database: Database): Promise<Broken> {
  const scans = new Set((await rowsOf<{ id: string }>(database, 'SELECT id FROM scans')).map(({ id }) => id));
  const appointments = await rowsOf<{ token: string; start: Date }>(
    database,
    `SELECT p.token, a.start_at AS start FROM appointments a JOIN prospects p ON p.id = a.prospect_id WHERE a.status = 'booked'`,
  );
  const booked = new Map(appointments.map(({ token, start }) => [token, start.toISOString()]));
  const asked = await rowsOf<{ token: string }>(
    database,
    'SELECT p.token FROM seo_audit_requests r JOIN prospects p ON p.id = r.prospect_id',
  );
  const requests = new Set(asked.map(({ token }) => token));
  const made = await rowsOf<{ id: string; ending: string }>(
    database,
    `SELECT id, status || coalesce(': ' || error, '') AS ending FROM audit_documents`,
  );
  const documents = new Map(made.map(({ id, ending }) => [id, ending]));
  return {
    scans: [...ledger.scans].filter((id) => !scans.has(id)),
    appointments: [...ledger.appointments]
      .filter(([token, start]) => booked.get(token) !== new Date(start).toISOString())
      .map(([token]) => token),
    'audit requests': [...ledger.auditRequests].filter((token) => !requests.has(token)),
    // a page that was not the company's when it was looked at has no audit, and says so: that is an answer
    documents: [...ledger.documents]
      .filter((id) => !/^made|^failed: .*sur une autre page/.test(documents.get(id) ?? ''))
      .map((id) => `${id} ${documents.get(id)}`),
  };
}

async function writings(ledger: Ledger, database: Database): Promise<Broken> {
  const messages = await rowsOf<{ email: string }>(database, 'SELECT email FROM contact_messages');
  return {
    messages: notOnce(
      ledger.messages,
      messages.map(({ email }) => email),
    ),
  };
}

/** What was acknowledged stands once; what was only sent, at most once. */
function notOnce(sent: ReadonlyMap<string, boolean>, stored: readonly string[]): string[] {
  const counts = countsOf(stored);
  return [...sent].filter(([name, isSure]) => (isSure ? counts.get(name) !== 1 : (counts.get(name) ?? 0) > 1)).map(([name]) => name);
}

/** `copies`: how often each message has arrived, by its Message-ID. */
async function emails(copies: ReadonlyMap<string, number>, database: Database): Promise<Broken> {
  const arrived = new Set([...copies.keys()].map((id) => /^<([^@]+)@/.exec(id)?.[1]));
  const written = await rowsOf<{ id: string; state: string }>(
    database,
    `SELECT id, status AS state FROM outbox UNION ALL SELECT id, state FROM campaign_recipients`,
  );
  const states = new Map(written.map(({ id, state }) => [id, state]));
  const repeated = await rowsOf<{ kind: string; recipient: string; copies: number }>(
    database,
    `SELECT kind, recipient, count(*)::int AS copies FROM outbox WHERE kind LIKE 'trial%' OR kind LIKE 'appointment%' GROUP BY kind, recipient, prospect_id HAVING count(*) > 1`,
  );
  return {
    'no message twice': [...copies].filter(([, count]) => count > 1).map(([id, count]) => `${id}: ${count}`),
    'what is marked as sent has arrived': written.filter(({ id, state }) => state === 'sent' && !arrived.has(id)).map(({ id }) => id),
    'what has arrived is marked as sent or unclear': [...arrived]
      .filter((id) => id && !['sent', 'unknown'].includes(states.get(id) ?? ''))
      .map((id) => `${id}: ${states.get(id ?? '')}`),
    'one letter for each cause': repeated.map(({ kind, recipient, copies: count }) => `${kind} ${recipient}: ${count}`),
  };
}

async function campaigns(ledger: Ledger, database: Database): Promise<Broken> {
  const sizes = await rowsOf<{ id: string; people: number }>(
    database,
    'SELECT campaign_id AS id, count(*)::int AS people FROM campaign_recipients GROUP BY 1',
  );
  const sizeOf = new Map(sizes.map(({ id, people: count }) => [id, count]));
  return {
    'everybody of a campaign': [...ledger.campaigns]
      .filter(([id, wanted]) => sizeOf.get(id) !== new Set(wanted).size)
      .map(([id]) => `${id}: ${sizeOf.get(id)}`),
  };
}

async function webhooks(heard: { has(id: string): boolean }, database: Database): Promise<Broken> {
  const deliveries = await rowsOf<{ id: string; status: string }>(database, 'SELECT id, status FROM webhook_deliveries');
  return {
    'webhooks have arrived': deliveries
      .filter(({ id, status }) => status !== 'delivered' || !heard.has(id))
      .map(({ id, status }) => `${id}: ${status}`),
  };
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
