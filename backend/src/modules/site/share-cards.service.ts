import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import type { CreateText, OverlayOptions, SharpOptions } from 'sharp';
import { escapeHtml } from '../../common/html.js';
import { DocumentFonts } from '../../providers/browser/document-fonts.service.js';
import { PdfPrinter } from '../../providers/browser/pdf-printer.service.js';
import { foreignSigns, legibleName, withoutUndrawn } from '../../providers/browser/script-fonts.js';
import { ProviderError } from '../../providers/provider-error.js';
import { drawRuler, RULERS, type RulerPart } from '../../rules/ruler.rules.js';
import { cardVersion, type ShareCard } from './share-card.js';

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
const TITLE_TOP = 224;
const SCORE_LEFT = 780;
/** Height of the title: smaller with the ruler below it. */
const TITLE_HEIGHT = { alone: 250, scored: 210 };
/** Position of the ruler and of the words below it; the domain is on their line. */
const RULER = { scale: 2, top: 470, words: 536, domainWidth: 540 };
const MAX_LETTERS = 300;
/** Tried until the title fits, px. */
const TITLE_SIZES = [104, 88, 76, 64, 54, 46, 38, 32];
/** Reduction of the line height, relative to the font size. */
const TIGHTER = 0.16;
const PAPER = '#fbfaf7';
const INK = '#16150f';
const GREY = '#6b675e';

const font = (name: string) => fileURLToPath(new URL(`../../../assets/fonts/HankenGrotesk_${name}.ttf`, import.meta.url));
const FONTS = {
  regular: { font: 'Hanken Grotesk', fontfile: font('400Regular') },
  bold: { font: 'Hanken Grotesk Semi-Bold', fontfile: font('600SemiBold') },
};

/** Maximum number of cached images, about 20 kB each. */
const MAX_CACHED = 200;

interface Drawn {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws the preview images of links (Open Graph), 1200 × 630; a browser is used for names in other scripts only. */
@Injectable()
export class ShareCards {
  private readonly cache = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly fonts: DocumentFonts,
    private readonly printer: PdfPrinter,
  ) {}

  /** Draws an image once for concurrent requests and caches the most recent ones. */
  png(card: ShareCard): Promise<Buffer> {
    const version = cardVersion(card);
    const known = this.cache.get(version);
    const picture = known ?? this.draw(card);
    this.cache.delete(version);
    this.cache.set(version, picture);
    picture.catch(() => this.cache.delete(version));
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest) this.cache.delete(oldest);
    return picture;
  }

  private async draw(card: ShareCard): Promise<Buffer> {
    const foreign = foreignSigns(card.title + card.agency + card.domain);
    if (foreign.length === 0) return draw(card);
    const undrawn = await this.fonts.undrawn(foreign.join('')).catch((error: unknown) => {
      if (error instanceof ProviderError) return foreign;
      throw error;
    });
    const [title, agency] = [legibleName(card.title, card.domain, undrawn), withoutUndrawn(card.agency, undrawn)];
    return draw({ ...card, title, agency, domain: withoutUndrawn(card.domain, undrawn) }, this.byBrowser);
  }

  /** Draws text with missing glyphs in the browser: libvips reads no compressed fonts. */
  private readonly byBrowser: WordsByBrowser = async (words, { size, colour = INK, weight = 'regular' }, width) => {
    const lines = width === undefined ? 'white-space:nowrap' : `max-width:${width}px;overflow-wrap:anywhere;text-wrap:balance`;
    const type = `font:${weight === 'bold' ? 600 : 400} ${size}px/1.15 "Hanken Grotesk",sans-serif`;
    const style = `${await this.fonts.rules(words)}body{width:4000px}#picture{display:inline-block;${type};color:${colour};${lines}}`;
    const html = `<!doctype html><meta charset="utf-8"><style>${style}</style><span id="picture">${escapeHtml(words)}</span>`;
    const picture = await image(await this.printer.picture(html));
    const { data, info } = await picture.trim().png().toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  };
}

type WordsByBrowser = (words: string, style: Style, width: number | undefined) => Promise<Drawn>;

/** Loaded with the first picture: it is large. */
const image = async (from: Buffer | SharpOptions) => (await import('sharp')).default(from as Buffer);

