import { tmpdir } from 'node:os';
import fc from 'fast-check';
import { findChromium } from '../src/providers/browser/chromium-install.js';
import { type PipedChromium, startPipedChromium } from '../src/providers/browser/piped-chromium.js';
import { readDocument } from '../src/providers/page-audit/page-document.js';
import { readEvidence } from '../src/providers/site-visit/page-evidence.js';
import { composedReading, type ReadByBrowser } from './support/composed-reading.js';
import { htmlDocuments } from './support/html-documents.js';

const URL_OF_PAGE = 'https://exemple.ch/accueil';
const DOCUMENTS = 600;
const SEED = Number(process.env.HTML_SEED ?? 32);

let chromium: PipedChromium;

beforeAll(async () => {
  const install = await findChromium({ chromiumPath: process.env.CHROMIUM_PATH, dataDir: process.env.DATA_DIR ?? tmpdir() });
  chromium = await startPipedChromium(install);
});
afterAll(() => chromium?.close());

/** Every document in a frame of one page of one browser. */
async function readByBrowser(documents: readonly string[]): Promise<ReadByBrowser[]> {
  const page = await chromium.browser.newPage();
  const expression = `${composedReading}(${JSON.stringify(documents)}, ${JSON.stringify(URL_OF_PAGE)})`;
  return (await page.evaluate(expression)) as ReadByBrowser[];
}

const words = (text: string): string => text.normalize('NFKC').replace(/\s+/g, ' ').trim();

function readByUs(html: string): ReadByBrowser {
  const { title, headings, internalLinks, externalLinks } = readDocument(html, URL_OF_PAGE);
  const { segments } = readEvidence(html, URL_OF_PAGE);
  return {
    title: title ?? '',
    headings: Object.keys(headings)
      .toSorted()
      .map((name) => [name, ...(headings[name] ?? [])].map(words)),
    links: [...internalLinks, ...externalLinks].toSorted(),
    text: words(segments.join(' ')),
  };
}

it('title, headings, links and text of a document are read as Chromium does', async () => {
  const documents = fc.sample(htmlDocuments, { numRuns: DOCUMENTS, seed: SEED });
  const shown = await readByBrowser(documents);
  const faults = documents.flatMap((html, index) => {
    const [ours, theirs] = [readByUs(html), shown[index]];
    return JSON.stringify(ours) === JSON.stringify(theirs) ? [] : [{ html, ours, theirs }];
  });
  expect(faults.slice(0, 5)).toEqual([]);
  // without words there would be nothing to compare
  expect(shown.filter(({ text }) => text.length > 20).length).toBeGreaterThan(DOCUMENTS / 4);
  expect(shown.filter(({ headings }) => headings.length > 0).length).toBeGreaterThan(DOCUMENTS / 8);
});
