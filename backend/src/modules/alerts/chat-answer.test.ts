import type { ChatKind } from '../../rules/chat-kinds.rules.js';
import { type ChatAnswer, judgeAnswer } from './chat-answer.js';

const now = new Date('2026-11-24T09:00:00Z');
const judge = (kind: ChatKind, answer: Partial<ChatAnswer>) =>
  judgeAnswer(kind, { status: 200, text: '', retryAfter: null, ...answer }, now);

it.each<[ChatKind, number, string]>([
  ['slack', 200, 'ok'],
  ['teams', 202, ''],
  ['discord', 204, ''],
  ['telegram', 200, '{"ok":true}'],
  ['json', 201, 'whatever'],
])('%s accepts with %i', (kind, status, text) => {
  expect(judge(kind, { status, text })).toEqual({ kind: 'delivered' });
});

it('Telegram says in the body whether it accepts', () => {
  expect(judge('telegram', { text: '<html>login</html>' }).kind).toBe('passing');
});

it.each<[ChatKind, Partial<ChatAnswer>, number]>([
  ['slack', { retryAfter: '30' }, 30_000],
  ['teams', { retryAfter: 'Tue, 24 Nov 2026 09:02:00 GMT' }, 120_000],
  ['teams', { retryAfter: 'Tue, 24 Nov 2026 08:00:00 GMT' }, 0],
  ['discord', { text: '{"retry_after":1.5}' }, 1500],
  ['telegram', { text: '{"ok":false,"parameters":{"retry_after":7}}' }, 7000],
  ['json', { retryAfter: 'soon' }, 0],
  ['json', { retryAfter: '99999999' }, 86_400_000],
  ['json', {}, 0],
])('%s names how long to wait', (kind, answer, waitMs) => {
  expect(judge(kind, { ...answer, status: 429 })).toMatchObject({ kind: 'passing', waitMs });
});

it.each<[ChatKind, number, string]>([
  ['slack', 404, 'no_service'],
  ['slack', 410, 'channel_is_archived'],
  ['teams', 401, ''],
  ['discord', 404, '{"code":10015}'],
  ['telegram', 401, '{"ok":false}'],
  ['telegram', 400, '{"ok":false,"description":"Bad Request: chat not found"}'],
])('%s accepts nothing at this address any more: %i', (kind, status, text) => {
  expect(judge(kind, { status, text }).kind).toBe('revoked');
});

it('refuses one message without giving up the address', () => {
  expect(judge('slack', { status: 400, text: 'invalid_blocks' })).toEqual({ kind: 'refused', error: 'Slack refuse le message (400).' });
  expect(judge('json', { status: 302 }).kind).toBe('refused');
  expect(judge('json', { status: 500 }).kind).toBe('passing');
});
