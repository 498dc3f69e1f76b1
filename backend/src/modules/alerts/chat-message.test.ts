import { CHAT_KINDS, type ChatKind } from '../../rules/chat-kinds.rules.js';
import { type ChatAlert, chatBody } from './chat-message.js';

const alert: ChatAlert = {
  company: 'Menuiserie du Lac',
  signals: [{ name: 'cta_click', at: '2026-11-24T09:00:00.000Z', count: 3 }],
  url: 'https://check.example.ch/mon-espace/prospects/1/show',
};
const textOf = (kind: ChatKind, change: Partial<ChatAlert> = {}) => JSON.stringify(chatBody(kind, { ...alert, ...change }, '-100'));

it.each(CHAT_KINDS)('says who did what and leads to the record: %s', (kind) => {
  for (const part of ['Menuiserie du Lac', 'a cliqué pour prendre contact', '3 fois', alert.url]) expect(textOf(kind)).toContain(part);
});

it('escapes what a service reads as a mention, a link or a format', () => {
  expect(textOf('slack', { company: '<!channel> & <https://evil.ch|x>' })).toContain('&lt;!channel&gt; &amp; &lt;https://evil.ch|x&gt;');
  const discord = textOf('discord', { company: '**@everyone** [x](http://evil.ch) <@1>' });
  expect(discord).not.toMatch(/[^\\]@everyone|\[x\]\(|<@1>/);
  expect(discord).toContain('"allowed_mentions":{"parse":[]}');
});

it('keeps a company that is many lines long in one short line', () => {
  const company = `Garage\n\n${'x'.repeat(5000)}`;
  for (const kind of CHAT_KINDS) expect(textOf(kind, { company }).length).toBeLessThan(3000);
  expect((chatBody('json', { ...alert, company }) as { company: string }).company).toMatch(/^Garage x{193}$/);
});

it('names a trial message as one', () => {
  for (const kind of CHAT_KINDS) expect(textOf(kind, { isTrial: true, company: '', signals: [] })).toContain('Essai du canal');
});
