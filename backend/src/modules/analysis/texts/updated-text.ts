import type { Results } from '../results/analysis.contract.js';
import type { AnalysisOutput } from '../results/analysis.js';
import type { StoredText, TextContent, TextKind } from '../results/stored-text.js';
import { emptyOf, OWN_RULES } from './text-state.js';

const blank = (kind: TextKind): StoredText => ({
  content: emptyOf(kind),
  source: 'builtin',
  provider: OWN_RULES,
  choice: null,
  made_of: null,
  draft: null,
  approval: null,
});

/**
 * Returns the stored text after a result: an example, a text of staff, or the choice and draft of a model. An unapproved result never
 * sets the text itself: it is composed from the facts afterwards.
 */
export function updatedText(
  kind: TextKind,
  known: (StoredText & { replaceable: boolean }) | null,
  finding: AnalysisOutput,
  at: string,
): StoredText {
  const text: StoredText = known ?? blank(kind);
  const { source, provider, text: brought = {} } = finding;
  if (source === 'sample')
    return known && known.source !== 'sample' ? text : { ...text, content: contentOf(kind, finding), source, provider };
  if (source === 'manual') {
    const { by, reason, byPerson } = brought.approval ?? { by: provider, reason: null, byPerson: true };
    const content = contentOf(kind, finding);
    return { ...text, content, source, provider, approval: { by, at, reason, byPerson, rests: null }, draft: null };
  }
  const choice = brought.choice ?? text.choice;
  // a draft of staff is not replaced by the next draft of a model
  const draft = text.draft?.byPerson ? text.draft : (brought.draft ?? text.draft);
  if (text.source === 'manual' && !known?.replaceable) return { ...text, choice, draft };
  // a failed model keeps its previous choice
  if (text.source === 'live' || text.source === 'builtin') return { ...text, ...(brought.choice && { source, provider }), choice, draft };
  return { ...text, content: emptyOf(kind), approval: null, source, provider, choice, draft };
}

function contentOf(kind: TextKind, { result }: AnalysisOutput): TextContent {
  if (!result) return emptyOf(kind);
  return kind === 'intro' ? (result as Results['intro']).content : (result as Results['recommendations']).recommendations;
}
