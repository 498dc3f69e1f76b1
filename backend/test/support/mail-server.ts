import type { AddressInfo, Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  header(name: string): string | null;
  /** The decoded part of this type; empty when the message has none. */
  part(type: 'text/plain' | 'text/html'): string;
}

/** What the server does with the next messages. `null` = takes them. */
export type Mood =
  | { at: 'rcpt' | 'data' | 'mail' | 'auth'; code: number; text: string }
  | { at: 'connect' }
  | { at: 'drop-before-data' }
  | { at: 'drop-after-data' }
  | { at: 'hold' }
  | { at: 'hold-rcpt' }
  | null;

export interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** TCP connections so far. */
  connections: () => number;
  mood: (mood: Mood) => void;
  /** The same for the messages of some addresses. */
  moods: Map<string, Mood>;
  /** Resolves when a whole message ('hold') or its recipient ('hold-rcpt') has arrived; `release` lets the server answer. */
  held: () => Promise<void>;
  release: () => void;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback, faults included. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let mood: Mood = null;
  const moods: MailServer['moods'] = new Map();
  let connections = 0;
  let arrived = deferred();
  let go = deferred();
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username }, _session, done) => (mood?.at === 'auth' ? done(refusal(mood)) : done(null, { user: username })),
    onMailFrom: (_address, _session, done) => (mood?.at === 'mail' ? done(refusal(mood)) : done()),
    onRcptTo: ({ address }, session, done) => {
      const how = moods.get(address) ?? mood;
      if (how?.at === 'rcpt') return done(refusal(how));
      if (how?.at === 'drop-before-data') return drop(session.remotePort);
      if (how?.at === 'hold-rcpt') {
        arrived.resolve();
        return void go.promise.then(() => done());
      }
      done();
    },
    onData: (stream, session, done) => {
      const take = async (raw: string) => {
        const mail = mailOf(raw, session.envelope);
        const how = moods.get(mail.to[0] ?? '') ?? mood;
        if (how?.at === 'data') return done(refusal(how));
        received.push(mail);
        if (how?.at === 'drop-after-data') return drop(session.remotePort);
        if (how?.at === 'hold') {
          arrived.resolve();
          await go.promise;
        }
        done();
      };
      read(stream).then(take).catch(done); // a sender that is killed in the middle
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    if (mood?.at === 'connect') socket.destroy();
  });
  const drop = (port?: number) => {
    for (const socket of sockets) if (port === undefined || socket.remotePort === port) socket.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    moods,
    connections: () => connections,
    mood: (next) => {
      mood = next;
      if (!next?.at.startsWith('hold')) return;
      arrived = deferred();
      go = deferred();
    },
    held: () => arrived.promise,
    release: () => go.resolve(),
    stop: async () => {
      drop();
      await new Promise<void>((done) => server.close(done));
    },
  };
}

function refusal(why: Mood): Error {
  const { code, text } = why as { code: number; text: string };
  return Object.assign(new Error(text), { responseCode: code });
}

async function read(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function mailOf(raw: string, envelope: { mailFrom: unknown; rcptTo: { address: string }[] }): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null;
  return {
    from: (envelope.mailFrom as { address: string }).address,
    to: envelope.rcptTo.map(({ address }) => address),
    raw,
    header,
    part: (type) => partOf(raw, type),
  };
}

/** Of a message of one part, or of several in one another. */
function partOf(raw: string, type: string): string {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const body = raw.slice(end + 4);
  const boundary = /^content-type: multipart\/.*boundary="?([^";\r\n]+)/im.exec(head)?.[1];
  if (boundary) {
    const parts = body.split(`--${boundary}`).slice(1, -1);
    return parts.map((part) => partOf(part.replace(/^\r\n/, ''), type)).find(Boolean) ?? '';
  }
  if (!new RegExp(`^content-type: ${type}`, 'im').test(head)) return '';
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
