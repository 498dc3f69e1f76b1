import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const EXAMPLE = readFileSync(join(import.meta.dirname, '../../docs/examples/widget.html'), 'utf8');
const TAG = /<script src="https:\/\/audit\.agence\.example\/widget\.js"[^>]*><\/script>/;

export interface HostPage {
  /** http://127.0.0.1:port */
  origin: string;
  /** The same page under another origin. */
  otherOrigin: string;
  stop(): Promise<void>;
}

interface HostOptions {
  /** The tags in place of the one of the example. */
  tags: string;
  /** Sent as a header. */
  policy?: string;
  headers?: Record<string, string>;
}

/** The example page of the documentation on an origin of its own; each path may have other tags and headers. */
export async function startHostPage(pages: Readonly<Record<string, HostOptions>>): Promise<HostPage> {
  const server: Server = createServer((request, response) => {
    const page = pages[request.url ?? ''];
    if (!page) return response.writeHead(request.url === '/style.css' ? 200 : 404, { 'content-type': 'text/css' }).end();
    const { tags, policy, headers } = page;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
      ...headers,
    });
    return response.end(EXAMPLE.replace(TAG, tags));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
