import { RETURNED_ID, report } from '../../../test/support/bounce-parts.js';
import { STRUCTURED_REPORTS } from '../../../test/support/bounce-reports.js';
import { bouncedEmail, OTHER_MAIL } from '../../../test/support/bounced-emails.js';
import { HONEST_MAIL } from '../../../test/support/honest-mail.js';
import { PLAIN_REPORTS } from '../../../test/support/plain-bounces.js';
import { readBounce } from './bounce-report.js';

const read = (mail: string) => readBounce(Buffer.from(mail.replace(/\r?\n/g, '\r\n')));

describe('a report of an e-mail that came back', () => {
  it('names recipient, cause and e-mail', async () => {
    const report = await read(bouncedEmail({ to: 'retour+abc@agence.ch', original: 'alias@exemple.ch', messageId: '1234@agence.ch' }));
    expect(report).toMatchObject({
      recipients: [{ final: 'anne@exemple.ch', original: 'alias@exemple.ch', action: 'failed', status: '5.1.1' }],
      returnedId: '1234@agence.ch',
    });
    expect(report?.deliveredTo).toContain('retour+abc@agence.ch');
  });

  it('takes the status out of the diagnostic where the field is missing', async () => {
    const report = await read(bouncedEmail({}).replace(/^Status: .*$/m, 'X-Nothing: 1'));
    expect(report?.recipients[0]?.status).toBe('5.1.1');
  });

  it('reads folded fields and several recipients', async () => {
    const second = 'Final-Recipient: rfc822; bea@exemple.ch\nAction: delayed\nStatus: 4.4.1\n';
    const report = await read(
      bouncedEmail({ diagnostic: 'smtp; 550 5.1.1\n    folded words' }).replace(
        '\n--b1\nContent-Type: text/rfc822',
        `\n${second}\n--b1\nContent-Type: text/rfc822`,
      ),
    );
    expect(report?.recipients.map(({ final, action }) => [final, action])).toEqual([
      ['anne@exemple.ch', 'failed'],
      ['bea@exemple.ch', 'delayed'],
    ]);
    expect(report?.recipients[0]?.diagnostic).toContain('folded words');
  });

  it('names the address that a message of qmail names', async () => {
    const qmail =
      'Return-Path: <>\nFrom: MAILER-DAEMON@mx.exemple.ch\nTo: retour+abc@agence.ch\nSubject: failure notice\n\n<anne@exemple.ch>:\n550 5.1.1 no mailbox\n';
    expect((await read(qmail))?.recipients).toMatchObject([{ final: 'anne@exemple.ch', action: 'failed', status: '5.1.1' }]);
  });

  it.each(Object.entries(OTHER_MAIL))('is none: %s', async (_name, mail) => expect(await read(mail)).toBeNull());

  it.each([
    ['cut in its middle', bouncedEmail({}).slice(0, 700)],
    ['without its fields', bouncedEmail({}).replace(/^Final-Recipient.*$/m, '')],
    ['of nothing', ''],
    ['of noise', '\u0000\u0001--b1\n'.repeat(100)],
  ])('may be malformed: %s', async (_name, mail) => {
    const report = await read(mail);
    expect(report?.recipients.every(({ final, original }) => final !== null || original !== null) ?? true).toBe(true);
  });
});

describe('readBounce', () => {
  it.each([
    ...Object.entries(STRUCTURED_REPORTS).map(([name, test]) => [`a delivery status ${name}`, test] as const),
    ...Object.entries(PLAIN_REPORTS).map(([name, test]) => [`a message ${name}`, test] as const),
  ])('reads %s', async (_name, { message, says, id }) => {
    const found = await read(message);
    expect(found?.recipients.map(({ final, action, status }) => `${final} ${action} ${status}`)).toEqual(says);
    expect(found?.returnedId).toBe(id === null ? null : RETURNED_ID);
  });

  it.each(Object.entries(HONEST_MAIL))('finds no bounce in %s', async (_name, message) => expect(await read(message)).toBeNull());

  it('reads the start of a report that is cut by its size', async () => {
    const { message } = STRUCTURED_REPORTS['of Postfix'] ?? { message: '' };
    expect((await read(`${message}${'x'.repeat(2_000_000)}`))?.recipients[0]?.final).toBe('anne@exemple.ch');
  });

  it.each([
    ['many parts', `Return-Path: <>\nContent-Type: multipart/mixed; boundary="b"\n\n${'--b\n\nx\n'.repeat(4_000)}`],
    ['deep parts', Array.from({ length: 400 }, (_, at) => `Content-Type: multipart/mixed; boundary="b${at}"\n\n--b${at}\n`).join('')],
    ['deep HTML', `Return-Path: <>\nContent-Type: text/html\n\n${'<b>'.repeat(20_000)}`],
    ['long headers', `Subject: ${'x '.repeat(140_000)}\n\nx`],
    ['many addresses', `Return-Path: <>\nSubject: Undelivered\n\n${'to a@b.ch 550 '.repeat(20_000)}`],
    ['a line of one letter', `Return-Path: <>\nSubject: Undelivered\n\n${'a'.repeat(290_000)}`],
    ['many empty lines', `Return-Path: <>\nSubject: Undelivered\n\n${'\n'.repeat(30_000)}`],
    ['long rules', `Return-Path: <>\nSubject: Undelivered\n\n${'-'.repeat(290_000)}`],
    ['spaces', `Return-Path: <>\nSubject: Undelivered\n\nto ${' '.repeat(200_000)}x`],
    ['open brackets', report(`Final-Recipient: rfc822; ${'('.repeat(50_000)}`)],
  ])('survives a message of %s', async (_name, message) => {
    expect((await read(message))?.recipients.length ?? 0).toBeLessThanOrEqual(50);
  });
});
