/** Chat services that alerts about prospects can be sent to (decision 73). Shared with the back-office. */
export const CHAT_KINDS = ['slack', 'teams', 'discord', 'telegram', 'json'] as const;
export type ChatKind = (typeof CHAT_KINDS)[number];

/** Names of the services; `json` is any address. */
export const CHAT_NAMES: Readonly<Record<ChatKind, string>> = {
  slack: 'Slack',
  teams: 'Microsoft Teams',
  discord: 'Discord',
  telegram: 'Telegram',
  json: 'JSON',
};

export const CHAT_LIMITS = {
  channels: 50,
  /** Characters of a message; the shortest limit of all services is Discord's 2000. */
  message: 1500,
  /** An alert that could not be delivered within this time is no news. */
  hours: 24,
  attempts: 8,
  /** Deliveries are kept this long. */
  keptDays: 30,
} as const;
