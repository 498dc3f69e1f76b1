import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = `<!doctype html>
<html lang="fr-CH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Menuiserie du Lac – portes et fenêtres en bois à Yverdon</title><meta name="generator" content="WordPress 6.9">
<link rel="stylesheet" href="/wp-content/themes/bois/style.css?ver=6.9"></head>
<body><header><nav><a href="/">Accueil</a> <a href="/prestations">Prestations</a> <a href="/disparue">Références</a></nav></header>
<main><h1>Le bois, sur mesure</h1><p>${'Nous fabriquons des portes, des fenêtres et des agencements en bois pour toute la région. '.repeat(12)}</p>
<img src="/photo.svg" width="400" height="200"><img src="/photo.svg" alt="Une porte en chêne" width="400" height="200">
<p><a href="https://www.facebook.com/menuiseriedulac">Facebook</a></p></main></body></html>`;

const FILES: Record<string, [type: string, body: string]> = {
  '/': ['text/html; charset=utf-8', PAGE],
  '/prestations': ['text/html; charset=utf-8', PAGE],
  '/wp-content/themes/bois/style.css': ['text/css', 'body{font:16px/1.5 sans-serif;margin:2rem;color:#222}nav a{margin-right:1rem}'],
  '/photo.svg': [
    'image/svg+xml',
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="400" height="200" fill="#c96"/></svg>',
  ],
};

export interface Website {
  host: string;
  url: string;
  /** The same site under a name, so that an e-mail address can belong to it. */
  namedHost: string;
  stop(): Promise<void>;
}

/** A small company's website, served on loopback; `/statut/418` answers with that status. */
export async function startWebsite(): Promise<Website> {
  const server = createServer((request, response) => {
    const status = /^\/statut\/(\d{3})$/.exec(request.url ?? '')?.[1];
    if (status) return response.writeHead(Number(status), { 'content-type': 'text/html' }).end(`<h1>${status}</h1>`);
    const file = FILES[(request.url ?? '/').split('?')[0] ?? '/'];
    if (file) response.writeHead(200, { 'content-type': file[0] }).end(request.method === 'HEAD' ? undefined : file[1]);
    else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    namedHost: `menuiserie-du-lac.localhost:${port}`,
    url: `http://${host}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
