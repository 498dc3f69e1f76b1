import { createHash } from 'node:crypto';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { RestsOn, StoredText, TextContent, TextKind } from '../results/stored-text.js';
import { labelOfFact, shownFact, shownFacts, type TextFact } from '../texts/fact-labels.js';
import { strangeNumbers } from '../texts/free-text.js';
import { composed, isEmpty, OWN_RULES, standing, wordsOf } from '../texts/text-state.js';
import type { TextReview } from './text-review.contract.js';

type Standing = TextReview['standing'];

/** Returns a stored text with the current figures; `site`: the address that it describes. */
export function textReviewOf(kind: TextKind, stored: StoredText | null, facts: SiteFacts, now: string, site: string): TextReview {
  const text = stored && standing(kind, stored, facts, now);
  const own = composed(kind, facts, text?.choice ?? null);
  const approval = text?.approval ?? null;
  const draft = text?.draft ?? null;
  const review = {
    kind,
    standing: standingOf(text),
    composed: own && { ...shown(own.content), provider: text?.choice?.provider ?? OWN_RULES },
    approved:
      text && approval
        ? {
            ...shown(text.content),
            by: approval.by,
            at: approval.at,
            reason: approval.reason,
            figures: figuresOf(approval.rests ?? {}, facts),
          }
        : null,
    draft: draft && {
      ...shown(draft.content),
      by: draft.by,
      by_person: draft.byPerson,
      at: draft.at,
      reread: draft.reread,
      figures: figuresOf(draft.rests, facts),
      strange: strangeNumbers(wordsOf(draft.content), facts),
    },
    facts: shownFacts(facts).map(({ name, shown: value }) => ({ id: name, label: labelOfFact(name), value })),
  };
  return {
    ...review,
    version: createHash('sha256')
      .update(JSON.stringify([site, review]))
      .digest('base64url')
      .slice(0, 22),
  };
}

function standingOf(text: StoredText | null): Standing {
  if (!text || isEmpty(text.content)) return 'none';
  return ({ manual: 'approved', live: 'composed', builtin: 'builtin', sample: 'sample' } as const)[text.source];
}

const shown = (content: TextContent) => (typeof content === 'string' ? { text: content, steps: null } : { text: null, steps: content });

function figuresOf(
  rests: RestsOn,
  facts: SiteFacts,
): { id: string; label: string; now: string | null; was: string | null; changed: boolean }[] {
  return (Object.keys(rests) as TextFact[]).map((name) => {
    const now = shownFact(name, facts);
    const was = rests[name] ?? null;
    return { id: name, label: labelOfFact(name), now, was, changed: now !== was };
  });
}
