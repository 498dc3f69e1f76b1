// A thousand events of the e-mail provider at once, half of them repetitions, in no order: `npm run bench:webhooks [events]`.
// The totals must be those of the distinct events.
import { startBenchProduct } from './product.ts';

const [count = 1000] = process.argv.slice(2).map(Number);
const AT_ONCE = 20;

const product = await startBenchProduct(0);
try {
  const people = Math.ceil(count / 2 / 4);
  await product.addProspects(people);
  const { id } = await product.call<{ id: string }>('POST', '/api/admin/campaigns', { name: 'Essai', subject: 'Bonjour' });
  await product.database.query(
    `INSERT INTO campaign_recipients (campaign_id, prospect_id, email_hash, state) SELECT $1, id, token, 'unknown' FROM prospects`,
    [id],
  );
  await product.database.query(`UPDATE email_campaigns SET status = 'sent', started_at = now() WHERE id = $1`, [id]);
  const { url } = await product.call<{ url: string }>('GET', '/api/admin/email-webhook');
  const { rows } = await product.database.query('SELECT email, token FROM prospects ORDER BY token');
  const kinds = ['SENT', 'OPENED', 'CLICKED', 'REPLIED'];
  const distinct = (rows as { email: string; token: string }[])
    .flatMap((contact) =>
      kinds.map((event, index) => ({
        event,
        date: new Date(Date.UTC(2026, 10, 20, 9, index)).toISOString(),
        campaign: 'Essai',
        step: 1,
        contact,
      })),
    )
    .slice(0, count / 2);
  const flood = [...distinct, ...distinct].sort(() => Math.random() - 0.5);
  const target = product.url + new URL(url).pathname;
  const started = performance.now();
  const statuses: number[] = [];
  const lanes = Array.from({ length: AT_ONCE }, async () => {
    for (let event = flood.pop(); event; event = flood.pop()) {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) };
      statuses.push((await fetch(target, init)).status);
    }
  });
  await Promise.all(lanes);
  const seconds = (performance.now() - started) / 1000;
  const { statistics } = await product.call<{ statistics: Record<string, number> }>('GET', `/api/admin/campaigns/${id}`);
  const of = (kind: string) => distinct.filter(({ event }) => event === kind).length;
  const expected = { sent: of('SENT'), opened: of('OPENED'), clicked: of('CLICKED'), replied: of('REPLIED') };
  const found = { sent: statistics.sent, opened: statistics.opened, clicked: statistics.clicked, replied: statistics.replied };
  const isRight = JSON.stringify(expected) === JSON.stringify(found) && statuses.every((status) => status === 200);
  console.log(JSON.stringify({ events: statuses.length, seconds: Math.round(seconds * 10) / 10, expected, found, isRight }));
  if (!isRight) process.exitCode = 1;
} finally {
  await product.stop();
}
