import { type HostileSite, startHostileSite } from './hostile-site.js';

const PAGE = `<!doctype html><html lang="fr"><head><title>Boulangerie Exemple, pains au levain à Morges</title></head><body><h1>Boulangerie Exemple</h1>
  <p>${'Nous cuisons chaque matin des pains au levain, des tresses et des gâteaux. '.repeat(8)}</p><a href="/contact">Contact</a></body></html>`;

/** The website of « Boulangerie Exemple », where a scan that visits it meets the company. */
export async function startBakery(): Promise<HostileSite & { home: string }> {
  const site = await startHostileSite({
    '/pain': (_, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE),
  });
  return Object.assign(site, { home: site.url('/pain') });
}
