import { OTHER_MAIL, returnedLetter } from '../../../test/support/returned-letters.js';
import { readBounce } from './bounce-report.js';

const read = (mail: string) => readBounce(Buffer.from(mail.replace(/\r?\n/g, '\r\n')));

describe('a report of a letter that came back', () => {
  it('names recipient, cause and letter', async () => {
    const report = await read(returnedLetter({ to: 'retour+abc@agence.ch', original: 'alias@exemple.ch', messageId: '1234@agence.ch' }));
    expect(report).toMatchObject({
      recipients: [{ final: 'anne@exemple.ch', original: 'alias@exemple.ch', action: 'failed', status: '5.1.1' }],
      returnedId: '1234@agence.ch',
    });
    expect(report?.deliveredTo).toContain('retour+abc@agence.ch');
  });

  it('takes the status out of the diagnostic where the field is missing', async () => {
    const report = await read(returnedLetter({}).replace(/^Status: .*$/m, 'X-Nothing: 1'));
    expect(report?.recipients[0]?.status).toBe('5.1.1');
  });

  it('reads folded fields and several recipients', async () => {
    const second = 'Final-Recipient: rfc822; bea@exemple.ch\nAction: delayed\nStatus: 4.4.1\n';
    const report = await read(
      returnedLetter({ diagnostic: 'smtp; 550 5.1.1\n    folded words' }).replace(
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

  it('is recognised without a report, of the mail system itself', async () => {
    const qmail =
      'Return-Path: <>\nFrom: MAILER-DAEMON@mx.exemple.ch\nTo: retour+abc@agence.ch\nSubject: failure notice\n\n<anne@exemple.ch>:\n550 5.1.1 no mailbox\n';
    expect((await read(qmail))?.recipients).toMatchObject([{ final: null, action: 'failed', status: '5.1.1' }]);
  });

  it.each(Object.entries(OTHER_MAIL))('is none: %s', async (_name, mail) => expect(await read(mail)).toBeNull());

  it.each([
    ['cut in its middle', returnedLetter({}).slice(0, 700)],
    ['without its fields', returnedLetter({}).replace(/^Final-Recipient.*$/m, '')],
    ['of nothing', ''],
    ['of noise', '\u0000\u0001--b1\n'.repeat(100)],
  ])('may be malformed: %s', async (_name, mail) => {
    const report = await read(mail);
    expect(report?.recipients.every(({ final, original }) => final !== null || original !== null) ?? true).toBe(true);
  });
});
