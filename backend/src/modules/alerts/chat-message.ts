import { CHAT_LIMITS, type ChatKind } from '../../rules/chat-kinds.rules.js';
import { type Signal, signalWords } from './signals.js';

/** What an alert says in a chat: no more of the person than the e-mail, and less. */
export interface ChatAlert {
  company: string;
  signals: readonly Signal[];
  /** The prospect in the back-office. */
  url: string;
  /** Sent by hand, to try the channel. */
  isTrial?: boolean;
}

const OPEN = 'Ouvrir la fiche';
/** Companies name themselves in the form of the trial: one line of bounded length. */
const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 200);

const titleOf = ({ company, isTrial }: ChatAlert): string => (isTrial ? 'Essai du canal' : `${inOneLine(company)} montre de l’intérêt`);
const linesOf = ({ company, signals, isTrial }: ChatAlert): string[] =>
  isTrial ? ['Les alertes sur vos prospects arriveront ici.'] : signals.map((signal) => `${inOneLine(company)} ${signalWords(signal)}`);
const bodyOf = (alert: ChatAlert): string => linesOf(alert).join('\n').slice(0, CHAT_LIMITS.message);

/** https://docs.slack.dev/messaging/formatting-message-text: these three alone begin a mention or a link. */
const forSlack = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const forDiscord = (text: string): string => text.replace(/[\\*_~`|>[\]()#@<:-]/g, '\\$&');

/** https://docs.slack.dev/messaging/sending-messages-using-incoming-webhooks */
const slackBody = (alert: ChatAlert) => {
  const text = forSlack(`${titleOf(alert)}\n${bodyOf(alert)}`);
  return {
    text: forSlack(titleOf(alert)),
    blocks: [{ type: 'section', text: { type: 'mrkdwn', text: `${text}\n<${alert.url}|${OPEN}>`, verbatim: true } }],
    unfurl_links: false,
  };
};

/** An adaptive card for « Post to a channel when a webhook request is received »; its text runs read no markdown. */
const teamsBody = (alert: ChatAlert) => {
  const paragraph = (text: string, weight: 'Bolder' | 'Default') => ({
    type: 'RichTextBlock',
    inlines: [{ type: 'TextRun', text, weight }],
  });
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [paragraph(titleOf(alert), 'Bolder'), ...linesOf(alert).map((line) => paragraph(line, 'Default'))],
          actions: [{ type: 'Action.OpenUrl', title: OPEN, url: alert.url }],
        },
      },
    ],
  };
};

/** https://discord.com/developers/docs/resources/webhook#execute-webhook. Names in the text mention nobody. */
const discordBody = (alert: ChatAlert) => ({
  content: `**${forDiscord(titleOf(alert))}**\n${forDiscord(bodyOf(alert))}\n[${OPEN}](<${alert.url}>)`,
  allowed_mentions: { parse: [] },
});

/** https://core.telegram.org/bots/api#sendmessage, without a parse mode: plain text. */
const telegramBody = (alert: ChatAlert, chatId: string | undefined) => ({
  chat_id: chatId,
  text: `${titleOf(alert)}\n${bodyOf(alert)}\n${OPEN} : ${alert.url}`,
  link_preview_options: { is_disabled: true },
});

const jsonBody = (alert: ChatAlert) => ({
  type: alert.isTrial ? 'alert.trial' : 'alert.lead',
  company: inOneLine(alert.company),
  signals: alert.signals.map((signal) => ({ ...signal, words: signalWords(signal) })),
  text: `${titleOf(alert)}\n${bodyOf(alert)}`,
  url: alert.url,
});

/** The request body of an alert, in the protocol of each service. */
export function chatBody(kind: ChatKind, alert: ChatAlert, chatId?: string): object {
  if (kind === 'telegram') return telegramBody(alert, chatId);
  return { slack: slackBody, teams: teamsBody, discord: discordBody, json: jsonBody }[kind](alert);
}
