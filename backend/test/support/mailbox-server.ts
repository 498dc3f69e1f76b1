import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import { type CertificateName, certificate, SITE_PRIVATE_KEY } from './certificates.js';

/** What the server does with the next connections. */
export type MailboxMood = 'fine' | 'cut at once' | 'cut while reading';

export interface MailboxServer {
  host: string;
  port: number;
  /** Puts a message into the mailbox; answers its number. */
  put(message: string): number;
  /** Flags of a message. */
  flags(uid: number): string[];
  /** Commands of all connections, in their order. */
  commands: string[];
  mood(mood: MailboxMood): void;
  /** Numbers everything anew, as a restored server does. */
  renumber(): void;
  stop(): Promise<void>;
}

export const MAILBOX_USER = 'retours@agence.ch';
export const MAILBOX_PASSWORD = 'geheim';

export interface MailboxEncryption {
  /** What the server shows; without one it speaks no TLS at all. */
  certificate: CertificateName;
  /** TLS from the first byte, after STARTTLS, or asked for and refused. */
  from: 'start' | 'starttls' | 'refused';
}

interface Stored {
  uid: number;
  source: Buffer;
  flags: Set<string>;
}

/** What is in it, and what it answers of that before a command is done. */
class Mailbox {
  readonly messages: Stored[] = [];
  uidValidity = 1;
  nextUid = 1;
  readonly capabilities: string;

  constructor(capabilities: string) {
    this.capabilities = capabilities;
  }

  /** Undefined: the command is unknown. */
  answer(command: string, rest: string): string[] | undefined {
    const answers: Record<string, () => string[]> = {
      CAPABILITY: () => [`* CAPABILITY ${this.capabilities}`],
      ID: () => ['* ID NIL'],
      LIST: () => [rest === '"" ""' ? '* LIST (\\Noselect) "/" ""' : '* LIST (\\HasNoChildren) "/" "INBOX"'],
      LSUB: () => ['* LSUB (\\HasNoChildren) "/" "INBOX"'],
      SELECT: () => this.selected(),
      'UID SEARCH': () => this.found(rest),
      'UID FETCH': () => this.fetched(rest),
      'UID STORE': () => this.flagged(rest),
      LOGOUT: () => ['* BYE bye'],
    };
    return answers[command]?.();
  }

  renumber(): void {
    this.uidValidity++;
    this.nextUid = 1;
    for (const message of this.messages) message.uid = this.nextUid++;
  }

  private selected(): string[] {
    return [
      `* ${this.messages.length} EXISTS`,
      '* 0 RECENT',
      '* FLAGS (\\Seen \\Deleted)',
      '* OK [PERMANENTFLAGS (\\Seen \\*)] ok',
      `* OK [UIDVALIDITY ${this.uidValidity}] ok`,
      `* OK [UIDNEXT ${this.nextUid}] ok`,
    ];
  }

  private found(rest: string): string[] {
    const from = Number(/UID (\d+):\*/.exec(rest)?.[1] ?? 0);
    const last = this.messages.at(-1)?.uid;
    return [`* SEARCH ${this.messages.flatMap(({ uid }) => (uid >= from || uid === last ? uid : [])).join(' ')}`.trimEnd()];
  }

  private fetched(rest: string): string[] {
    const wanted = Number(rest.split(' ')[0]);
    const length = Number(/BODY\.PEEK\[\]<0\.(\d+)>/.exec(rest)?.[1] ?? Number.POSITIVE_INFINITY);
    const index = this.messages.findIndex(({ uid }) => uid === wanted);
    const part = this.messages[index]?.source.subarray(0, length).toString('latin1');
    return part === undefined ? [] : [`* ${index + 1} FETCH (UID ${wanted} BODY[]<0> {${part.length}}\r\n${part})`];
  }

  private flagged(rest: string): string[] {
    const [uid, , ...flags] = rest.split(' ');
    const stored = this.messages.find((message) => message.uid === Number(uid));
    for (const flag of flags.join(' ').replace(/[()]/g, '').split(' ')) stored?.flags.add(flag);
    return [];
  }
}

