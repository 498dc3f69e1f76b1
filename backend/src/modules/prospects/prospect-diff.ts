import type { FormerSite, PublishedEvent } from '../../common/database/domain-events.js';
import type { PUBLISHED_FIELDS } from '../../rules/webhook-events.rules.js';

type Published = Record<(typeof PUBLISHED_FIELDS)[number], unknown>;

/** A prospect's row as far as its changes are events. */
export interface ProspectState extends FormerSite {
  /** As webhooks carry them. */
  fields: Published & { score: number | null; quiz_fait: boolean };
  /** As text, to compare. */
  next_action: string;
}

/** Returns the events that the change of a row causes. */
export function eventsOf(before: ProspectState, after: ProspectState): PublishedEvent[] {
  const ids = [after.id];
  const found: PublishedEvent[] = [];
  const { is_trial, verified_at } = after.metadata;
  if (is_trial === true && verified_at !== undefined && (before.metadata.verified_at ?? null) === null)
    found.push({ type: 'trial.verified', ids, details: { verified_at } });
  const changed = changedFields(before, after);
  if (changed.length === 0) return found;
  found.push({ type: 'prospect.updated', ids, details: { changed } });
  const { score, quiz_fait } = after.fields;
  if (quiz_fait && !before.fields.quiz_fait) found.push({ type: 'quiz.completed', ids, details: { score } });
  const previous = before.fields.score;
  if (score !== previous && score !== null) found.push({ type: 'score.updated', ids, details: { score, previous } });
  return found;
}

/** Joins equal events of several prospects. */
export function joined(found: readonly PublishedEvent[]): PublishedEvent[] {
  const byContent = new Map<string, PublishedEvent>();
  for (const event of found) {
    const content = JSON.stringify([event.type, event.details]);
    const same = byContent.get(content);
    byContent.set(content, same ? ({ ...same, ids: [...same.ids, ...event.ids] } as PublishedEvent) : event);
  }
  return [...byContent.values()];
}

const changedFields = (before: ProspectState, after: ProspectState): string[] =>
  Object.entries(after.fields)
    .filter(([name, value]) => value !== before.fields[name as keyof Published])
    .map(([name]) => name)
    .sort();
