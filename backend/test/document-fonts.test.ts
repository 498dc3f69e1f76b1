import { ShareCards } from '../src/modules/site/share-cards.service.js';
import { DocumentFonts } from '../src/providers/browser/document-fonts.service.js';
import { PdfPrinter } from '../src/providers/browser/pdf-printer.service.js';
import { startApp, type TestApp } from './support/app.js';
import { readPdf } from './support/pdf.js';

/** Names in scripts that our own type does not have. */
const NAMES = {
  Japanese: '株式会社さくらカフェ',
  Chinese: '北京烤鸭店',
  Korean: '김밥천국',
  Cyrillic: 'Пекарня Жук',
  Greek: 'Ζαχαροπλαστείο',
  Arabic: 'مخبز النور',
  Armenian: 'Հացատուն',
  Georgian: 'საცხობი',
  pictures: '🥐☕🏔',
};

let app: TestApp;
let fonts: DocumentFonts;
let printer: PdfPrinter;
beforeAll(async () => {
  app = await startApp();
  fonts = app.app.get(DocumentFonts, { strict: false });
  printer = app.app.get(PdfPrinter, { strict: false });
});
afterAll(() => app.stop());

const print = async (text: string) =>
  printer.print(
    `<!doctype html><meta charset="utf-8"><style>${await fonts.rules(text)}p{font-family:"Hanken Grotesk",sans-serif}</style><p>${text}</p>`,
  );

describe('names in other scripts', () => {
  it.each(Object.entries(NAMES))('are drawn in %s', async (_, name) => {
    expect(await fonts.undrawn(name)).toEqual([]);
  });

  it('are reported when no font contains them', async () => {
    expect(await fonts.undrawn('Zürich \u{12000}𒀀 株')).toEqual(['\u{12000}']);
  });

  it('are text in the file', async () => {
    for (const name of [NAMES.Japanese, NAMES.Korean, NAMES.Cyrillic, NAMES.Greek]) {
      const [page = ''] = readPdf(await print(name)).text;
      expect(page.normalize('NFKC')).toContain(name.replaceAll(' ', ''));
    }
  });

  it('do not enlarge other files', async () => {
    const [plain, foreign] = [await print('Boulangerie Exemple'), await print(NAMES.Japanese)];
    expect(await fonts.rules('Boulangerie Exemple')).not.toContain('woff2');
    expect(foreign.length - plain.length).toBeLessThan(40_000);
  });

  it('are drawn on the card of a link, each with its own glyphs', async () => {
    const cards = app.app.get(ShareCards, { strict: false });
    const card = (title: string) =>
      cards.png({ agency: 'Agence', accent: '#1E3FE0', lead: 'Analyse', title, domain: 'exemple.ch', score: null });
    const [one, other] = [await card('さくら'), await card('くらさ')];
    // empty boxes would be the same for both
    expect(one.equals(other)).toBe(false);
    expect(one.equals(await card('さくら'))).toBe(true);
  });
});