/** All connections of one server: what they share. */
interface Shared {
  mailbox: Mailbox;
  commands: string[];
  mood: MailboxMood;
  sockets: Set<Socket>;
  /** What STARTTLS begins; null where it is not offered. */
  keys: { key: string; cert: string } | null;
}

/** One client’s conversation. */
class Conversation {
  private readonly socket: Socket;
  private readonly shared: Shared;
  private open = '';
  /** Tag of a sign-in whose second line is awaited. */
  private signingIn = '';

  constructor(socket: Socket, shared: Shared, greets = true) {
    this.socket = socket;
    this.shared = shared;
    shared.sockets.add(socket);
    socket.on('close', () => shared.sockets.delete(socket)).on('error', () => undefined);
    if (shared.mood === 'cut at once') socket.destroy();
    if (greets) this.write(`* OK [CAPABILITY ${shared.mailbox.capabilities}] ready`);
    socket.on('data', (chunk) => this.read(chunk));
  }

  private read(chunk: Buffer): void {
    this.open += chunk.toString('latin1');
    for (let end = this.open.indexOf('\r\n'); end >= 0; end = this.open.indexOf('\r\n')) {
      const line = this.open.slice(0, end);
      this.open = this.open.slice(end + 2);
      if (this.signingIn) this.signIn(line);
      else this.hear(line);
    }
  }

  private signIn(line: string): void {
    const [, user, password] = Buffer.from(line, 'base64').toString().split('\0');
    const isRight = user === MAILBOX_USER && password === MAILBOX_PASSWORD;
    this.write(isRight ? `${this.signingIn} OK welcome` : `${this.signingIn} NO [AUTHENTICATIONFAILED] no`);
    this.signingIn = '';
  }

  private hear(line: string): void {
    const [, tag = '', command = '', rest = ''] = /^(\S+) (UID \S+|\S+)(?: (.*))?$/i.exec(line) ?? [];
    const { commands, keys, mailbox, mood } = this.shared;
    commands.push(line.slice(tag.length + 1));
    if (command === 'STARTTLS' && keys) {
      this.write(`${tag} OK begin`);
      this.socket.removeAllListeners('data');
      new Conversation(new TLSSocket(this.socket, { ...keys, isServer: true }), this.shared, false);
    } else if (command === 'AUTHENTICATE') {
      this.signingIn = tag;
      this.write('+ ');
    } else if (command === 'UID FETCH' && mood === 'cut while reading') this.socket.destroy();
    else {
      const answer = mailbox.answer(command.toUpperCase(), rest);
      this.write(...(answer ?? []), `${tag} ${answer ? 'OK completed' : 'BAD unknown command'}`);
    }
    if (command === 'LOGOUT') this.socket.end();
  }

  private write(...lines: string[]): void {
    this.socket.write(Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1'));
  }
}

/** A mailbox on loopback that speaks IMAP4rev1 (RFC 3501), as far as one that is only read needs it. */
export async function startMailboxServer(encryption?: MailboxEncryption): Promise<MailboxServer> {
  const mailbox = new Mailbox(`IMAP4rev1 ID AUTH=PLAIN${encryption && encryption.from !== 'start' ? ' STARTTLS' : ''}`);
  const { messages } = mailbox;
  const keys = encryption ? { key: SITE_PRIVATE_KEY, cert: certificate(encryption.certificate) } : null;
  const sockets = new Set<Socket>();
  const shared: Shared = { mailbox, commands: [], mood: 'fine', sockets, keys: encryption?.from === 'starttls' ? keys : null };
  const serve = (socket: Socket) => void new Conversation(socket, shared);
  const server = encryption?.from === 'start' ? createTlsServer(keys ?? {}, serve) : createServer(serve);
  // a client that does not trust the certificate goes
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    put: (message) => {
      messages.push({ uid: mailbox.nextUid, source: Buffer.from(message.replace(/\r?\n/g, '\r\n')), flags: new Set() });
      return mailbox.nextUid++;
    },
    flags: (wanted) => [...(messages.find(({ uid }) => uid === wanted)?.flags ?? [])],
    commands: shared.commands,
    mood: (next) => {
      shared.mood = next;
    },
    renumber: () => mailbox.renumber(),
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
