/** Tables that a cleanup preserves, although related to prospects (specification 2, section 9; decision 11). */
export const PRESERVED = ['api_keys', 'quiz_questions', 'settings', 'messages', 'users'] as const;

/** The ten tables that it empties. */
export const CLEANED = [
  'prospects',
  'reponses_quiz',
  'pagespeed_results',
  'cms_detection_results',
  'keyword_analysis_results',
  'google_reviews_results',
  'personalized_intros',
  'ai_recommendations',
  'ai_citations_results',
  'instant_page_analysis',
] as const;

/** A foreign key as the catalogue has it; `rule` is what happens to the child: c = deleted too, n = set to null. */
export interface Reference {
  child: string;
  column: string;
  parent: string;
  rule: string;
}

export interface CleanedTable {
  table: string;
  /** Columns that make a row go with another one; empty = all rows go. */
  through: string[];
}

/**
 * Every table that loses rows when the ten are emptied, parents before their children: so a restore can write them in this
 * order, and a clean delete them backwards. Throws when a table to be preserved is among them.
 */
export function affectedTables(references: readonly Reference[]): CleanedTable[] {
  const all = new Set<string>(CLEANED);
  for (let size = 0; size !== all.size; ) {
    size = all.size;
    for (const { child, parent, rule } of references) if (all.has(parent) && rule === 'c') all.add(child);
  }
  const preserved = PRESERVED.filter((table) => all.has(table));
  const blocking = references.find(({ child, parent, rule }) => all.has(parent) && !all.has(child) && rule !== 'n');
  if (preserved.length > 0 || blocking) throw new Error(`a clean would reach ${preserved.join(', ') || blocking?.child}`);
  const through = (table: string) =>
    (CLEANED as readonly string[]).includes(table)
      ? []
      : references.filter(({ child, parent, rule }) => child === table && all.has(parent) && rule === 'c').map(({ column }) => column);
  return inOrder([...all], references).map((table) => ({ table, through: through(table) }));
}

function inOrder(tables: string[], references: readonly Reference[]): string[] {
  const ordered: string[] = [];
  for (const left = new Set([...tables].sort()); left.size > 0; ) {
    const next = [...left].filter(
      (table) => !references.some(({ child, parent }) => child === table && parent !== table && left.has(parent)),
    );
    if (next.length === 0) throw new Error(`tables refer to each other: ${[...left].join(', ')}`);
    for (const table of next) {
      left.delete(table);
      ordered.push(table);
    }
  }
  return ordered;
}
