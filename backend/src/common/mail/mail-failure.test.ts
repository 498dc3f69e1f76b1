import { failureOf, isAboutAccount, isDeadAddress, MailOutage } from './mail-failure.js';

const reply = (code: number, text: string, command = 'RCPT TO') => isDeadAddress({ code, text: `${code} ${text}`, command });

it.each([
  [550, '5.1.1 <anne@example.ch>: Recipient address rejected: User unknown'],
  [550, 'No such user here'],
  [551, 'User not local'],
  [553, 'Mailbox name not allowed'],
  [550, '5.1.10 The domain has a null MX'],
  [550, '5.1.2 Bad destination system'],
])('%i %s: nobody reads mail there', (code, text) => {
  expect(reply(code, text)).toBe(true);
});

it.each([
  [550, '5.7.1 Message rejected as spam'],
  [554, '5.7.1 Relay access denied'],
  [550, '5.7.26 SPF check failed'],
  [550, '5.1.8 Sender address rejected: domain not found'],
  [550, '5.1.7 Bad sender address'],
  [553, 'Sender address rejected: not owned by user'],
  [550, 'Your IP is listed at zen.spamhaus.org'],
  [552, '5.2.2 Mailbox full'],
  [550, '5.2.1 Mailbox disabled'],
])('%i %s: no fault of the address', (code, text) => {
  expect(reply(code, text)).toBe(false);
});

it('reads a refusal of the message itself by its enhanced code alone', () => {
  expect(reply(550, 'refused', 'DATA')).toBe(false);
  expect(reply(550, '5.1.1 no such user', 'DATA')).toBe(true);
});

const ofAccount = (command: string, text: string) => isAboutAccount({ code: Number(text.slice(0, 3)), text, command });

it.each([
  ['MAIL FROM', '530 5.7.0 Authentication required'],
  ['RCPT TO', '530 5.7.57 Client not authenticated to send mail'],
  ['RCPT TO', '535 5.7.8 Bad credentials'],
  ['MAIL FROM', '553 5.7.1 <a@agence.ch>: Sender address rejected: not owned by user b'],
  ['RCPT TO', '553 5.7.1 <a@agence.ch>: Sender address rejected: not owned by user b@agence.ch'],
  ['RCPT TO', '554 5.7.1 <anne@example.ch>: Relay access denied'],
  ['RCPT TO', '550 5.7.54 SMTP; Unable to relay recipient in non-accepted domain'],
  ['RCPT TO', '550 relay not permitted'],
  ['DATA', '550 5.4.5 Daily user sending limit exceeded.'],
  ['DATA', '554 5.2.252 SendAsDenied; a@agence.ch not allowed to send as b@agence.ch'],
  ['DATA', '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
  ['RCPT TO', '550 5.7.1 Your account is suspended'],
  ['RCPT TO', '554 5.7.1 <unknown[1.2.3.4]>: Client host rejected: Access denied'],
  ['MAIL FROM', '550 5.1.8 Sender address rejected: domain not found'],
  ['MAIL FROM', '501 Syntax error in parameters'],
])('%s %s: every other message would meet it too', (command, text) => {
  expect(ofAccount(command, text)).toBe(true);
});

it.each([
  ['RCPT TO', '550 5.1.1 <anne@example.ch>: Recipient address rejected: User unknown'],
  ['RCPT TO', '550 No such user here'],
  ['RCPT TO', '552 5.2.2 The email account that you tried to reach is over quota'],
  ['RCPT TO', '552 5.2.2 Mailbox full, storage quota for this account exceeded'],
  ['RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled'],
  ['DATA', '554 5.7.1 Message rejected as spam'],
  ['DATA', '552 5.3.4 Message size exceeds fixed limit'],
  ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit'],
  ['RCPT TO', '550 5.7.1 Blocked by the recipient’s policy'],
])('%s %s: a matter of this message', (command, text) => {
  expect(ofAccount(command, text)).toBe(false);
});

it.each([
  ['a wrong password', { command: 'AUTH PLAIN', responseCode: 535, response: '535 5.7.8 wrong' }, 'sign_in', true],
  [
    'a password to be changed',
    { command: 'AUTH LOGIN', responseCode: 534, response: '534 5.7.9 log in with your browser' },
    'sign_in',
    true,
  ],
  ['a sign-in that cannot be checked now', { command: 'AUTH PLAIN', responseCode: 454, response: '454 4.7.0 try later' }, 'sign_in', false],
  ['a server that takes no password', { code: 'EAUTH' }, 'sign_in', true],
  ['a greeting that refuses', { code: 'EPROTOCOL', command: 'CONN', responseCode: 554, response: '554 go away' }, 'connection', true],
  ['a busy server', { code: 'EPROTOCOL', command: 'CONN', responseCode: 421, response: '421 later' }, 'connection', false],
  ['a refused connection', { code: 'ESOCKET' }, 'connection', false],
  ['a foreign certificate', { code: 'ESOCKET', message: 'self-signed certificate' }, 'encryption', true],
] as const)('%s is an outage of the mail server', (_case, error, at, isLasting) => {
  const failure = failureOf(Object.assign(new Error(), error), 'opening');
  expect(failure).toBeInstanceOf(MailOutage);
  expect(failure).toMatchObject({ at, isLasting });
});
