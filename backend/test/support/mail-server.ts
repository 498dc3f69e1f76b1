import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
  header(name: string): string | null;
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
  /** Resolves when a whole message ('hold') or its recipient ('hold-rcpt') has arrived; `release` lets the server answer. */
  held: () => Promise<void>;
  release: () => void;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback, faults included. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let mood: Mood = null;
  let connections = 0;
  let arrived = deferred();
  let go = deferred();
  const refusal = () => {
    const { code, text } = mood as { code: number; text: string };
    return Object.assign(new Error(text), { responseCode: code });
  };
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onAuth: ({ username }, _session, done) => (mood?.at === 'auth' ? done(refusal()) : done(null, { user: username })),
    onMailFrom: (_address, _session, done) => (mood?.at === 'mail' ? done(refusal()) : done()),
    onRcptTo: (_address, _session, done) => {
      if (mood?.at === 'rcpt') return done(refusal());
      if (mood?.at === 'drop-before-data') return drop();
      if (mood?.at === 'hold-rcpt') {
        arrived.resolve();
        return void go.promise.then(() => done());
      }
      done();
    },
    onData: (stream, session, done) => {
      void read(stream).then(async (raw) => {
        if (mood?.at === 'data') return done(refusal());
        received.push(mailOf(raw, session.envelope));
        if (mood?.at === 'drop-after-data') return drop();
        if (mood?.at === 'hold') {
          arrived.resolve();
          await go.promise;
        }
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    if (mood?.at === 'connect') socket.destroy();
  });
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
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

async function read(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function mailOf(raw: string, envelope: { mailFrom: unknown; rcptTo: { address: string }[] }): ReceivedMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? null;
  return { from: (envelope.mailFrom as { address: string }).address, to: envelope.rcptTo.map(({ address }) => address), raw, header };
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
