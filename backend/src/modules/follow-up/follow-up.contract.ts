import { z } from 'zod';
import { asRead, isoDateTime, moment, requiredText, uuid } from '../../common/http/field.contract.js';
import { CALL_OUTCOMES, NOTED_OUTCOMES } from '../../rules/next-step.rules.js';

export const noteKind = z.enum(['note', 'call', 'mail']);
/** What came of a call; notes also know `call_back`, of a person who asked to be called again. */
export const callOutcome = z.enum(CALL_OUTCOMES);
const notedOutcome = z.enum(NOTED_OUTCOMES);

/** As in the outbox. */
const mailStatus = z.enum(['queued', 'sending', 'sent', 'failed', 'cancelled', 'unknown']);
const person = z.object({ id: uuid, name: z.string() });

export const prospectNote = z.object({
  id: uuid,
  prospect_id: uuid,
  kind: noteKind,
  outcome: notedOutcome.nullable(),
  content: z.string(),
  /** Of a mail that was sent from here: its subject, and what became of it; null once its message is no longer kept. */
  mail: z.object({ subject: z.string(), status: mailStatus.nullable() }).nullable(),
  /** When it was said, called or written. */
  at: isoDateTime,
  /** Null once that account is deleted. */
  author: person.nullable(),
  /** Who wrote the present version, when it is not the first. */
  changed_by: person.nullable(),
  version: z.number().int(),
  created_at: isoDateTime,
});

const title = requiredText('Dites ce qui est à faire.', 300);
const content = z.string().trim().max(20_000, '20 000 caractères au maximum');
const EMPTY = 'Écrivez quelque chose.';

/** What a call or an e-mail does to the tasks of the prospect. */
export const taskAnswer = {
  /** The open task that it answers; null: none of them. Left out: the one that the words of the tasks and their dates tell. */
  closes: uuid.nullish(),
  /** What comes next; null: nothing. Left out: what is proposed, unless another task is open. */
  next: z.object({ title, due_at: moment().nullish() }).nullish(),
};

export const noteCreate = z
  .object({
    kind: noteKind.default('note'),
    /** Of a call alone, which may say nothing else. */
    outcome: notedOutcome.nullish(),
    /** « @ » and a colleague's name tells that colleague. */
    content: content.default(''),
    at: moment().optional(),
    ...taskAnswer,
  })
  .refine(({ kind, outcome }) => !outcome || kind === 'call', { path: ['outcome'], error: 'Seul un appel a une issue.' })
  .refine(({ content: words, outcome }) => words !== '' || outcome, { path: ['content'], error: EMPTY });

export const noteUpdate = z.object({
  content: content.min(1, EMPTY),
  /** The one that was read; another one is refused, so that nobody's words are lost. */
  version: z.number().int().min(1).max(2_147_483_647),
});

export const prospectTask = z.object({
  id: uuid,
  prospect_id: uuid,
  /** Empty where only a date was given. */
  title: z.string(),
  due_at: isoDateTime.nullable(),
  done_at: isoDateTime.nullable(),
  /** Null: the owner of the prospect. */
  assignee_id: uuid.nullable(),
  created_by: uuid.nullable(),
  created_at: isoDateTime,
});

export const taskCreate = z.object({ title, due_at: moment().nullish(), assignee_id: uuid.nullish() });

/** A key that is absent keeps its value. */
export const taskUpdate = z.object({
  ...asRead,
  title: title.optional(),
  due_at: moment().nullish(),
  assignee_id: uuid.nullish(),
  /** Done now, or open again. */
  done: z.boolean().optional(),
});

export const callCreate = z.object({
  outcome: callOutcome,
  text: content.default(''),
  at: moment().optional(),
  ...taskAnswer,
});

const taskChange = {
  /** The task that was closed by it. */
  closed: prospectTask.nullable(),
  /** The task that was made for the next step. */
  next: prospectTask.nullable(),
};
/** A note as it was just written. */
export const loggedNote = prospectNote.extend(taskChange);

export type NoteKind = z.infer<typeof noteKind>;
export type CallOutcome = z.infer<typeof callOutcome>;
export type NotedOutcome = z.infer<typeof notedOutcome>;
export type CallCreate = z.infer<typeof callCreate>;
export type LoggedNote = z.infer<typeof loggedNote>;
export type NoteRecord = z.infer<typeof prospectNote>;
export type NoteCreate = z.infer<typeof noteCreate>;
export type NoteUpdate = z.infer<typeof noteUpdate>;
export type TaskAnswer = Pick<CallCreate, 'closes' | 'next'>;
export type TaskRecord = z.infer<typeof prospectTask>;
export type TaskCreate = z.infer<typeof taskCreate>;
export type TaskUpdate = z.infer<typeof taskUpdate>;
