import { escapeHtml } from '../../common/html.js';

/** Markup that is inserted as it is; everything else is text. */
export class Markup {
  constructor(readonly code: string) {}
}

type Piece = string | number | Markup | null | undefined | false | readonly Piece[];

export const html = (fixed: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(fixed.reduce((code, text, index) => `${code}${codeOf(pieces[index - 1] ?? null)}${text}`));

function codeOf(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return '';
  if (piece instanceof Markup) return piece.code;
  if (Array.isArray(piece)) return piece.map(codeOf).join('');
  return escapeHtml(String(piece));
}

/** A sentence with what weighs most in it: « Cette page obtient **61 sur 100**. » */
export const weighted = (sentence: string): Markup => new Markup(escapeHtml(sentence).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>'));
