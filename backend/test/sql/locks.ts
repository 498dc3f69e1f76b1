import type { Product } from './product.js';
import { queriesOf } from './queries.js';

/** `holdProspects`: who holds prospects that are about to go, also against rows that refer to them, has everybody's turn. */
const HELD = /^SELECT count\(\*\) FROM \(SELECT FROM prospects WHERE id IN \(.*\) ORDER BY id FOR UPDATE\) held$/s;
const HOLDING = /\bFROM prospects\b[^()]*\bFOR UPDATE\b(?! OF )|\bFOR UPDATE OF prospects?\b/;
/** Rows of several prospects: `INSERT … SELECT`, but of values that are given. */
const WRITING = /\bINSERT INTO (\w+)\b[^;]*?\bSELECT\b([^;]*)/s;
const IN_ORDER = /\bORDER BY (?:there\.id|target)\b/;
/** The prospect is given. */
const OF_ONE = /^\s*\$\d|\bprospect_id = \$\d/;
/** Of one prospect, by its id or its token. */
const CHANGING_ONE = /\bUPDATE prospects\b.*\b(?:id|token) = \$\d/s;
/** Who has locked the prospects in order (`lockProspects`, `holdProspects`, their own statement before) changes them in any. */
const LOCKED_BEFORE = [
  'modules/bulk-actions/bulk-actions.service.ts',
  'modules/imports/import-confirmation.service.ts',
  'modules/imports/import-undo.service.ts',
  'modules/prospects/prospect-changes.queries.ts',
  'modules/follow-up/next-action.service.ts',
  'modules/analysis/results/former-results.service.ts',
  'modules/webhooks/webhook-queue.service.ts',
];

/** Statements against the order of locks (docs/architecture.md); `referring`: tables whose rows lock their prospect when they are written. */
export function judgeLocks(product: Product, referring: ReadonlySet<string>): string[] {
  return queriesOf(product).flatMap(({ place, texts }) => {
    const faults = new Set<string>();
    const isLocked = LOCKED_BEFORE.some((file) => place.startsWith(file));
    for (const text of texts ?? []) {
      if (HOLDING.test(withoutParts(text)) && !HELD.test(text)) faults.add(`${place}: holds prospects`);
      if (/\bUPDATE prospects\b/.test(text) && !CHANGING_ONE.test(text) && !isLocked)
        faults.add(`${place}: changes prospects in any order`);
      const [, table = '', selected = ''] = WRITING.exec(text) ?? [];
      if (referring.has(table) && !isLocked && !IN_ORDER.test(selected) && !OF_ONE.test(selected))
        faults.add(`${place}: writes ${table} in any order`);
    }
    return [...faults];
  });
}

/** Without what stands in brackets and locks nothing. */
function withoutParts(text: string): string {
  const rest = text.replace(/\((?![^()]*\bFOR UPDATE\b)[^()]*\)/g, '');
  return rest === text ? text : withoutParts(rest);
}
