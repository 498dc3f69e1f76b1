import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const page = (body: string) =>
  `<!doctype html><html lang="fr"><head><title>Une page</title></head><body><h1>Bonjour</h1>${body}</body></html>`;
const html = (response: ServerResponse, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

/** Sites that misbehave, one per path. */
const behaviours: Record<string, Behaviour> = {
  '/': (_, response) => void html(response, page('<p>Tout va bien.</p>')),
  '/hang-in-body': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<html>'),
  '/endless': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const more = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', more).on('error', () => undefined);
    more();
  },
  '/bomb': (_, response) => void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(BOMB),
  '/not-gzip': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end('this is not gzip'),
  '/loop': (_, response) => void response.writeHead(302, { location: '/loop' }).end(),
  '/loop-a': (_, response) => void response.writeHead(302, { location: '/loop-b' }).end(),
  '/loop-b': (_, response) => void response.writeHead(302, { location: '/loop-a' }).end(),
  '/cookie-wall': (request, response) => {
    if (request.headers.cookie?.includes('seen=1')) html(response, page('<p>Bienvenue.</p>'));
    else response.writeHead(302, { location: '/cookie-wall', 'set-cookie': 'seen=1; Path=/' }).end();
  },
  '/to-metadata': (_, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-loopback': (_, response) => void response.writeHead(302, { location: 'http://localhost:1/' }).end(),
  '/to-file': (_, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-utf8': (_, response) => void response.writeHead(302, { location: Buffer.from('/spécialités/').toString('latin1') }).end(),
  '/to-latin1': (_, response) => void response.writeHead(302, { location: '/sp\xe9cialit\xe9s/' }).end(),
  '/to-two': (_, response) => void response.writeHead(302, ['Location', '/first', 'Location', '/second']).end(),
  '/to-spelt-loopback': (_, response) =>
    void response.writeHead(302, { location: Buffer.from('http://①②⑦.⓪.⓪.①:1/').toString('latin1') }).end(),
  '/500': (_, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end(page('Erreur')),
  '/reset': (request) => void request.socket.destroy(),
  '/reset-in-body': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<html>');
    setTimeout(() => response.destroy(), 20);
  },
  '/unknown-charset': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=foo-8' }).end(page('<p>Été à Genève</p>')),
  '/wrong-charset': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(Buffer.from(page('<p>Été à Genève</p>'), 'latin1')),
  '/latin1': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
      .end(Buffer.from(page('<p>Été à Genève – 5 €</p>'.replace('–', '-').replace('€', 'CHF')), 'latin1')),
  '/pdf': (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  '/empty': (_, response) => void html(response, ''),
  '/many-headers': (_, response) =>
    void html(
      response,
      page(''),
      Object.fromEntries(Array.from({ length: 2000 }, (_value, index) => [`x-filler-${index}`, 'x'.repeat(100)])),
    ),
};

/** Twenty redirects after the third one. */
const LAST_HOP = 23;

/** 100 MB of zeros in 100 kB. */
const BOMB = gzipSync(Buffer.alloc(100_000_000));

export interface HostileSite {
  host: string;
  url: (path: string) => string;
  /** Answers those who hang, so that nothing goes on waiting for them; whoever comes later hangs again. */
  letGo(): void;
  stop(): Promise<void>;
}

for (let step = 0; step < LAST_HOP; step++) {
  behaviours[`/hop${step}`] = (_, response) => void response.writeHead(301, { location: `/hop${step + 1}` }).end();
}
behaviours[`/hop${LAST_HOP}`] = behaviours['/'] as Behaviour;

export async function startHostileSite(extra: Record<string, Behaviour> = {}): Promise<HostileSite> {
  const hanging = new Set<ServerResponse>();
  const hang: Behaviour = (_, response) => void hanging.add(response);
  const all: Record<string, Behaviour> = { ...behaviours, '/hang': hang, ...extra };
  const server: Server = createServer((request, response) => {
    const behave = all[(request.url ?? '/').split('?')[0] ?? '/'];
    if (behave) behave(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('404');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: (path) => `http://${host}${path}`,
    letGo: () => {
      for (const response of hanging) response.writeHead(503).end();
      hanging.clear();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
