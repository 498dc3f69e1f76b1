import { readConfig } from '../src/common/config/env.js';
import { environmentAccount } from '../src/common/mail/environment-mail-account.js';
import type { MailAccounts } from '../src/common/mail/mail-accounts.js';
import type { MailOutages } from '../src/common/mail/mail-outages.service.js';
import { SmtpMailer, type SmtpMessage } from '../src/common/mail/smtp-mailer.service.js';
import { certificate, SITE_PRIVATE_KEY } from './support/certificates.js';
import { type MailServer, type Mood, startMailServer } from './support/mail-server.js';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const outages = { noteClosed: async () => {}, noteOpen: async () => {} } as unknown as MailOutages;
const mailer = (url = server.url) =>
  new SmtpMailer(
    {
      current: async () => environmentAccount(readConfig({ SMTP_URL: url, MAIL_FROM: 'Agence Léman <contact@agence.ch>' })),
    } as MailAccounts,
    outages,
  );
const MESSAGE: SmtpMessage = {
  to: 'anne@example.ch',
  subject: 'Votre audit détaillé',
  text: 'Bonjour,\n\nÀ bientôt.\n',
  html: '<p>Bonjour,</p>',
  headers: { 'Reply-To': 'agent@agence.ch' },
  id: 'row-1',
};

/** How a send ended, and whether the handing over had begun. */
async function outcome(mood: Mood, url?: string): Promise<{ name: string; message: string; begun: boolean }> {
  server.mood(mood);
  let begun = false;
  const beforeData = async () => {
    begun = true;
  };
  return mailer(url)
    .send(MESSAGE, { beforeData })
    .then(
      (answer) => ({ name: answer, message: '', begun }),
      (error: Error) => ({ name: error.name, message: error.message, begun }),
    );
}

describe('sending by SMTP', () => {
  it('transmits text, HTML, headers and attachments', async () => {
    const calendar = {
      filename: 'invitation.ics',
      contentType: 'text/calendar; charset=utf-8; method=REQUEST',
      content: btoa('BEGIN:VCALENDAR'),
    };
    const pdf = { filename: 'audit.pdf', contentType: 'application/pdf', content: btoa('%PDF-1.7') };
    expect(await mailer().send({ ...MESSAGE, attachments: [calendar, pdf] })).toBe('accepted');
    const [mail] = server.received;
    expect(mail?.from).toBe('contact@agence.ch');
    expect(mail?.to).toEqual(['anne@example.ch']);
    expect(mail?.header('Message-ID')).toBe('<row-1@agence.ch>');
    expect(mail?.header('Reply-To')).toBe('agent@agence.ch');
    expect(mail?.header('Subject')).toBe('=?UTF-8?Q?Votre_audit_d=C3=A9taill=C3=A9?=');
    expect(mail?.raw).toContain('text/html');
    expect(mail?.raw).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i);
    expect(mail?.raw).toContain('filename=audit.pdf');
  });

  it('does not split a typed header', async () => {
    await mailer().send({ ...MESSAGE, subject: 'Bonjour\r\nBcc: autre@example.com' });
    expect(server.received[0]?.to).toEqual(['anne@example.ch']);
    expect(server.received[0]?.header('Bcc')).toBeNull();
  });

  it.each([
    ['an unknown recipient', { at: 'rcpt', code: 550, text: '5.1.1 No such user' }, 'MailRefused', 'n’existe pas', false],
    ['a message refused as spam', { at: 'data', code: 554, text: '5.7.1 Spam' }, 'MailRefused', '5.7.1 Spam', true],
    ['a refused sender', { at: 'mail', code: 553, text: 'Not yours' }, 'MailOutage', 'Not yours', false],
    ['greylisting', { at: 'rcpt', code: 451, text: '4.7.1 Greylisted' }, 'MailDeferred', 'réessayer plus tard', false],
    ['a full disk after the message', { at: 'data', code: 452, text: 'No space' }, 'MailDeferred', 'plein', true],
    ['a line cut on connecting', { at: 'connect' }, 'MailOutage', 'joignable', false],
    ['a line cut before the message', { at: 'drop-before-data' }, 'MailDeferred', 'coupé', false],
    ['a line cut after the message', { at: 'drop-after-data' }, 'MailUnknown', 'peut-être pris', true],
  ] as [string, Mood, string, string, boolean][])('reports %s', async (_case, mood, name, words, begun) => {
    const ended = await outcome(mood);
    expect([ended.name, ended.begun]).toEqual([name, begun]);
    expect(ended.message).toContain(words);
  });

  it('reports an unreachable server, and a rejected password without revealing it', async () => {
    const { port } = new URL(server.url);
    const withPassword = await outcome({ at: 'auth', code: 535, text: 'bad s3cret' }, `smtp://user:s3cret@127.0.0.1:${port}`);
    expect(withPassword.name).toBe('MailOutage');
    expect(withPassword.message).toContain('mot de passe');
    expect(withPassword.message).not.toContain('s3cret');
    await server.stop();
    expect((await outcome(null)).name).toBe('MailOutage');
    server = await startMailServer();
  });

  it('uses TLS by STARTTLS or directly, and rejects an unsigned certificate', async () => {
    for (const secure of [true, false]) {
      const tls = await startMailServer({ secure, disabledCommands: [] });
      const address = `${secure ? 'smtps' : 'smtp'}://127.0.0.1:${new URL(tls.url).port}`;
      expect((await outcome(null, address)).name).toBe('MailOutage');
      expect(tls.received).toHaveLength(0);
      expect((await outcome(null, `${address}?tls=unverified`)).name).toBe('accepted');
      expect(tls.received).toHaveLength(1);
      await tls.stop();
    }
  });
});

it('domains are in punycode in the envelope and the headers', async () => {
  const commands: string[] = [];
  // the server decodes punycode: what counts is the command as it came
  const note = (_: unknown, ...words: unknown[]) => void commands.push(words.join(' '));
  const logger = { trace: note, debug: note, info: note, warn: note, error: note, fatal: note, level: () => undefined };
  const noted = await startMailServer({ logger, key: SITE_PRIVATE_KEY, cert: certificate('valid') });
  const account = environmentAccount(readConfig({ SMTP_URL: noted.url, MAIL_FROM: 'Bäckerei <bonjour@zürich-web.ch>' }));
  const sender = new SmtpMailer({ current: async () => account } as MailAccounts, outages);
  await sender.send({ ...MESSAGE, to: 'urs@käserei-hug.ch', returnTo: 'retour+1@zürich-web.ch' });
  await noted.stop();
  const envelope = commands.filter((command) => /MAIL FROM|RCPT TO/.test(command)).join('\n');
  expect(envelope).toContain('retour+1@xn--zrich-web-q9a.ch');
  expect(envelope).toContain('urs@xn--kserei-hug-q5a.ch');
  expect(noted.received[0]?.raw.split('\r\n\r\n')[0]).toMatch(/^[\0-\x7f]*$/);
});
