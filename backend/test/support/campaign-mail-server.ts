import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  to: string;
  raw: string;
  headers: Record<string, string>;
  text: string;
}

export interface MailServer {
  url: string;
  received: Received[];
  /** What the server does with the next messages for an address: refuse, not now, or hang up after taking it. */
  behaviour: Map<string, 'refuse' | 'later' | 'vanish'>;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback that keeps what it takes. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = [];
  const behaviour: MailServer['behaviour'] = new Map();
  const failure = (code: number, message: string) => Object.assign(new Error(message), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const how = behaviour.get(address);
      if (how === 'refuse') return done(failure(550, '5.1.1 no such user'));
      if (how === 'later') return done(failure(451, '4.3.0 try again later'));
      done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        for (const { address } of session.envelope.rcptTo) {
          received.push({ to: address, raw, ...partsOf(raw) });
          if (behaviour.get(address) === 'vanish') {
            const connection = [...server.connections].find((one) => (one as { session?: unknown }).session === session);
            return void (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
          }
        }
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour,
    stop: () => new Promise((done) => server.close(() => done())),
  };
}

function partsOf(raw: string): { headers: Record<string, string>; text: string } {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const body = rest.join('\r\n\r\n');
  const encoding = headers['content-transfer-encoding'] ?? '';
  if (encoding === 'base64') return { headers, text: Buffer.from(body, 'base64').toString('utf8') };
  if (encoding !== 'quoted-printable') return { headers, text: body };
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return { headers, text: Buffer.from(bytes, 'latin1').toString('utf8') };
}
