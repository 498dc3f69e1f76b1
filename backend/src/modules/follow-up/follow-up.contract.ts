import { z } from 'zod';
import { asRead, isoDateTime, moment, requiredText, uuid } from '../../common/http/field.contract.js';
import { CALL_OUTCOMES, NOTED_OUTCOMES } from '../../rules/next-step.rules.js';

export const noteKind = z.enum(['note', 'call', 'mail']);
/** Outcome of a call; notes also have `call_back`: the person asked for another call. */
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
  /** A mail sent from here: subject and state; null once its message was deleted. */
  mail: z.object({ subject: z.string(), status: mailStatus.nullable() }).nullable(),
  /** Time of the call, e-mail or note. */
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
  /** The task it completes; null: none. Absent: determined by channel and date. */
  closes: uuid.nullish(),
  /** The next task; null: none. Absent: the proposed one, unless another task is open. */
  next: z.object({ title, due_at: moment().nullish() }).nullish(),
};

export const noteCreate = z
  .object({
    kind: noteKind.default('note'),
    /** For calls only, which may have no text. */
    outcome: notedOutcome.nullish(),
    /** « @ » and the name of a colleague notify that colleague. */
    content: content.default(''),
    at: moment().optional(),
    ...taskAnswer,
  })
  .refine(({ kind, outcome }) => !outcome || kind === 'call', { path: ['outcome'], error: 'Seul un appel a une issue.' })
  .refine(({ content: words, outcome }) => words !== '' || outcome, { path: ['content'], error: EMPTY });

export const noteUpdate = z.object({
  content: content.min(1, EMPTY),
  /** The version that was read; an outdated one is rejected, so that no text is lost. */
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

/** An absent key keeps its value. */
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
