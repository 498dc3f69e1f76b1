import { labelOf, SCORE_SCALE, SCORE_WORDS, type Shape } from '../../rules/verdicts.rules.js';
import { escapeHtml } from '../html.js';
import type { Block } from './email-blocks.js';
import { t } from './email-text.js';

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** The pages’ own colours (`tokens.css`). */
export const EMAIL_COLOURS = { paper: '#fbfaf7', ink: '#16150f', grey: '#6b675e', hairline: '#e4e0d6' } as const;
const { ink, grey, hairline } = EMAIL_COLOURS;
export const EMAIL_FONT = FONT;
export const EMAIL_TEXT = `${FONT};font-size:16px;line-height:1.6;color:${ink}`;
export const EMAIL_SMALL = `${FONT};font-size:13px;line-height:1.6;color:${grey}`;

const TABLE = '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">';
/** Shapes as characters: an e-mail draws nothing. */
const SHAPES: Readonly<Record<Shape, string>> = { circle: '●', square: '■', triangle: '▲' };

export const findingHtml = ({ words }: Extract<Block, { kind: 'finding' }>): string =>
  `<p class="ink" style="margin:0;${FONT};font-size:21px;line-height:1.35;font-weight:600;color:${ink}">${escapeHtml(words)}</p>`;

/** The score as a bar from 0 to 100 with the marks of the one scale, its word and its shape. */
export function scoreHtml({ name, score }: Extract<Block, { kind: 'score' }>): string {
  const word = labelOf(score);
  const { tone, shape, colour } = SCORE_SCALE.find((band) => band.word === word) ?? SCORE_SCALE[2];
  const cell = (width: number, of: string, background: string) =>
    width > 0
      ? `<td class="${of}" width="${width}%" height="10" style="background:${background};font-size:0;line-height:0">&nbsp;</td>`
      : '';
  const marks = [...SCORE_SCALE].reverse();
  const labels = marks.map(({ from, word: label }, index) => {
    const width = (marks[index + 1]?.from ?? 100) - from;
    // one under the other: a fifth of a phone is narrow
    const words = index === 0 ? '0' : `${from}<br>${escapeHtml(SCORE_WORDS[label])}`;
    return `<td class="quiet line" width="${width}%" valign="top" style="padding:4px 0 0 ${index === 0 ? 0 : 4}px;${index === 0 ? '' : `border-left:1px solid ${grey};`}${EMAIL_SMALL};font-size:12px;line-height:1.3">${words}</td>`;
  });
  return `<p class="ink" style="margin:0 0 8px;${EMAIL_TEXT}"><strong>${escapeHtml(t`${name} : ${score} sur 100`)}</strong> <span class="${tone}" style="color:${colour}" aria-hidden="true">${SHAPES[shape]}</span> ${escapeHtml(SCORE_WORDS[word])}</p>${TABLE}<tr>${cell(score, 'bar', ink)}${cell(100 - score, 'track', hairline)}</tr></table>${TABLE}<tr>${labels.join('')}</tr></table>`;
}

/** Portrait, else initials, beside name and numbers. `origin`: of our own pages, which show the same picture. */
export function personHtml({ lines, initials, portrait }: Extract<Block, { kind: 'person' }>, origin: string | undefined): string {
  const picture =
    portrait && origin
      ? `<img src="${escapeHtml(origin + portrait)}" width="72" height="72" alt="${escapeHtml(initials)}" style="display:block;width:72px;height:72px;border:0">`
      : `<span class="ink" style="display:block;width:70px;height:70px;border:1px solid ${grey};text-align:center;${FONT};font-size:24px;font-weight:600;line-height:70px;color:${ink}">${escapeHtml(initials)}</span>`;
  const [name = '', ...others] = lines.map(escapeHtml);
  return `${TABLE}<tr><td width="88" valign="top">${picture}</td><td class="ink" valign="top" style="${EMAIL_TEXT};font-size:15px"><strong>${name}</strong>${others.map((line) => `<br>${line}`).join('')}</td></tr></table>`;
}
