import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreWithErasures } from '../src/cli/backup-commands.js';
import { startOver } from '../src/cli/lost-secret.js';
import { writeBackup } from '../src/common/backups/write-backup.js';
import { paragraph } from '../src/common/mail/email-blocks.js';
import { say } from '../src/common/mail/email-text.js';
import { Outbox } from '../src/common/mail/outbox.service.js';
import { OutboxSender } from '../src/modules/outbox/outbox-sender.schedule.js';
import type { SendingHaltState } from '../src/modules/outbox/sending-halt.contract.js';
import { PersonErasure } from '../src/modules/personal-data/person-erasure.service.js';
import { PersonRights } from '../src/modules/personal-data/person-rights.service.js';
import { Suppressions } from '../src/modules/suppressions/suppressions.service.js';
import { ADMIN, startApp, type TestApp } from './support/app.js';
import { aProspect } from './support/build.js';
import { type MailServer, startMailServer } from './support/mail-server.js';

const SECRET = 'kU4-vH8x_Zq1pW7sNd3fLb6yTg9cRm2e';
let app: TestApp;
let mail: MailServer;
let folder: string;
let file: string;

beforeAll(async () => {
  mail = await startMailServer();
  app = await startApp({ SMTP_URL: mail.url, APP_SECRET: SECRET });
  folder = await mkdtemp(join(tmpdir(), 'drill-'));
  file = join(folder, 'all.backup');
});
afterAll(async () => {
  await app.stop();
  await mail.stop();
  await rm(folder, { recursive: true });
});

const service = <T>(type: abstract new (...given: never[]) => T): T => app.app.get<T>(type as never, { strict: false });
const send = () => service(OutboxSender).sendDue();
const write = (recipient: string) =>
  app.database.transaction((manager) =>
    service(Outbox).enqueue(manager, {
      kind: 'referral_invitation',
      prospectId: null,
      recipient,
      subject: 'Bonjour',
      letter: [paragraph(say`Bonjour.`)],
    }),
  );
const reasonOf = (email: string) => service(Suppressions).reasonAgainst(email, 'marketing');
const refuse = async (email: string) =>
  service(Suppressions).add(app.database.manager, {
    email_hash: (await service(Suppressions).readableHash(email)) ?? '',
    scope: 'marketing',
    reason: 'unsubscribed',
  });
const receivers = () => mail.received.flatMap(({ to }) => to);
const halt = async () => (await app.call<SendingHaltState>('GET', '/api/admin/mail/halt', { as: app.admin })).body;

describe('a restore after days of work', () => {
  it('sends nothing twice, preserves every objection, and restores no erased person', async () => {
    await aProspect(app.database, { email: 'effacee@example.ch', prenom: 'Eva' });
    await aProspect(app.database, { email: 'reste@example.ch' });
    await refuse('avant@example.ch');
    for (const name of ['un', 'deux', 'trois']) await write(`${name}@example.ch`);
    await write('apres@example.ch');
    await writeBackup(app.database, file, { now: new Date() });

    expect(await send()).toBe(4);
    expect(receivers().sort()).toEqual(['apres@example.ch', 'deux@example.ch', 'trois@example.ch', 'un@example.ch']);
    await refuse('apres@example.ch');
    const person = await service(PersonRights).findPerson(app.database.manager, 'effacee@example.ch');
    const user = { id: null, email: ADMIN.email } as never;
    await app.database.transaction((manager) => service(PersonErasure).run(manager, person, user));

    const { carriedOver } = await restoreWithErasures(app.app, file, { secret: SECRET });
    expect(carriedOver).toMatchObject({ messages: 4, suppressions: 2, erased: 1 });
    const emails = await app.database.query<{ email: string }[]>('SELECT email FROM prospects ORDER BY email');
    expect(emails.map(({ email }) => email)).toEqual(['reste@example.ch']);
    expect(await Promise.all(['avant', 'apres', 'effacee', 'reste'].map((name) => reasonOf(`${name}@example.ch`)))).toEqual([
      'unsubscribed',
      'unsubscribed',
      'erased',
      null,
    ]);
    expect(await send()).toBe(0);
    expect(receivers()).toHaveLength(4);
  });

  it('sends nothing until an administrator has seen what would be sent', async () => {
    app.admin = await app.signIn(ADMIN.email, ADMIN.password);
    const logged = await app.call<object[]>('GET', '/api/admin/audit-log?filter={"resource":"backups"}', { as: app.admin });
    expect(logged.body).toEqual([
      expect.objectContaining({ action: 'restore', user_email: null, after: expect.objectContaining({ erased: 1 }) }),
    ]);
    await app.database.query(`UPDATE outbox SET status = 'queued', sent_at = NULL WHERE recipient = 'un@example.ch'`);
    await write('neuf@example.ch');
    expect(await send()).toBe(0);
    expect(await halt()).toMatchObject({ waiting: [{ label: 'Recommandation', count: 2 }], carriedOver: expect.arrayContaining([]) });
    const resumed = await app.call('POST', '/api/admin/mail/resume', { as: app.admin, body: { waiting: 'cancel' } });
    expect([resumed.status, resumed.body]).toEqual([200, null]);
    expect(await halt()).toBeNull();
    await send();
    expect(receivers().slice(4)).toEqual(['neuf@example.ch']);
    expect((await app.call('POST', '/api/admin/mail/resume', { as: app.admin, body: { waiting: 'send' } })).status).toBe(409);
  });

  it('continues without a lost secret: keys are named and removed, objections remain', async () => {
    const body = { apiKey: 'AIzaSyA-1234567890abcdefghijklmnopqrstu', metadata: {} };
    expect((await app.call('PUT', '/api/admin/api-keys/pagespeed', { as: app.admin, body })).status).toBe(200);
    const reported = await startOver(app.database, 'Qx7_mB2v-Ks9Lw4Tz1Rf6Hd8Ye3Nc5Ga');
    expect(reported.join('\n')).toMatch(/pagespeed[\s\S]*restent en vigueur/);
    expect(await app.database.query('SELECT FROM api_keys')).toEqual([]);
    expect(await reasonOf('apres@example.ch')).toBe('unsubscribed');
    expect(await startOver(app.database, 'Qx7_mB2v-Ks9Lw4Tz1Rf6Hd8Ye3Nc5Ga')).toEqual([expect.stringContaining('Tout s’ouvre')]);
  });
});