async function draw({ agency, accent, lead, title, domain, score }: ShareCard, foreign?: WordsByBrowser): Promise<Buffer> {
  const titleWidth = (score ? SCORE_LEFT - 60 : WIDTH - MARGIN) - MARGIN;
  const layers: OverlayOptions[] = [{ input: lines(accent), left: 0, top: 0 }];
  const place = (drawn: Drawn, left: number, top: number) => layers.push({ input: drawn.input, left, top });
  place(await line(agency, { size: 34, weight: 'bold', foreign }, WIDTH - 2 * MARGIN), MARGIN, 64);
  if (lead) place(await line(lead, { size: 30, colour: GREY }, titleWidth), MARGIN, TITLE_TOP - 62);
  place(await titleOf(title, titleWidth, score ? TITLE_HEIGHT.scored : TITLE_HEIGHT.alone, foreign), MARGIN, TITLE_TOP);
  if (domain) place(await line(domain, { size: 30, colour: GREY, foreign }, score ? RULER.domainWidth : titleWidth), MARGIN, HEIGHT - 96);
  if (score) {
    layers.push({ input: rulerLines(score.value, accent), left: 0, top: 0 });
    for (const { at, word } of RULERS.score) {
      const drawn = await line(word, { size: 26, colour: GREY }, 200);
      place(drawn, Math.round(onRuler(at) - drawn.width / 2), RULER.words);
    }
    const figure = await line(String(score.value), { size: 196, weight: 'bold' }, 400);
    place(figure, SCORE_LEFT, TITLE_TOP);
    place(await line('/100', { size: 36, colour: GREY }, 120), SCORE_LEFT + 4, TITLE_TOP + figure.height + 24);
    place(await line(score.name, { size: 36, weight: 'bold' }, 260), SCORE_LEFT + 96, TITLE_TOP + figure.height + 24);
  }
  const paper = await image({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } });
  return paper.composite(layers).png({ palette: true, colours: 128, effort: 7 }).toBuffer();
}

/** A hairline that begins in the agency's colour. */
const lines = (accent: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><path fill="#e4e0d6" d="M${MARGIN} 122h${WIDTH - 2 * MARGIN}v2H${MARGIN}z"/><path fill="${accent}" d="M${MARGIN} 119h120v8H${MARGIN}z"/></svg>`,
  );

const onRuler = (percent: number): number => MARGIN + ((WIDTH - 2 * MARGIN) * percent) / 100;

/** The one ruler across the picture: its line, ends and thresholds, the length of the score and its needle. */
function rulerLines(score: number, accent: string): Buffer {
  const { parts } = drawRuler(score, RULERS.score, { isLabelled: false });
  const looks = { rule: [GREY, 2], end: [GREY, 2], mark: [GREY, 2], length: [INK, 6], needle: [accent, 8] } as const;
  const path = (part: RulerPart): string => {
    if (part.kind !== 'line') return '';
    const [colour, width] = looks[part.role];
    const point = (x: number, y: number) => `${onRuler(x)} ${RULER.top + RULER.scale * y}`;
    return `<path stroke="${colour}" stroke-width="${width}" d="M${point(part.x1, part.y1)}L${point(part.x2, part.y2)}"/>`;
  };
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.map(path).join('')}</svg>`);
}

/** Returns the largest size at which the title fits; an overlong title is cut at the smallest. */
async function titleOf(title: string, width: number, height: number, foreign?: WordsByBrowser): Promise<Drawn> {
  // « & » begins a line, and a short last word (SA, Sàrl) does not stand alone
  const words = title.replaceAll(' & ', ' &\u00a0').replace(/ (?=\S{1,5}$)/, '\u00a0');
  for (const size of TITLE_SIZES) {
    const drawn = await paragraph(words, { size, weight: 'bold', foreign }, width);
    if (drawn.height <= height && drawn.width <= width) return drawn;
  }
  return cut(await paragraph(words, { size: TITLE_SIZES.at(-1) ?? 0, weight: 'bold', foreign }, width), width, height);
}

interface Style {
  /** px */
  size: number;
  colour?: string;
  weight?: keyof typeof FONTS;
  /** Draws words in other scripts. */
  foreign?: WordsByBrowser | undefined;
}

const line = async (words: string, style: Style, width: number): Promise<Drawn> => cut(await text(words, style, {}), width, HEIGHT);
const paragraph = (words: string, style: Style, width: number): Promise<Drawn> =>
  text(words, style, { width, wrap: 'word-char', spacing: -Math.round(TIGHTER * style.size) });

async function text(words: string, style: Style, wrapping: Partial<CreateText>): Promise<Drawn> {
  const { size, colour = INK, weight = 'regular', foreign } = style;
  const { font: family, fontfile } = FONTS[weight];
  // control characters and unpaired halves have no shape, and some end the markup early
  const letters = [...words.replace(/[\p{Cc}\p{Cs}\p{Co}\ufffe\uffff]/gu, ' ')].slice(0, MAX_LETTERS);
  if (foreign && foreignSigns(words).length > 0) return foreign(letters.join('').trim(), style, wrapping.width);
  const markup = `<span foreground="${colour}">${escapeHtml(letters.join('').trim() || '–')}</span>`;
  const drawn = await image({ text: { text: markup, font: `${family} ${size}`, fontfile, dpi: 72, rgba: true, ...wrapping } });
  const { data, info } = await drawn.png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function cut(drawn: Drawn, width: number, height: number): Promise<Drawn> {
  if (drawn.width <= width && drawn.height <= height) return drawn;
  const size = { width: Math.min(width, drawn.width), height: Math.min(height, drawn.height) };
  const whole = await image(drawn.input);
  return { ...size, input: await whole.extract({ left: 0, top: 0, ...size }).toBuffer() };
}
