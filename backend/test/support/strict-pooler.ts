import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What only a session keeps: behind a pooler of transactions the next statement may be on another one. */
const SESSION_STATEMENTS = [
  /^\s*(LISTEN|UNLISTEN|PREPARE|DEALLOCATE|DISCARD|SET(?!\s+(LOCAL|TRANSACTION|CONSTRAINTS))|CREATE\s+TEMP(?!.*ON COMMIT DROP))\b/is,
  /pg_(try_)?advisory_(un)?lock/i,
  /\bWITH HOLD\b/i,
  /set_config\([^()]*,\s*false\)/i,
];
/** The startup parameters that a pooler accepts. */
const KNOWN_AT_START = ['user', 'database', 'application_name', 'client_encoding'];

export interface StrictPooler {
  url: string;
  /** What a pooler of transactions would have refused, lost or given to somebody else. */
  lost: string[];
  stop(): void;
}

/** Stands where a pooler would; every connection has one of its own to the database. */
export async function startStrictPooler(databaseUrl: string): Promise<StrictPooler> {
  const target = new URL(databaseUrl);
  const lost: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    const read = reader(lost);
    for (const socket of [client, database]) sockets.add(socket.on('error', () => undefined).on('close', () => client.destroy()));
    client.on('data', read).on('close', () => database.destroy());
    client.pipe(database).pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { url: url.href, lost, stop };
}

/** Reads what a client says, message by message (PostgreSQL, "Message Formats"). */
function reader(lost: string[]): (data: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isStarted = false;
  return (data) => {
    rest = Buffer.concat([rest, data]);
    for (;;) {
      const head = isStarted ? 1 : 0;
      const end = rest.length >= head + 4 ? head + rest.readInt32BE(head) : Number.POSITIVE_INFINITY;
      if (rest.length < end) return;
      const texts = rest.subarray(head + 4, end);
      lost.push(...(isStarted ? unkept(String.fromCharCode(rest[0] as number), texts) : unknownAtStart(texts)));
      isStarted = true;
      rest = rest.subarray(end);
    }
  };
}

function unknownAtStart(message: Buffer): string[] {
  const names = message.subarray(4).toString().split('\0');
  return names.filter((name, index) => index % 2 === 0 && name && !KNOWN_AT_START.includes(name));
}

function unkept(type: string, message: Buffer): string[] {
  if (type !== 'P' && type !== 'Q') return [];
  const [first = '', second = ''] = message.toString().split('\0', 2);
  const statement = type === 'P' ? second : first;
  const isNamed = type === 'P' && first !== '';
  const isLost = isNamed || statement.split(';').some((one) => SESSION_STATEMENTS.some((kept) => kept.test(one)));
  return isLost ? [statement] : [];
}
