import { Agent, type IncomingHttpHeaders, request } from 'node:http';

const CONNECTIONS = 50;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

export interface Request {
  url: string;
  /** Sent with PUT. */
  body?: string;
  encoding?: 'br' | 'identity';
}

/** Sends a request; returns the bytes as they come. Throws unless the status is 200. */
export function send({ url, body, encoding = 'br' }: Request): Promise<{ headers: IncomingHttpHeaders; body: Buffer }> {
  return new Promise((done, failed) => {
    const content = body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    request(url, { agent, method: body ? 'PUT' : 'GET', headers: { 'accept-encoding': encoding, ...content } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part)).once('error', failed);
      response.once('end', () => {
        if (response.statusCode === 200) done({ headers: response.headers, body: Buffer.concat(parts) });
        else failed(new Error(`${url}: ${response.statusCode} ${Buffer.concat(parts)}`));
      });
    })
      .once('error', failed)
      .end(body);
  });
}

/** Returns the answers per second over 50 connections. */
export async function load(next: (index: number) => Request, seconds: number): Promise<number> {
  const began = performance.now();
  let count = 0;
  const visitor = async () => {
    while (performance.now() - began < seconds * 1000) await send(next(count++));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return (count * 1000) / (performance.now() - began);
}
