import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer, type ServerOptions as SecureServerOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { PageCase } from '../pages/page-case.js';
import { type CertificateName, certificate, SITE_PRIVATE_KEY } from './certificates.js';
import { playHosts } from './made-up-names.js';

export interface PageHosts {
  /** Where each page is met, in the order they were given. */
  urls: string[];
  /** An address whose host hangs up without an answer. */
  silent: string;
  /** For SCAN_ALLOW_HOSTS. */
  hosts: string;
  stop(): Promise<void>;
}

/** Serves each page under the name of its own host, on a port of its own; redirects lead to the names that they say. */
export async function servePages(pages: readonly PageCase[]): Promise<PageHosts> {
  const servers: Server[] = [];
  trustTestAuthority();
  const opened = new Set<string>();
  const listen = async (name: string, listener: (port: number) => RequestListener, https?: PageCase['https']): Promise<string> => {
    const server = https ? createSecureServer(SECURITY[https]) : createServer();
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    server.on('request', listener(port));
    servers.push(server);
    opened.add(`${name}:${port}`);
    return `${https ? 'https' : 'http'}://${name}:${port}/`;
  };
  const urls = await Promise.all(
    pages.map((page) =>
      listen(
        `www.${page.host}`,
        (port) => {
          const to = page.to?.startsWith('http') ? new URL(page.to) : null;
          const led = page.leads ? new URL(page.leads).hostname : null;
          for (const name of [to?.hostname, led]) if (name) opened.add(`${name}:${port}`);
          const target = to ? `http://${to.hostname}:${port}${to.pathname}${to.search}` : page.to;
          return ({ headers, url = '/' }, response) => {
            const isAway = to !== null && headers.host === `${to.hostname}:${port}`;
            if (led && headers.host?.startsWith(led)) show({ ...page, html: `<h1>${page.company}</h1>` }, response);
            else if (target && url === '/' && !isAway) response.writeHead(302, { location: target }).end();
            else if (isAway || url === '/' || url === page.to) show(page, response);
            else if (url.endsWith('.html')) response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${page.company}</p>`);
            else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
          };
        },
        page.https,
      ),
    ),
  );
  const silent = await listen('www.hangs-up.example', () => (request) => request.socket.destroy());
  const stopPlaying = playHosts(new Set([...opened].map((host) => host.split(':')[0] ?? '')));
  return {
    urls,
    silent,
    hosts: [...opened].join(','),
    stop: async () => {
      stopPlaying();
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

const BODILESS = new Set([204, 205, 304]);

function show({ status = 200, headers = {}, html, bytes }: PageCase, response: ServerResponse): void {
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
    .end(BODILESS.has(status) ? undefined : (bytes ?? html));
}

/** The authority that the valid certificates come from. */
function trustTestAuthority(): void {
  setDefaultCACertificates([...getCACertificates('default'), certificate('root')]);
}

const secured = (name: CertificateName) => ({ key: SITE_PRIVATE_KEY, cert: certificate(name) });
/** What a server does that is found to be in such a state; a valid certificate is another name's under every other. */
const SECURITY: Record<NonNullable<PageCase['https']>, SecureServerOptions> = {
  valid: secured('valid'),
  name_mismatch: secured('valid'),
  expired: secured('expired'),
  not_yet_valid: secured('early'),
  self_signed: secured('selfSigned'),
  untrusted: secured('unknownIssuer'),
  outdated: { ...secured('valid'), minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'DEFAULT:@SECLEVEL=0' },
};
