import { isDocument, same } from './rebase.rules.js';

/** A field that another user changed since it was read; `a.b` within a document. */
export interface UnreadChange {
  field: string;
  theirs: unknown;
}

type Values = Record<string, unknown>;

/** Normalised like JSON, with an empty text equal to null. */
const plain = (value: unknown): unknown => (value === undefined || value === '' ? null : JSON.parse(JSON.stringify(value)));

/**
 * Returns the changes that would be overwritten unseen: fields whose `read` value differs from `before`, and whose `after` differs from
 * `before`. Fields without a read value are skipped; within a document a missing value was read as null.
 */
export function unreadChanges(read: Values, before: Values, after: Values, within = ''): UnreadChange[] {
  return Object.keys(within ? { ...read, ...after } : read)
    .filter((name) => name in after)
    .flatMap((name) => {
      const [seen, theirs, mine] = [read[name], before[name], after[name]].map(plain);
      if (same(seen, theirs) || same(theirs, mine)) return [];
      const field = within + name;
      const areDocuments = isDocument(seen) && isDocument(theirs) && isDocument(mine);
      return areDocuments ? unreadChanges(seen, theirs, mine, `${field}.`) : [{ field, theirs }];
    });
}

/** Names of fields for messages. */
const NAMES: Record<string, string> = {
  status: 'le statut',
  notes: 'les notes',
  owner_id: 'le responsable',
  next_action: 'la prochaine action',
  next_action_at: 'la date de la prochaine action',
  start_at: 'la date',
  content: 'le texte',
  title: 'ce qui est à faire',
  due_at: 'l’échéance',
  assignee_id: 'la personne chargée de la tâche',
  role: 'le rôle',
};

/** Values that are codes of the screen are not shown. */
const isCode = (text: string): boolean => /^([a-z_]+|[\da-f-]{36}|\d{4}-\d\d-\d\dT.*)$/.test(text);

/** Who changed what. */
export function changedWords(who: string, changes: UnreadChange[]): string {
  const names = [...new Set(changes.map(({ field }) => NAMES[field]))].filter((name) => name !== undefined);
  const what = names.length === changes.length ? names.join(' et ') : 'la même chose';
  return `${who} a modifié ${what} entre-temps\u202f: rien n’est remplacé. Comparez, puis enregistrez de nouveau si vous le voulez.`;
}

/** Message at the field: its current value. */
export const theirsWords = (who: string, { theirs }: UnreadChange): string =>
  typeof theirs === 'string' && !isCode(theirs)
    ? `${who} a écrit entre-temps\u202f: «\u202f${theirs}\u202f»`
    : `${who} l’a ${theirs === null ? 'vidé' : 'modifié'} entre-temps.`;
