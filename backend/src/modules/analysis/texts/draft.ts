import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { Recommendation } from '../results/analysis.contract.js';
import type { TextContent, TextDraft, TextKind } from '../results/stored-text.js';
import { cleanDraft } from './choice.js';
import { restsOf } from './free-text.js';
import { wordsOf } from './text-state.js';

const MOST_TITLE = 300;

/** Parses a model’s free text as a draft for staff; null when empty. Steps keep priority and solution. */
export function draftOf(
  kind: TextKind,
  words: string | null,
  composed: TextContent,
  facts: SiteFacts,
  origin: Pick<TextDraft, 'by' | 'at'>,
): TextDraft | null {
  const text = words && cleanDraft(words);
  if (!text) return null;
  const content = kind === 'intro' ? text : stepsFrom(text, composed as Recommendation[]);
  return { content, ...origin, byPerson: false, reread: false, rests: restsOf(wordsOf(content), facts, false) };
}

const stepsFrom = (text: string, steps: readonly Recommendation[]): Recommendation[] =>
  text
    .split('\n\n')
    .slice(0, steps.length)
    .map((title, index) => ({
      title: title.replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, '').slice(0, MOST_TITLE),
      priority: steps[index]?.priority ?? 'medium',
      solution: steps[index]?.solution ?? '',
    }));
