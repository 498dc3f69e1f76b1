import type { ObjectLiteral } from 'typeorm';
import { inLanguage } from '../../../common/i18n/language-context.js';
import { language } from '../../../rules/language.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { Recommendation } from '../results/analysis.contract.js';
import type { PersonalizedIntro } from '../results/intro.entity.js';
import type { Recommendations } from '../results/recommendations.entity.js';
import type { StoredText, TextContent, TextKind } from '../results/stored-text.js';
import { composed, isEmpty, standing } from './text-state.js';

export type TextRow = PersonalizedIntro | Recommendations;

/** A row of a text’s table in the words of its rules. */
export function storedText(kind: TextKind, row: TextRow): StoredText {
  const { choice, made_of, draft, approval } = row.writing;
  const { source, provider } = row.provenance;
  const content = kind === 'intro' ? (row as PersonalizedIntro).content : (row as Recommendations).recommendations;
  return { content, source, provider, choice, made_of, draft, approval };
}

/** The columns that hold the words. */
export const contentColumns = (kind: TextKind, content: TextContent): object =>
  kind === 'intro'
    ? { content }
    : { recommendations: content, analysis: (content as Recommendation[]).map(({ solution }) => solution).filter(Boolean) };

/** What we composed, in the language that is contentOf; what a person wrote or approved, as it is written. */
const contentOf = (kind: TextKind, { content, source, choice }: StoredText, facts: SiteFacts): TextContent =>
  language() === 'fr' || (source !== 'live' && source !== 'builtin') ? content : (composed(kind, facts, choice)?.content ?? content);

/** A row as it may stand beside these figures, with what it rests on; null when there is nothing to say. */
export function standingRow(kind: TextKind, row: TextRow, facts: SiteFacts): (ObjectLiteral & Pick<TextRow, 'provenance'>) | null {
  // beside the figures that it was written with, which are kept in French
  const text = inLanguage('fr', () => standing(kind, storedText(kind, row), facts, new Date(0).toISOString()));
  const { source, provider, made_of, approval } = text;
  const content = contentOf(kind, text, facts);
  if (isEmpty(content)) return null;
  const rests = Object.keys(approval?.rests ?? made_of?.facts ?? {});
  return { ...row, ...contentColumns(kind, content), rests, provenance: { ...row.provenance, source, provider } };
}
