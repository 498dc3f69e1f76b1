import { t } from '../../rules/language.rules.js';
import { drawRuler, RULERS, type RulerName, type RulerPart } from '../../rules/ruler.rules.js';
import { SCORE_SCALE, type Shape, type Tone } from '../../rules/verdicts.rules.js';
import { html, type Markup } from './markup.js';

const scoreLabel = (name: string, score: number | null): string =>
  score === null ? t`${name}\u202f: non mesuré` : t`${name}\u202f: ${score} sur 100`;

const SHAPES: Readonly<Record<Shape, Markup>> = {
  circle: html`<circle cx="5" cy="5" r="5"/>`,
  square: html`<rect width="10" height="10"/>`,
  triangle: html`<path d="M5 0 10 10H0Z"/>`,
};

/** Colour and shape of a judgement, before its word. */
export const shape = (tone: Tone): Markup =>
  html`<svg class="shape ${tone}" viewBox="0 0 10 10" aria-hidden="true">${SCORE_SCALE.flatMap((band) => (band.tone === tone ? SHAPES[band.shape] : []))}</svg>`;

/** The one ruler, as wide as its place; a broken rule without a needle while nothing was measured. Readable without colour. */
export function ruler(name: string, score: number | null, scale: RulerName): Markup {
  const { height, parts } = drawRuler(score, RULERS[scale]);
  return html`<figure class="ruler"><svg width="100%" height="${height}" role="img" aria-label="${scoreLabel(name, score)}">${drawn(parts, score)}</svg></figure>`;
}

const drawn = (parts: readonly RulerPart[], value: number | null): Markup[] =>
  parts.map((part) =>
    part.kind === 'text'
      ? html`<text x="${part.x}%" y="${part.y}" text-anchor="${part.anchor}">${part.text}</text>`
      : html`<line class="${part.role}${value === null && part.role === 'rule' ? ' open' : ''}" x1="${part.x1}%" x2="${part.x2}%" y1="${part.y1}" y2="${part.y2}"/>`,
  );

export interface Row {
  name: string;
  value: number | null;
  /** What is written behind it. */
  words: string;
}

export const scoreRow = (name: string, value: number | null): Row => ({
  name,
  value,
  words: value === null ? t`non mesuré` : `${value} / 100`,
});

const ROW = 24;
const LEFT = 150;
const WIDTH = 270;
const ALL = 560;

const chartLabel = (title: string, rows: readonly Row[]): string =>
  t`${title}\u202f: ${rows.map(({ name, words }) => `${name} ${words}`).join(', ')}`;
const labels = ({ name, words }: Row, y: number): Markup =>
  html`<text x="0" y="${y + 15}">${name}</text><text x="${LEFT + WIDTH + 14}" y="${y + 15}" class="strong">${words}</text>`;
const figure = (title: string, rows: readonly Row[], body: readonly Markup[], foot = 0): Markup =>
  html`<figure class="bars"><svg viewBox="0 0 ${ALL} ${rows.length * ROW + foot}" role="img" aria-label="${chartLabel(title, rows)}">${body}</svg></figure>`;

/** Figures from 0 to 100 under each other, each on the ruler; the words of its thresholds stand once, below the last. */
export function rulers(title: string, rows: readonly Row[], scale: RulerName): Markup {
  const marks = RULERS[scale];
  const row = (one: Row, index: number) => {
    const { height, parts } = drawRuler(one.value, marks, { isLabelled: false });
    return html`${labels(one, index * ROW)}<svg x="${LEFT}" y="${index * ROW}" width="${WIDTH}" height="${height}" overflow="visible">${drawn(parts, one.value)}</svg>`;
  };
  const words = drawRuler(null, marks).parts.flatMap((part) =>
    part.kind === 'text' && part.role === 'mark' && part.text !== String(Number.parseInt(part.text, 10))
      ? html`<text class="word" x="${LEFT + (WIDTH * part.x) / 100}" y="${rows.length * ROW + 8}" text-anchor="${part.anchor}">${part.text}</text>`
      : [],
  );
  return figure(title, rows, [...rows.map(row), ...words], 12);
}

/** Counts as horizontal bars from 0 to `full`, each with its words. */
export function bars(title: string, rows: readonly Row[], full: number): Markup {
  const row = (one: Row, index: number) => {
    const y = index * ROW;
    const length = one.value === null ? 0 : Math.max(one.value > 0 ? 2 : 0, (Math.min(one.value, full) / Math.max(full, 1)) * WIDTH);
    return html`${labels(one, y)}<line class="base" x1="${LEFT}" x2="${LEFT + WIDTH}" y1="${y + 11}" y2="${y + 11}"/>${
      length > 0 && html`<rect class="bar" x="${LEFT}" y="${y + 7}" width="${length.toFixed(1)}" height="8"/>`
    }`;
  };
  return figure(title, rows, rows.map(row));
}
