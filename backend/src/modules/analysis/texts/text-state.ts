import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { MadeOf, RestsOn, StoredText, TextApproval, TextChoice, TextContent, TextKind } from '../results/stored-text.js';
import { changedFacts, restsOf } from './free-text.js';
import { composeIntro } from './intro.js';
import { composeSteps } from './recommendations.js';

export const OWN_RULES = 'SmartIndex';

/** The text of our own sentences that these facts allow; null when there is nothing true to say. */
export function composed(kind: TextKind, facts: SiteFacts, choice: TextChoice | null): { content: TextContent; made_of: MadeOf } | null {
  if (kind === 'recommendations') {
    const steps = composeSteps(facts, choice?.ids);
    return steps && { content: steps.items, made_of: { sentences: steps.made_of, facts: steps.rests } };
  }
  const intro = composeIntro(facts, choice?.ids);
  return intro && { content: intro.paragraphs.join('\n\n'), made_of: { sentences: intro.made_of, facts: intro.rests } };
}

/**
 * What is stored of a text beside these facts. An approved text stays while the site is judged and not one figure it rests on
 * has changed, else it becomes a draft to be read again. An example stays as it is until something is measured. Everything else
 * is what our sentences say today; what was stored without being made of them is a draft, whoever wrote it.
 */
export function standing(kind: TextKind, text: StoredText, facts: SiteFacts, now: string): StoredText {
  const own = composed(kind, facts, text.choice);
  if (text.source === 'sample') return own ? { ...text, ...own, ...originOf(text.choice), draft: null, approval: null } : text;
  if (text.source === 'manual') {
    const approval = completed(text, facts, now);
    if (isHeld(approval.rests, facts)) return { ...text, approval };
    const { by, byPerson, at, rests } = approval;
    return {
      ...text,
      ...fresh(kind, own, text.choice),
      approval: null,
      draft: { content: text.content, by, byPerson, at, rests, reread: true },
    };
  }
  const isForeign = text.made_of === null && !isEmpty(text.content) && text.draft === null;
  const draft = isForeign ? { content: text.content, by: text.provider, byPerson: false, at: now, rests: {}, reread: false } : text.draft;
  return { ...text, ...fresh(kind, own, text.choice), draft };
}

const isHeld = (rests: RestsOn, facts: SiteFacts): boolean =>
  (facts.outcome === null || facts.outcome === 'ok') && changedFacts(rests, facts).length === 0;

/** Approved before its figures were kept: those of now. */
function completed({ content, provider, approval }: StoredText, facts: SiteFacts, now: string): TextApproval & { rests: RestsOn } {
  const known = approval ?? { by: provider, at: now, reason: null, byPerson: true, rests: null };
  return { ...known, rests: known.rests ?? restsOf(wordsOf(content), facts, known.byPerson) };
}

const originOf = (choice: TextChoice | null): Pick<StoredText, 'source' | 'provider'> =>
  choice ? { source: 'live', provider: choice.provider } : { source: 'builtin', provider: OWN_RULES };

function fresh(kind: TextKind, own: ReturnType<typeof composed>, choice: TextChoice | null) {
  if (!own) return { content: emptyOf(kind), made_of: null, source: 'builtin' as const, provider: OWN_RULES };
  return { ...own, ...originOf(choice) };
}

/** Back to what is composed: an approved text waits as a draft; a draft that was waiting goes. */
export function released(kind: TextKind, text: StoredText): StoredText {
  if (text.source !== 'manual') return { ...text, draft: null };
  const { by, byPerson, at, rests } = text.approval ?? { by: text.provider, byPerson: true, at: '', rests: null };
  const draft = { content: text.content, by, byPerson, at, rests: rests ?? {}, reread: false };
  return { ...text, content: emptyOf(kind), ...originOf(text.choice), approval: null, draft };
}

export const emptyOf = (kind: TextKind): TextContent => (kind === 'intro' ? '' : []);

export const isEmpty = (content: TextContent): boolean => content.length === 0;

/** A text as words, whatever its kind. */
export const wordsOf = (content: TextContent): string =>
  typeof content === 'string' ? content : content.map(({ title, solution }) => `${title}\n${solution}`).join('\n\n');
