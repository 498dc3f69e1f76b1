// The ledger of the load generator beside the database, the mail server and whoever gets the webhooks.
import type { Client as Database } from 'pg';
import type { Violation } from './invariants.ts';
import type { Ledger } from './ledger.ts';
import type { Stack } from './stack.ts';

export async function compared(ledger: Ledger, database: Database, { mail, sites }: Stack): Promise<Violation[]> {
  const violations: Violation[] = [];
  const found = (rule: string, rows: string[]) => {
    if (rows.length > 0) violations.push({ rule, rows });
  };
  const rowsOf = async <Row extends object>(query: string, values: unknown[] = []) => (await database.query<Row>(query, values)).rows;

  const answers = await rowsOf<{ token: string; question_id: string; reponse: string }>(
    'SELECT token, question_id, reponse FROM reponses_quiz',
  );
  const stored = new Map(answers.map(({ token, question_id, reponse }) => [`${token} ${question_id}`, reponse]));
  found(
    'answers of the quiz',
    [...ledger.answers].flatMap(([token, questions]) =>
      [...questions]
        .filter(([id, allowed]) => !allowed.includes(stored.get(`${token} ${id}`) ?? ''))
        .map(([id, allowed]) => `${token} ${id}: ${stored.get(`${token} ${id}`)} instead of ${allowed.join(' or ')}`),
    ),
  );
  const prospects = await rowsOf<{ id: string; token: string; email: string; notes: string | null; score: number | null }>(
    'SELECT id, token, email, notes, score FROM prospects',
  );
  const byToken = new Map(prospects.map((row) => [row.token, row]));
  const byId = new Map(prospects.map((row) => [row.id, row]));
  const times = countsOf(prospects.map(({ email }) => email));
  found(
    'scores',
    [...ledger.scores.keys()].filter((token) => byToken.get(token)?.score == null),
  );
  found(
    'trials acknowledged',
    [...ledger.trials].filter(([, token]) => token !== null && !byToken.has(token)).map(([email]) => email),
  );
  found(
    'trials once',
    [...ledger.trials.keys()].filter((email) => (times.get(email) ?? 0) > 1),
  );
  found(
    'notes of the staff',
    [...ledger.notes]
      .filter(([id, allowed]) => !allowed.includes(byId.get(id)?.notes ?? ''))
      .map(([id]) => `${id}: ${byId.get(id)?.notes}`),
  );
  found(
    'imports: all or nothing, and once',
    [...ledger.imports].flatMap(([id, { emails, isAcknowledged }]) => {
      const counts = emails.map((email) => times.get(email) ?? 0);
      const whole = counts.every((count) => count === 1);
      return whole || (!isAcknowledged && counts.every((count) => count === 0)) ? [] : [`${id}: ${counts.join('')}`];
    }),
  );
  const scans = new Set((await rowsOf<{ id: string }>('SELECT id FROM scans')).map(({ id }) => id));
  found(
    'scans',
    [...ledger.scans].filter((id) => !scans.has(id)),
  );
  const calls = await rowsOf<{ token: string; start: Date }>(
    `SELECT p.token, a.start_at AS start FROM appointments a JOIN prospects p ON p.id = a.prospect_id WHERE a.status = 'booked'`,
  );
  const booked = new Map(calls.map(({ token, start }) => [token, start.toISOString()]));
  found(
    'calls',
    [...ledger.calls].filter(([token, start]) => booked.get(token) !== new Date(start).toISOString()).map(([token]) => token),
  );
  const requests = new Set(
    (await rowsOf<{ token: string }>('SELECT p.token FROM seo_audit_requests r JOIN prospects p ON p.id = r.prospect_id')).map(
      ({ token }) => token,
    ),
  );
  found(
    'audit requests',
    [...ledger.auditRequests].filter((token) => !requests.has(token)),
  );
  // a page that was not the company's when it was looked at has no audit, and says so: that is an answer
  const documents = new Map(
    (await rowsOf<{ id: string; ending: string }>(`SELECT id, status || coalesce(': ' || error, '') AS ending FROM audit_documents`)).map(
      ({ id, ending }) => [id, ending],
    ),
  );
  found(
    'documents',
    [...ledger.documents]
      .filter((id) => !/^made|^failed: .*sur une autre page/.test(documents.get(id) ?? ''))
      .map((id) => `${id} ${documents.get(id)}`),
  );
  const messages = countsOf((await rowsOf<{ email: string }>('SELECT email FROM contact_messages')).map(({ email }) => email));
  found(
    'messages',
    [...ledger.messages]
      .filter(([email, isSure]) => (isSure ? messages.get(email) !== 1 : (messages.get(email) ?? 0) > 1))
      .map(([email]) => email),
  );
  const events = countsOf((await rowsOf<{ at: Date }>('SELECT occurred_at AS at FROM emelia_events')).map(({ at }) => at.toISOString()));
  found(
    'events of the provider, once',
    [...ledger.events].filter(([date, isSure]) => (isSure ? events.get(date) !== 1 : (events.get(date) ?? 0) > 1)).map(([date]) => date),
  );

  const copies = countsOf(mail.received.map((message) => message.header('Message-ID') ?? ''));
  found(
    'no message twice',
    [...copies].filter(([, count]) => count > 1).map(([id, count]) => `${id}: ${count}`),
  );
  const arrived = new Set([...copies.keys()].map((id) => /^<([^@]+)@/.exec(id)?.[1]));
  const sent = await rowsOf<{ id: string }>(
    `SELECT id FROM outbox WHERE status = 'sent' UNION ALL SELECT id FROM campaign_recipients WHERE state = 'sent'`,
  );
  found(
    'what is marked as sent has arrived',
    sent.filter(({ id }) => !arrived.has(id)).map(({ id }) => id),
  );
  const ends = new Map(
    (
      await rowsOf<{ id: string; state: string }>(
        `SELECT id, status AS state FROM outbox UNION ALL SELECT id, state FROM campaign_recipients`,
      )
    ).map(({ id, state }) => [id, state]),
  );
  found(
    'what has arrived is marked as sent or unclear',
    [...arrived].filter((id) => id && !['sent', 'unknown'].includes(ends.get(id) ?? '')).map((id) => `${id}: ${ends.get(id ?? '')}`),
  );
  const letters = await rowsOf<{ kind: string; recipient: string; copies: number }>(
    `SELECT kind, recipient, count(*)::int AS copies FROM outbox WHERE kind LIKE 'trial%' OR kind LIKE 'appointment%' GROUP BY kind, recipient, prospect_id HAVING count(*) > 1`,
  );
  found(
    'one letter for each cause',
    letters.map(({ kind, recipient, copies: count }) => `${kind} ${recipient}: ${count}`),
  );
  const campaigns = await rowsOf<{ id: string; people: number }>(
    'SELECT campaign_id AS id, count(*)::int AS people FROM campaign_recipients GROUP BY 1',
  );
  const people = new Map(campaigns.map(({ id, people: count }) => [id, count]));
  found(
    'everybody of a campaign',
    [...ledger.campaigns].filter(([id, wanted]) => people.get(id) !== new Set(wanted).size).map(([id]) => `${id}: ${people.get(id)}`),
  );
  const hooks = await rowsOf<{ id: string; status: string }>('SELECT id, status FROM webhook_deliveries');
  found(
    'webhooks have arrived',
    hooks.filter(({ id, status }) => status !== 'delivered' || !sites.hooks.has(id)).map(({ id, status }) => `${id}: ${status}`),
  );
  return violations;
}

function countsOf(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
