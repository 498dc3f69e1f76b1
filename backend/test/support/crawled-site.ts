import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface CrawledSite {
  host: string;
  url: string;
  /** Paths in the order of the requests. */
  requests: string[];
  stop(): Promise<void>;
}

type Answers = Record<string, string | ((request: IncomingMessage, response: ServerResponse) => void)>;

const send = (response: ServerResponse, html: string, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(html);

export const pageOf = (title: string | null, ...links: string[]): string =>
  `<!doctype html><html lang="fr"><head>${title === null ? '' : `<title>${title}</title>`}</head><body>${links
    .map((href) => `<p><a href="${href}">vers ${href}</a></p>`)
    .join('')}</body></html>`;

/** A small website; a text is a page, and what is not given is not found. */
export async function startCrawledSite(answers: Answers): Promise<CrawledSite> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const answer = answers[path] ?? answers[`${path.replace(/[\d-]+$/, '')}*`];
    if (typeof answer === 'string') send(response, answer);
    else if (answer) answer(request, response);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ host, url: `http://${host}/`, requests },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const redirect = (location: string) => (_: IncomingMessage, response: ServerResponse) => void response.writeHead(302, { location }).end();

/** A site with every fault that a crawl finds, and every trap that it has to avoid. */
export function faultySite(): Answers {
  const hidden = '<!doctype html><title>Cachée</title><meta name="robots" content="noindex">';
  return {
    '/robots.txt': (_, response) => void response.end('User-agent: *\nDisallow: /prive\nCrawl-delay: 0.01\n'),
    '/sitemap.xml': (request, response) =>
      void response.end(`<urlset><url><loc>http://${request.headers.host}/orpheline</loc></url></urlset>`),
    '/': `<!doctype html><title>Accueil</title><nav><a href="/cachee">Menu</a></nav>${[
      ...['/a', '/b/', '/b', '/a#bas', '/a?utm_source=x', '/sans-titre', '/absente', '/panne', '/ailleurs', '/vers-absente', '/boucle-1'],
      ...['/prive/x', '/agenda/1', '/enorme', '/lente', '/muette', '/logout', '/flyer.pdf', 'http://10.0.0.1/', 'http://169.254.169.254/x'],
    ]
      .map((href) => `<a href="${href}">vers ${href}</a>`)
      .join(' ')}`,
    '/a': pageOf('Nos prestations', '/', '/absente'),
    '/b/': pageOf('nos  prestations', '/a'),
    '/b': redirect('/b/'),
    '/sans-titre': pageOf(null),
    '/orpheline': pageOf('Orpheline'),
    '/cachee': hidden,
    '/panne': (_, response) => void response.writeHead(500).end(),
    '/ailleurs': redirect('http://10.0.0.1/secret'),
    '/vers-absente': redirect('/absente'),
    '/boucle-1': redirect('/boucle-2'),
    '/boucle-2': redirect('/boucle-1'),
    '/agenda/*': (request, response) => {
      const day = Number(request.url?.split('/').at(-1));
      send(response, pageOf(`Agenda du ${day}`, `/agenda/${day + 1}`));
    },
    '/enorme': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      const more = () => {
        while (!response.destroyed && response.write('<p>encore</p>'.repeat(5000)));
      };
      response.on('drain', more).on('error', () => undefined);
      more();
    },
    '/lente': (_, response) => void setTimeout(() => send(response, pageOf('Lente')), 2000),
    '/muette': () => undefined,
  };
}
