import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const TRY_FOR_MS = 20_000;
const TRY_EVERY_MS = 200;

export interface RollingProxy {
  url: string;
  stop(): Promise<void>;
}

/**
 * Does what docker-compose.yml tells Caddy: each request over a connection of its own to the next of the web processes;
 * one that takes no connection is passed over, and a GET without an answer is asked again.
 */
export async function startRollingProxy(ports: readonly number[]): Promise<RollingProxy> {
  let next = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => void forward(incoming, Buffer.concat(chunks), outgoing));
  });
  async function forward(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<void> {
    for (const deadline = Date.now() + TRY_FOR_MS; ; await sleep(TRY_EVERY_MS)) {
      next += 1;
      const failure = await attempt(ports[next % ports.length] ?? 0, incoming, body, outgoing);
      if (!failure) return;
      const again = failure === 'ECONNREFUSED' || incoming.method === 'GET';
      if (!again || outgoing.headersSent || Date.now() > deadline) {
        outgoing.writeHead(502).end(`the proxy met ${failure}`);
        return;
      }
    }
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** The code of the failure; null when the answer was handed on. */
function attempt(port: number, { method, url, headers }: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<string | null> {
  return new Promise((done) => {
    const forwarded = { ...headers, connection: 'close', 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const onward = request({ host: '127.0.0.1', port, method, path: url, headers: forwarded, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('end', () => done(null));
      answer.once('error', () => done('answer cut'));
    });
    onward.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? error.message));
    onward.end(body);
  });
}
