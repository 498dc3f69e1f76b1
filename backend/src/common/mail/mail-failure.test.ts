import { isDeadAddress } from './mail-failure.js';

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
