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
 * What a finding brings to the stored text: an example, a person’s or an approved text, or a model’s choice and draft. The words of
 * the text itself are never taken from a finding that nobody has approved: they are made of the facts afterwards.
 */
export function keptText(
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
  // a person's own words wait for a person, not for the next draft
  const draft = text.draft?.byPerson ? text.draft : (brought.draft ?? text.draft);
  if (text.source === 'manual' && !known?.replaceable) return { ...text, choice, draft };
  // a model that fails leaves what it chose before
  if (text.source === 'live' || text.source === 'builtin') return { ...text, ...(brought.choice && { source, provider }), choice, draft };
  return { ...text, content: emptyOf(kind), approval: null, source, provider, choice, draft };
}

function contentOf(kind: TextKind, { result }: AnalysisOutput): TextContent {
  if (!result) return emptyOf(kind);
  return kind === 'intro' ? (result as Results['intro']).content : (result as Results['recommendations']).recommendations;
}
