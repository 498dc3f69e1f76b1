import { type Company, mentionIn } from './is-cited.js';

/** Characters of an answer that a page shows: it stays light, and the company's name is in it. */
const LENGTH = 320;
const BEFORE = 120;

/** An answer cut at words, around where it names the company; from its beginning when it does not. */
export function excerptOf(answer: string, company: Company): string {
  if (answer.length <= LENGTH) return answer;
  const mention = mentionIn(answer, company) ?? 0;
  const from = mention <= BEFORE ? 0 : wordStart(answer, mention - BEFORE);
  const end = from + LENGTH;
  const to = end >= answer.length ? answer.length : Math.max(answer.lastIndexOf(' ', end), end - 30);
  return `${from > 0 ? '…' : ''}${answer.slice(from, to).trim()}${to < answer.length ? '…' : ''}`;
}

const wordStart = (text: string, near: number): number => {
  const space = text.indexOf(' ', near);
  return space === -1 ? near : space + 1;
};
