import type { EntityManager } from 'typeorm';
import { Problem } from '../../common/errors.js';
import { isDocument, same } from '../../rules/rebase.rules.js';
import { changedWords, theirsWords, type UnreadChange, unreadChanges } from '../../rules/unread-changes.rules.js';

type Values = Record<string, unknown>;

interface ReadChange {
  /** The fields as the author of the change had read them. */
  read: object;
  before: object;
  after: object;
  resource: string;
  resourceId: string | null;
}

/** Rejects a change that would overwrite others' changes unseen and rolls the transaction back. */
export async function refuseUnread(manager: EntityManager, userId: string | undefined, { read, before, after, ...of }: ReadChange) {
  const others: (UnreadChange & { who: string })[] = [];
  for (const change of unreadChanges(read as Values, before as Values, after as Values)) {
    const last = await lastWrite(manager, of.resource, of.resourceId, topOf(change.field));
    const isKnown = last !== undefined && same(at(last.value, change.field), JSON.parse(JSON.stringify(change.theirs ?? null)));
    if (isKnown && last.user_id === userId) continue;
    others.push({ ...change, who: (isKnown && last.name) || 'Quelqu’un' });
  }
  const [first] = others;
  if (!first) return;
  const errors = Object.fromEntries(others.map((change) => [change.field, theirsWords(change.who, change)]));
  const theirs = Object.fromEntries(others.map(({ field }) => [topOf(field), (before as Values)[topOf(field)] ?? null]));
  throw new Problem(409, 'changed_meanwhile', 'Changed meanwhile', changedWords(first.who, others), errors, undefined, theirs);
}

/** Who wrote a field last, and what. */
export async function lastWrite(manager: EntityManager, resource: string, resourceId: string | null, field: string) {
  const [entry] = await manager.query<{ user_id: string | null; name: string | null; value: unknown }[]>(
    `SELECT entry.user_id, coalesce(nullif(account.name, ''), entry.user_email) AS name, entry.after -> $3 AS value
       FROM audit_log entry LEFT JOIN users account ON account.id = entry.user_id
      WHERE entry.resource = $1 AND entry.resource_id = $2 AND entry.after ? $3 ORDER BY entry.id DESC LIMIT 1`,
    [resource, resourceId, field],
  );
  return entry;
}

const topOf = (field: string): string => field.replace(/\..*/, '');

/** `a.b` of what was written to `a`. */
const at = (value: unknown, field: string): unknown =>
  field
    .split('.')
    .slice(1)
    .reduce<unknown>((document, name) => (isDocument(document) ? (document[name] ?? null) : null), value);
