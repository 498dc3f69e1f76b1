import { isThrownAway, sameMailbox } from './trial-addresses.rules.js';

it.each([
  ['Zoe@Atelier.CH', 'zoe@atelier.ch'],
  [' zoe+essai@atelier.ch ', 'zoe@atelier.ch'],
  ['zoe+a+b@bluewin.ch', 'zoe@bluewin.ch'],
  ['Zoe.Rochat+x@googlemail.com', 'zoerochat@gmail.com'],
  ['zoe.rochat@bluewin.ch', 'zoe.rochat@bluewin.ch'],
  ['+41791234567@bluewin.ch', '+41791234567@bluewin.ch'],
])('normalises %s to the mailbox %s', (email, mailbox) => expect(sameMailbox(email)).toBe(mailbox));

it.each([
  ['a@yopmail.com', true],
  ['a@YOPMAIL.com', true],
  ['a@box.mailinator.com', true],
  ['a@notyopmail.com', false],
  ['a@yopmail.com.exemple.ch', false],
  ['a@bluewin.ch', false],
  ['a@gmail.com', false],
])('recognises whether %s is a disposable address: %s', (email, is) => expect(isThrownAway(email)).toBe(is));
