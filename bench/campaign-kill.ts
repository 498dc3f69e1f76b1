// A campaign over SMTP while its worker is killed with -9: `npm run bench:campaign [messages] [kills]`. The mail server counts:
// nobody may get two messages, and whoever got none must be marked « à vérifier ».
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '../backend/test/support/mail-server.ts';
import { startBenchProduct } from './product.ts';

const [count = 5000, kills = 5] = process.argv.slice(2).map(Number);

const mail = await startMailServer();
const product = await startBenchProduct(0, { SMTP_URL: mail.url, MAIL_FROM: 'Agence <bonjour@agence.ch>' });
try {
  await product.addProspects(count);
  await product.database.query(
    `INSERT INTO contact_permissions (prospect_id, basis, obtained_on, source) SELECT id, 'customer', now(), 'Essai' FROM prospects`,
  );
  await product.call('PUT', '/api/admin/settings/campaigns', {
    value: { messagesPerMinute: 60_000, postalAddress: 'Rue du Lac 1, 1400 Yverdon' },
  });
  const { id } = await product.call<{ id: string }>('POST', '/api/admin/campaigns', {
    name: 'Essai',
    subject: 'Bonjour {prenom}',
    template: 'Votre page : {lien}',
    target_audience: { filter: {} },
  });
  let worker = await product.startWorker();
  const started = performance.now();
  await product.call('POST', `/api/admin/campaigns/${id}/schedule`, {});
  let done = 0;
  for (;;) {
    await sleep(50);
    if (done < kills && mail.received.length >= ((done + 1) * count) / (kills + 1)) {
      worker.kill();
      done++;
      worker = await product.startWorker();
    }
    const { rows } = await product.database.query(`SELECT status FROM email_campaigns WHERE id = $1`, [id]);
    if ((rows[0] as { status: string }).status === 'sent') break;
    if (performance.now() - started > 30 * 60_000) throw new Error('the campaign does not end');
  }
  const { rows: ledger } = await product.database.query(
    `SELECT p.email, r.state FROM campaign_recipients r JOIN prospects p ON p.id = r.prospect_id WHERE r.campaign_id = $1`,
    [id],
  );
  const states = new Map((ledger as { email: string; state: string }[]).map(({ email, state }) => [email, state]));
  const received = new Map<string, number>();
  for (const { to } of mail.received) for (const address of to) received.set(address, (received.get(address) ?? 0) + 1);
  const result = {
    messages: count,
    seconds: Math.round((performance.now() - started) / 1000),
    kills: done,
    received: mail.received.length,
    twice: [...received.values()].filter((times) => times > 1).length,
    sent: [...states.values()].filter((state) => state === 'sent').length,
    toVerify: [...states.values()].filter((state) => state === 'unknown').length,
    toVerifyReceived: [...states].filter(([email, state]) => state === 'unknown' && received.has(email)).length,
    sentNotReceived: [...states].filter(([email, state]) => state === 'sent' && !received.has(email)).length,
    lost: [...states].filter(([email, state]) => state !== 'sent' && state !== 'unknown' && !received.has(email)).length,
  };
  console.log(JSON.stringify(result));
  const isRight = result.twice === 0 && result.sentNotReceived === 0 && result.lost === 0 && result.sent + result.toVerify === count;
  if (!isRight || done < kills) process.exitCode = 1;
} finally {
  await product.stop();
  await mail.stop();
}
