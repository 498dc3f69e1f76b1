// A prospect of which everything is known that a page can show, by the product's own ways: its own engine measures a site with
// photographs and two neighbours, the vendors are emulators, staff signs with a portrait.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { NeighbourDesk } from '../backend/src/modules/analysis/neighbours/neighbours.contract.ts';
import { KEYS } from '../backend/test/emulators/index.ts';
import { type BenchProduct, runOrder } from './product.ts';

const TOKEN = 'preuves1';
const OWN = 'Menuiserie du Lac';
const NEIGHBOURS = ['Bois et Forme', 'Atelier du Jorat'];
const OTHERS = 'On recommande souvent **Bois et Forme** à Yverdon et **Atelier du Jorat** à Moudon, qui travaillent tous deux sur mesure.';

/** Photographs come so late that the film of the loading has more than one picture. */
const PHOTO_MS = 1200;

export interface PhotoSites {
  /** What the product may visit. */
  hosts: string;
  urlOf(company: string): string;
  stop(): void;
}

/** The websites of three companies, each under a name of its own, with photographs as phones take them. */
export async function startPhotoSites(): Promise<PhotoSites> {
  const photos = await Promise.all([1, 2, 3].map((seed) => photo(1600, 1200, seed)));
  const server = createServer((request, response) => {
    const [, number] = /^\/photo-(\d)\.jpg$/.exec(request.url ?? '') ?? [];
    if (number) {
      response.writeHead(200, { 'content-type': 'image/jpeg' });
      return void setTimeout(() => response.end(photos[Number(number) - 1]), PHOTO_MS);
    }
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(home(companyAt(request.headers.host ?? '')));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const hostOf = (company: string) => `${company.toLowerCase().replaceAll(' ', '-')}.localhost:${port}`;
  const companies = [OWN, ...NEIGHBOURS];
  const companyAt = (host: string) => companies.find((company) => hostOf(company) === host) ?? OWN;
  return {
    hosts: companies.map(hostOf).join(','),
    urlOf: (company) => `http://${hostOf(company)}/`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As many bytes as a photograph has: noise over a gradient. */
function photo(width: number, height: number, seed: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 90 + 30 * seed, sigma: 25 };
  return sharp({ create: { width, height, channels: 3, background: '#8a6a4a', noise } })
    .blur(2)
    .jpeg({ quality: 80 })
    .toBuffer();
}

const home = (company: string): string => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${company}, portes et fenêtres en bois</title><meta name="generator" content="WordPress 6.4">
<style>body{margin:0;font:18px/1.5 sans-serif}img{display:block;width:100%;height:auto}p{padding:1rem;color:#bbb}</style></head>
<body><img src="/photo-1.jpg" width="1600" height="1200"><h1>${company}</h1>
<p>${`${company} fabrique et pose des portes, des fenêtres et des cuisines en bois massif. `.repeat(12)}</p>
<img src="/photo-2.jpg" width="1600" height="1200"><img src="/photo-3.jpg" width="1600" height="1200"><a href="/disparue">Réalisations</a></body></html>`;

/** Adds the prospect, measures it with its neighbours and answers its token once all of it is shown. The worker must run. */
export async function addEvidenced(product: BenchProduct, sites: PhotoSites): Promise<string> {
  await sign(product);
  await answersNameOthers(product);
  // from here on our own engine measures the speed, with its pictures
  await product.call('DELETE', '/api/admin/api-keys/pagespeed');
  await product.call('PUT', '/api/admin/settings/measurement', { value: { medianOfThree: false } });
  const { rows } = await product.database.query(
    `INSERT INTO prospects (token, email, prenom, nom, business_name, location, site_url)
     VALUES ($1, 'anne@menuiserie.example.ch', 'Anne', 'Exemple', $2, 'Yverdon-les-Bains', $3) RETURNING id`,
    [TOKEN, OWN, sites.urlOf(OWN)],
  );
  const { id } = rows[0] as { id: string };
  const prospect = `/api/admin/prospects/${id}`;
  const path = `${prospect}/neighbours`;
  for (const name of NEIGHBOURS) await product.call('POST', path, { url: sites.urlOf(name), name });
  await runOrder(product, `${prospect}/scan`);
  await runOrder(product, `${prospect}/analyses/citations`);
  // the emulated listing is of a made-up town: a person says that it is the company's
  const found = await product.database.query(`SELECT error->'listing'->>'place_id' AS place FROM measurements WHERE analysis = 'reviews'`);
  await runOrder(product, `${prospect}/listing`, { place_id: (found.rows[0] as { place: string }).place, own: true });
  await runOrder(product, `${path}/measurement`);
  for (;;) {
    const { chosen } = await product.call<NeighbourDesk>('GET', path);
    if (chosen.every(({ state }) => state === 'measured')) break;
    const lost = chosen.find(({ state }) => state === 'not_measured');
    if (lost) throw new Error(`${lost.name} was not measured: ${lost.missing}`);
    await sleep(250);
  }
  return TOKEN;
}

const REVIEW = '[data-show="reputation.waiting"]:not([hidden]) blockquote';
const REVIEW_LOOKS = 180;

/** What a report with every picture shows, and how often at least. */
const SHOWN: Readonly<Record<string, [selector: string, count: number]>> = {
  'the site on a phone': ['.seen-frame img', 1],
  'callouts of findings': ['.seen-callouts li', 1],
  'the film of its loading': ['.film img', 2],
  'its entry in Google': ['.serp:not([hidden]) .serp-title', 1],
  'an answer that names others': ['[data-show="assistants.elsewhere"]:not([hidden]) blockquote', 1],
  'a review that waits': [REVIEW, 1],
  neighbours: ['#voisins .measure', NEIGHBOURS.length],
  'a person with a portrait': ['.person:not([hidden]) .person-picture img', 1],
};

/** Opens a report and fails unless all of it is there and every picture comes. */
export async function expectAllShown(page: Page, url: string): Promise<void> {
  // the words of reviews come some time after their number
  for (let look = 0; look < REVIEW_LOOKS; look++) {
    await page.goto(url);
    if ((await page.locator(REVIEW).count()) > 0) break;
    await sleep(1000);
  }
  for (const [name, [selector, count]] of Object.entries(SHOWN))
    await page
      .locator(selector)
      .nth(count - 1)
      .waitFor({ state: 'attached' })
      .catch(() => {
        throw new Error(`not on the page: ${name}`);
      });
  await page.locator('main img').evaluateAll(async (images: { loading: string; decode(): Promise<void> }[]) => {
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
}

async function sign(product: BenchProduct): Promise<void> {
  const person = {
    name: 'Camille Favre',
    phone: '021 555 01 01',
    sentence: 'Je vous appelle à l’heure qui vous convient.',
    is_default: true,
  };
  await product.call('PUT', '/api/admin/signatories/own', person);
  const portrait = await photo(480, 480, 2);
  await product.call('PUT', '/api/admin/signatories/own/portrait', { image: `data:image/jpeg;base64,${portrait.toString('base64')}` });
}

/** The emulated assistant's own answer, in which two competitors stand. */
async function answersNameOthers({ emulators }: BenchProduct): Promise<void> {
  const path = '/v3/ai_optimization/chat_gpt/llm_responses/live';
  const { key, metadata } = KEYS.dataforseo;
  const authorization = `Basic ${Buffer.from(`${metadata.login}:${key}`).toString('base64')}`;
  const asked = JSON.stringify([{ user_prompt: 'Quelle menuiserie à Yverdon ?', model_name: 'gpt-4.1-mini' }]);
  const headers = { authorization, 'content-type': 'application/json' };
  const text = await (await fetch(emulators.dataforseo.url + path, { method: 'POST', headers, body: asked })).text();
  const body = JSON.parse(text.replace('On recommande souvent cette maison.', OTHERS));
  emulators.dataforseo.fault({ match: path, status: 200, body });
}
