import type { ChatKind } from '../../rules/chat-kinds.rules.js';

/** Where a channel's messages go: the whole of it is a secret. */
export interface ChatTarget {
  url: string;
  /** Telegram only. */
  chatId?: string;
}

interface TypedTarget {
  address: string;
  chatId?: string | undefined;
}

interface Surroundings {
  /** Origin of Telegram’s API. */
  telegramUrl: string;
  /** Internal targets that the settings of the server allow. */
  allowHosts: readonly string[];
}

/** A field with what is wrong with it. */
type Refusal = { field: 'address' | 'chatId'; message: string };

/** Hosts and paths of the incoming webhooks of each service. */
const ADDRESSES: Readonly<Record<Exclude<ChatKind, 'telegram' | 'json'>, { host: RegExp; path: RegExp; example: string }>> = {
  slack: { host: /^hooks\.slack(?:-gov)?\.com$/, path: /^\/services\/./, example: 'https://hooks.slack.com/services/…' },
  teams: {
    host: /\.(?:logic\.azure\.com|api\.powerplatform\.com)$/,
    path: /^\/.*(?:workflows|powerautomate)\//,
    example: 'https://….logic.azure.com/workflows/… ou https://….api.powerplatform.com/powerautomate/…',
  },
  discord: {
    host: /^(?:ptb\.|canary\.)?discord(?:app)?\.com$/,
    path: /^\/api\/(?:v\d+\/)?webhooks\/\d+\/./,
    example: 'https://discord.com/api/webhooks/…',
  },
};
const RETIRED = /(?:^|\.)(?:webhook\.office\.com|outlook\.office(?:365)?\.com)$/;
const BOT_TOKEN = /^\d{5,15}:[\w-]{30,60}$/;
const CHAT_ID = /^(?:-?\d{1,20}|@\w{5,32})$/;

/** Reads what a person typed for a kind of channel. */
export function chatTarget(
  kind: ChatKind,
  { address, chatId }: TypedTarget,
  { telegramUrl, allowHosts }: Surroundings,
): ChatTarget | Refusal {
  if (kind === 'telegram') return telegramTarget(address, chatId ?? '', telegramUrl);
  const url = URL.parse(address);
  const isAllowed = url !== null && allowHosts.includes(url.host);
  if (!url || url.username || url.password || !(url.protocol === 'https:' || (isAllowed && url.protocol === 'http:')))
    return { field: 'address', message: 'Une adresse complète qui commence par https://' };
  if (RETIRED.test(url.hostname))
    return {
      field: 'address',
      message: 'Microsoft a retiré ces connecteurs\u202f: créez un flux « Workflows » dans Teams et copiez son adresse.',
    };
  if (kind === 'json' || isAllowed) return { url: url.href };
  const { host, path, example } = ADDRESSES[kind];
  return host.test(url.hostname) && path.test(url.pathname)
    ? { url: url.href }
    : { field: 'address', message: `Une adresse comme ${example}` };
}

function telegramTarget(token: string, chatId: string, telegramUrl: string): ChatTarget | Refusal {
  if (!BOT_TOKEN.test(token)) return { field: 'address', message: 'Le jeton du bot, comme 123456789:AAE…, tel que BotFather le donne' };
  if (!CHAT_ID.test(chatId)) return { field: 'chatId', message: 'L’identifiant de la conversation, comme -1001234567890 ou @canal' };
  return { url: `${telegramUrl}/bot${token}/sendMessage`, chatId };
}

export const isTarget = (result: ChatTarget | Refusal): result is ChatTarget => 'url' in result;
