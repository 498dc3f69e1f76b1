import { t } from '../../../rules/language.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import { INTRODUCTION_WORDS } from '../../../rules/text-limits.rules.js';
import type { Sentence } from './sentences/sentence.js';

/** A sentence in one of its wordings; `isChosen`: by the model. */
export interface Line {
  sentence: Sentence;
  wording: number;
  isChosen: boolean;
}

export interface Paragraph {
  text: string;
  /** Complete sentences. */
  lines: Line[];
  /** Faults that are only listed. */
  listed: Sentence[];
}

const blocks = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Counts words as people do, without punctuation. */
export const wordCount = (text: string): number => blocks(text).filter((block) => /[\p{L}\p{N}]/u.test(block)).length;

/** Returns whether a text is within the limit, by the strictest way of counting. */
const fits = (text: string): boolean => blocks(text).length <= INTRODUCTION_WORDS.most;

const listOf = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : t`${parts.slice(0, -1).join(', ')} et ${parts.at(-1) ?? ''}`;

/**
 * A paragraph of at most 70 words: the opening, what the model chose, every fault, then what else is true until 50 words are
 * reached, or 70 where nothing was chosen. A fault for which there is no room is listed in a few words.
 */
export function paragraphOf(facts: SiteFacts, candidates: readonly Line[]): Paragraph {
  const paragraph: Paragraph = { text: '', lines: [], listed: [] };
  const isNeeded = ({ sentence, isChosen }: Line) => isChosen || sentence.weight !== 'remark';
  const included = candidates.filter(isNeeded);
  const listed: Line[] = [];
  const text = () => textOf(facts, included, listed);
  while (!fits(text())) {
    const last = leastNeeded(included);
    if (!last) listed.pop();
    else {
      included.splice(included.indexOf(last), 1);
      if (last.sentence.short) listed.unshift(last);
    }
    if (included.length + listed.length === 0) return paragraph;
  }
  const goal = candidates.some(({ isChosen }) => isChosen) ? INTRODUCTION_WORDS.least : INTRODUCTION_WORDS.most;
  for (const line of candidates.filter((candidate) => !isNeeded(candidate))) {
    if (wordCount(text()) >= goal) break;
    included.push(line);
    if (!fits(text())) included.pop();
  }
  return { text: text(), lines: included, listed: listed.map(({ sentence }) => sentence) };
}

/** What becomes shorter first: the last remark, then the last fault that can be listed. Null when nothing can. */
function leastNeeded(included: readonly Line[]): Line | undefined {
  const reversed = [...included].reverse();
  return (
    reversed.find(({ sentence, isChosen }) => sentence.short && !isChosen) ??
    reversed.find(({ sentence }) => sentence.weight === 'remark') ??
    reversed.find(({ sentence }) => sentence.short) ??
    reversed.find(({ sentence }) => sentence.weight !== 'opening')
  );
}

/** Remarks come after the list of faults, unless the model put them before. */
function textOf(facts: SiteFacts, included: readonly Line[], listed: readonly Line[]): string {
  const say = ({ sentence, wording }: Line) => sentence.say(facts, wording);
  const ending = included.findIndex(({ sentence, isChosen }) => sentence.weight === 'remark' && !isChosen);
  const before = ending < 0 ? included : included.slice(0, ending);
  const after = ending < 0 ? [] : included.slice(ending);
  const list = listOf(listed.flatMap(({ sentence }) => sentence.short?.(facts) ?? []));
  return [...before.map(say), ...(list ? [t`À reprendre aussi : ${list}.`] : []), ...after.map(say)].join(' ');
}
