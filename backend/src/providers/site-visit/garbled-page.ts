import { isGarbled } from '../../rules/garbled-text.rules.js';
import type { PageEvidence } from './page-evidence.js';

/** A sign or two in the text may be a visitor's comment, or what the page is about. */
const FEW = 3;

/** Whether visitors see unreadable characters: `shown` is the page as browsers read it, `intended` as its author wrote it. */
export function isGarbledPage(shown: PageEvidence, intended: PageEvidence): boolean {
  if (shown !== intended && visible(shown) !== visible(intended)) return true;
  const { title, headings, segments } = shown;
  const isHeadline = isGarbled(title) || headings.some(({ text }) => isGarbled(text));
  return isHeadline || segments.filter(isGarbled).length >= FEW;
}

const visible = ({ title, headings, segments }: PageEvidence): string => JSON.stringify([title, headings, segments]);
