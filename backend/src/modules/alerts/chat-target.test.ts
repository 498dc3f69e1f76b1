import type { ChatKind } from '../../rules/chat-kinds.rules.js';
import { chatTarget } from './chat-target.js';

const around = { telegramUrl: 'https://api.telegram.org', allowHosts: ['127.0.0.1:4000'] };
const target = (kind: ChatKind, address: string, chatId?: string) => chatTarget(kind, { address, chatId }, around);

it.each<[ChatKind, string]>([
  ['slack', 'https://hooks.slack.com/services/T0/B0/x'],
  ['teams', 'https://prod-01.westeurope.logic.azure.com/workflows/a/triggers/manual/paths/invoke?sig=x'],
  [
    'teams',
    'https://0a.1.environment.api.powerplatform.com/powerautomate/automations/direct/workflows/a/triggers/manual/paths/invoke?sig=x',
  ],
  ['discord', 'https://discord.com/api/webhooks/1/x'],
  ['discord', 'https://canary.discord.com/api/v10/webhooks/1/x'],
  ['json', 'https://exemple.ch/x'],
  ['slack', 'http://127.0.0.1:4000/services/T0/B0/x'],
])('takes an address of %s', (kind, address) => {
  expect(target(kind, address)).toEqual({ url: address });
});

it.each<[ChatKind, string]>([
  ['slack', 'https://hooks.slack.com.evil.ch/services/T0/B0/x'],
  ['slack', 'https://hooks.slack.com/workflows/x'],
  ['teams', 'https://logic.azure.com.evil.ch/workflows/x'],
  ['teams', 'https://outlook.office.com/webhook/x'],
  ['discord', 'https://discord.com/channels/1/2'],
  ['json', 'http://exemple.ch/x'],
  ['json', 'exemple.ch'],
])('refuses another one for %s: %s', (kind, address) => {
  expect(target(kind, address)).toMatchObject({ field: 'address', message: expect.stringMatching(/\S/) });
});

it('makes the address of Telegram from the token of the bot and the chat', () => {
  const token = '123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc';
  expect(target('telegram', token, '@agence_alertes')).toEqual({
    url: `https://api.telegram.org/bot${token}/sendMessage`,
    chatId: '@agence_alertes',
  });
  expect(target('telegram', token, 'x y')).toMatchObject({ field: 'chatId' });
  expect(target('telegram', `${token}/../x`, '1')).toMatchObject({ field: 'address' });
});
