import { html, type Markup } from './markup.js';
import { UNMEASURED } from './words.js';

const ROUND = 2 * Math.PI * 52;

/** A score as a ring; an open, dashed one while nothing was measured. Readable without colour: the arc's length and the figure say it. */
export function ring(name: string, score: number | null): Markup {
  const words = score === null ? `${name}\u202f: non mesuré` : `${name}\u202f: ${score} sur 100`;
  return html`<figure class="ring"><svg viewBox="0 0 120 120" role="img" aria-label="${words}"><circle class="${score === null ? 'open' : 'track'}" cx="60" cy="60" r="52"/>${
    score !== null &&
    score > 0 &&
    html`<circle class="arc" cx="60" cy="60" r="52" stroke-dasharray="${((ROUND * score) / 100).toFixed(2)} ${ROUND.toFixed(2)}" transform="rotate(-90 60 60)"/>`
  }<text x="60" y="${score === null ? 66 : 69}" text-anchor="middle" class="${score === null ? 'none' : 'figure'}">${score ?? '–'}</text></svg><figcaption>${name}${score === null && html`<br><small>${UNMEASURED}</small>`}</figcaption></figure>`;
}

interface Bar {
  name: string;
  value: number | null;
  /** What is written behind the bar. */
  words: string;
}

const ROW = 22;
const WIDE = { left: 150, width: 300, all: 560 };
/** Beside something else. */
export const NARROW = { left: 110, width: 150, all: 340 };

/** Horizontal bars from 0 to `full`, each with its words; an unmeasured one is a dashed line. */
export function bars(title: string, rows: readonly Bar[], full: number, size = WIDE): Markup {
  const height = rows.length * ROW;
  const told = rows.map(({ name, words }) => `${name} ${words}`).join(', ');
  const row = ({ name, value, words }: Bar, index: number) => {
    const y = index * ROW;
    const length = value === null ? 0 : Math.max(value > 0 ? 2 : 0, (Math.min(value, full) / Math.max(full, 1)) * size.width);
    return html`<text x="0" y="${y + 15}">${name}</text><line class="${value === null ? 'gap' : 'base'}" x1="${size.left}" x2="${size.left + size.width}" y1="${y + 11}" y2="${y + 11}"/>${
      length > 0 && html`<rect class="bar" x="${size.left}" y="${y + 5}" width="${length.toFixed(1)}" height="12"/>`
    }<text x="${size.left + size.width + 12}" y="${y + 15}" class="strong">${words}</text>`;
  };
  return html`<figure class="bars"><svg viewBox="0 0 ${size.all} ${height}" role="img" aria-label="${title}\u202f: ${told}">${rows.map(row)}</svg></figure>`;
}

export const scoreBar = (name: string, value: number | null): Bar => ({
  name,
  value,
  words: value === null ? 'non mesuré' : `${value} / 100`,
});
