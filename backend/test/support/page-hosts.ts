import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageCase } from '../pages/page-case.js';

export interface PageHosts {
  /** Where each page is met, in the order they were given. */
  urls: string[];
  /** For SCAN_ALLOW_HOSTS. */
  hosts: string;
  stop(): Promise<void>;
}

const withoutEnding = (host: string): string => host.replace(/^www\./, '').replace(/\.[a-z]+$/, '');

/** Serves each page under a host of its own on this machine, redirects to others included. */
export async function servePages(pages: readonly PageCase[]): Promise<PageHosts> {
  const behind = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
  const server: Server = createServer((request, response) => {
    const serve = behind.get(request.headers.host?.split(':')[0] ?? '');
    if (serve) serve(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const urls = pages.map((page, index) => {
    const host = `p${index}.${withoutEnding(page.host)}.localhost`;
    const elsewhere = page.to?.startsWith('http') ? `p${index}.${withoutEnding(new URL(page.to).hostname)}.localhost` : null;
    const target = page.to && (elsewhere ? `http://${elsewhere}:${port}${new URL(page.to).pathname}` : page.to);
    const show = (response: ServerResponse) => {
      const { status = 200, headers = {}, html } = page;
      response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(status === 204 ? undefined : html);
    };
    behind.set(host, (request, response) => {
      const isAt = request.url === '/' || request.url === page.to;
      if (target && request.url === '/') response.writeHead(302, { location: target }).end();
      else if (isAt) show(response);
      else if (request.url?.endsWith('.html')) response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${page.company}</p>`);
      else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    });
    if (elsewhere) behind.set(elsewhere, (_request, response) => show(response));
    return `http://${host}:${port}/`;
  });
  return {
    urls,
    hosts: [...behind.keys()].map((host) => `${host}:${port}`).join(','),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
