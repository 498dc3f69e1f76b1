import { type AddressInfo, createServer, type Socket } from 'node:net';

/** An answer byte by byte, or none at all. */
export type RawAnswer = Buffer | 'hangs up';

export interface RawSite {
  host: string;
  /** « METHOD /path » in the order of the requests. */
  requests: string[];
  stop(): Promise<void>;
}

/** The bytes of an answer; `head` has the status line and the headers, one character for each byte. */
export const rawAnswer = (head: readonly string[], body: Buffer | string = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`, 'latin1'),
    Buffer.from(body),
  ]);

/** Serves answers by « METHOD /path », by « /path » for the others, and 404. What does not begin like HTTP ends the connection. */
export async function startRawSite(answers: Readonly<Record<string, RawAnswer>>): Promise<RawSite> {
  const requests: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (!/^[A-Z]/.test(text)) return socket.destroy();
      if (!text.includes('\r\n\r\n')) return;
      const [method = '', path = ''] = text.split(' ');
      text = '';
      requests.push(`${method} ${path}`);
      const answer =
        answers[`${method} ${path}`] ?? answers[path] ?? rawAnswer(['HTTP/1.1 404 Not Found', 'Content-Type: text/html'], '<h1>404</h1>');
      if (answer === 'hangs up') return socket.destroy();
      socket.end(method === 'HEAD' ? answer.subarray(0, answer.indexOf('\r\n\r\n') + 4) : answer);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
