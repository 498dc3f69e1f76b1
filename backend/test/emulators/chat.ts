import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a service does next, instead of accepting a message. */
type ChatFault = 'revoked' | 'limited' | 'slow' | 'redirect' | 'broken' | 'cut';

interface ReceivedMessage {
  path: string;
  body: Record<string, unknown>;
}

export interface ChatEmulator {
  host: string;
  url: string;
  /** Addresses as each service hands them out. */
  addresses: { slack: string; teams: string; discord: string; json: string };
  token: string;
  received: ReceivedMessage[];
  /** Requests that arrived, accepted or not. */
  requests: string[];
  /** One fault for each of the next requests. */
  faults: ChatFault[];
  stop(): Promise<void>;
}

const TOKEN = '123456789:AAEhBOweik6ad9r_QXMENQjcrGbqCr4K-bc';
const RETRY_SECONDS = 900;

interface Service {
  matches: RegExp;
  /** Null: the service accepts the body. */
  refusal(body: Record<string, unknown>): string | null;
  accepted: [status: number, body: string];
  revoked: [status: number, body: string];
  limited: (now: Date) => [headers: Record<string, string>, body: string];
}

const isText = (value: unknown, max: number): boolean => typeof value === 'string' && value.length > 0 && value.length <= max;
const json = JSON.stringify;

/** The rules that the documents of each service give for a message, and its answers. */
const SERVICES: readonly Service[] = [
  {
    matches: /^\/services\/T\w+\/B\w+\/\w+$/,
    refusal: ({ text, blocks }) => {
      const [section] = (blocks ?? []) as { type: string; text: { type: string; text: string } }[];
      if (!isText(text, 40_000)) return 'no_text';
      return section?.type === 'section' && section.text.type === 'mrkdwn' && isText(section.text.text, 3000) ? null : 'invalid_blocks';
    },
    accepted: [200, 'ok'],
    revoked: [404, 'no_service'],
    limited: () => [{ 'retry-after': String(RETRY_SECONDS) }, 'rate_limited'],
  },
  {
    matches: /^\/workflows\/\w+\/triggers\/manual\/paths\/invoke\?api-version=\S+&sig=\S+$/,
    refusal: ({ type, attachments }) => {
      const [card] = (attachments ?? []) as { contentType: string; content: { type: string; version: string; body: unknown[] } }[];
      const isCard = card?.contentType === 'application/vnd.microsoft.card.adaptive' && card.content.type === 'AdaptiveCard';
      return type === 'message' && isCard && card.content.version === '1.4' && card.content.body.length > 0
        ? null
        : 'TriggerInputSchemaMismatch';
    },
    accepted: [202, ''],
    revoked: [404, json({ error: { code: 'WorkflowNotFound' } })],
    limited: (now) => [
      { 'retry-after': new Date(now.getTime() + RETRY_SECONDS * 1000).toUTCString() },
      json({ error: { code: 'WorkflowTriggerIsThrottled' } }),
    ],
  },
  {
    matches: /^\/api\/webhooks\/\d+\/[\w-]+$/,
    refusal: ({ content, allowed_mentions }) =>
      isText(content, 2000) && json(allowed_mentions) === '{"parse":[]}'
        ? null
        : json({ code: 50_006, message: 'Cannot send an empty message' }),
    accepted: [204, ''],
    revoked: [404, json({ message: 'Unknown Webhook', code: 10_015 })],
    limited: () => [{}, json({ message: 'You are being rate limited.', retry_after: RETRY_SECONDS + 0.5, global: false })],
  },
  {
    matches: new RegExp(`^/bot${TOKEN}/sendMessage$`),
    refusal: ({ chat_id, text }) => {
      if (chat_id !== '-1001234567890') return json({ ok: false, error_code: 400, description: 'Bad Request: chat not found' });
      return isText(text, 4096) ? null : json({ ok: false, error_code: 400, description: 'Bad Request: message text is empty' });
    },
    accepted: [200, json({ ok: true, result: { message_id: 1 } })],
    revoked: [401, json({ ok: false, error_code: 401, description: 'Unauthorized' })],
    limited: () => [{}, json({ ok: false, error_code: 429, description: 'Too Many Requests', parameters: { retry_after: RETRY_SECONDS } })],
  },
  {
    matches: /^\/hook\//,
    refusal: ({ type, text, url }) => (isText(type, 100) && isText(text, 5000) && isText(url, 2000) ? null : 'bad body'),
    accepted: [200, '{}'],
    revoked: [410, ''],
    limited: () => [{ 'retry-after': String(RETRY_SECONDS) }, ''],
  },
];

/** All chat services on one port, each under the paths and with the answers of its documents. `now`: the clock of those that answer a date. */
export async function startChatEmulator(now: () => Date): Promise<ChatEmulator> {
  const received: ReceivedMessage[] = [];
  const requests: string[] = [];
  const faults: ChatFault[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    requests.push(path);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const service = SERVICES.find(({ matches }) => matches.test(path));
    const fault = faults.shift();
    const send = (status: number, body: string, headers: Record<string, string> = {}) => response.writeHead(status, headers).end(body);
    if (fault === 'cut') return request.socket.destroy();
    if (fault === 'slow') return;
    if (fault === 'redirect') return send(302, '', { location: '/hook/elsewhere' });
    if (fault === 'broken') return send(502, '<html>Bad Gateway</html>');
    if (!service || request.method !== 'POST') return send(404, 'not found');
    if (fault === 'revoked') return send(...service.revoked);
    if (fault === 'limited') {
      const [headers, words] = service.limited(now());
      return send(429, words, headers);
    }
    const body = JSON.parse(text) as Record<string, unknown>;
    const refusal = service.refusal(body);
    if (refusal) return send(400, refusal);
    received.push({ path, body });
    return send(...service.accepted);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const url = `http://${host}`;
  return {
    ...{ host, url, received, requests, faults, token: TOKEN },
    addresses: {
      slack: `${url}/services/T0001/B0001/secretpart`,
      teams: `${url}/workflows/abc/triggers/manual/paths/invoke?api-version=2016-06-01&sig=secretpart`,
      discord: `${url}/api/webhooks/123456/secretpart`,
      json: `${url}/hook/secretpart`,
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
