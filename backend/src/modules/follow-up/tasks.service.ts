import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { localInstant } from '../../common/local-time.js';
import { type Act, answeredTask, proposedStep } from '../../rules/next-step.rules.js';
import { isClosedStatus } from '../../rules/pipeline.rules.js';
import { Colleagues } from '../auth/colleagues.queries.js';
import { refuseUnread } from '../auth/unread-refusal.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import type { TaskAnswer, TaskCreate, TaskRecord, TaskUpdate } from './follow-up.contract.js';
import { writeFirstTasks } from './next-action.service.js';
import { ProspectTask } from './prospect-task.entity.js';

/** Tasks that are shown after they were done. */
const DONE_SHOWN = 50;

/** Tasks of a prospect, writable by all staff. */
@Injectable()
export class Tasks {
  constructor(
    private readonly database: DataSource,
    private readonly colleagues: Colleagues,
    private readonly clock: Clock,
  ) {}

  /** What is open, the soonest first and what has no date last; then the latest that were done. */
  async list(prospectId: string): Promise<ProspectTask[]> {
    const done = tasksOf(this.database.manager, prospectId)
      .andWhere('task.done_at IS NOT NULL')
      .orderBy('task.done_at', 'DESC')
      .addOrderBy('task.id')
      .limit(DONE_SHOWN);
    return [...(await openTasks(this.database.manager, prospectId).getMany()), ...(await done.getMany())];
  }

  async create(prospectId: string, { title, due_at, assignee_id }: TaskCreate, user: SignedInUser): Promise<ProspectTask> {
    return this.database.transaction(async (manager) => {
      await heldProspect(manager, prospectId);
      if (assignee_id) await this.colleagues.mustBeOpen(manager, assignee_id, 'assignee_id');
      const values = { title, due_at: due_at ? new Date(due_at) : null, assignee_id: assignee_id ?? null };
      const task = await insertTask(manager, { prospect_id: prospectId, created_by: user.id, ...values });
      await writeFirstTasks(manager, [prospectId]);
      return task;
    });
  }

  async update(prospectId: string, id: string, { title, due_at, assignee_id, done, read }: TaskUpdate): Promise<ProspectTask> {
    return this.database.transaction(async (manager) => {
      const before = await held(manager, prospectId, id);
      if (assignee_id && assignee_id !== before.assignee_id) await this.colleagues.mustBeOpen(manager, assignee_id, 'assignee_id');
      const after = {
        title: title ?? before.title,
        due_at: due_at === undefined ? before.due_at : due_at && new Date(due_at),
        assignee_id: assignee_id === undefined ? before.assignee_id : assignee_id,
        done_at: done === undefined ? before.done_at : done ? (before.done_at ?? this.clock.now()) : null,
      };
      if (after.title === '' && after.due_at === null) throw invalid('Dites ce qui est à faire.', { title: 'Dites ce qui est à faire.' });
      if (read) await refuseUnread(manager, undefined, { read, before, after, resource: 'tasks', resourceId: id });
      await manager.update(ProspectTask, { id }, after);
      await writeFirstTasks(manager, [prospectId]);
      return manager.findOneByOrFail(ProspectTask, { id });
    });
  }

  /**
   * Applies a call or an e-mail to the tasks of its prospect, which the caller has locked: completes one and creates the next, as chosen or
   * by the rules.
   */
  async answer(
    manager: EntityManager,
    { id: prospect_id, status }: Pick<Prospect, 'id' | 'status'>,
    { act, at, closes, next }: TaskAnswer & { act: Act; at: Date },
    user: SignedInUser,
  ): Promise<{ closed: ProspectTask | null; next: ProspectTask | null }> {
    const now = this.clock.now();
    const open = await openTasks(manager, prospect_id).setLock('for_no_key_update').getMany();
    const channel = act === 'mail' ? 'mail' : 'call';
    const answered = closes === undefined ? answeredTask(channel, open, at, now) : (open.find(({ id }) => id === closes) ?? null);
    if (closes && !answered) throw notFound('Cette tâche n’existe pas, ou elle est déjà faite.');
    if (answered) await manager.update(ProspectTask, { id: answered.id }, { done_at: now });
    const isOver = isClosedStatus(status) || open.some((task) => task !== answered);
    const step = next === undefined && !isOver ? proposed(act, now) : next;
    const due_at = step?.due_at ? new Date(step.due_at) : null;
    const inserted = step ? await insertTask(manager, { prospect_id, title: step.title, due_at, created_by: user.id }) : null;
    await writeFirstTasks(manager, [prospect_id]);
    return { closed: answered && { ...answered, done_at: now }, next: inserted };
  }

  async remove(prospectId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await held(manager, prospectId, id);
      await manager.delete(ProspectTask, { id });
      await writeFirstTasks(manager, [prospectId]);
    });
  }
}

const tasksOf = (manager: EntityManager, prospectId: string): SelectQueryBuilder<ProspectTask> =>
  manager.createQueryBuilder(ProspectTask, 'task').where('task.prospect_id = :prospectId', { prospectId });

/** The soonest first, and what has no date last. */
const openTasks = (manager: EntityManager, prospectId: string): SelectQueryBuilder<ProspectTask> =>
  tasksOf(manager, prospectId)
    .andWhere('task.done_at IS NULL')
    .orderBy('task.due_at', 'ASC', 'NULLS LAST')
    .addOrderBy('task.created_at')
    .addOrderBy('task.id');

async function insertTask(
  manager: EntityManager,
  values: Partial<ProspectTask> & Pick<ProspectTask, 'prospect_id' | 'title'>,
): Promise<ProspectTask> {
  const { id } = await manager.save(ProspectTask, values as ProspectTask);
  return manager.findOneByOrFail(ProspectTask, { id });
}

/** What the rules propose next. */
function proposed(act: Act, now: Date): { title: string; due_at: string } {
  const { title, day, time } = proposedStep(act, now);
  return { title, due_at: localInstant(day, time).toISOString() };
}

/** Locks the prospect first, whose next action may change. */
async function held(manager: EntityManager, prospect_id: string, id: string): Promise<ProspectTask> {
  await heldProspect(manager, prospect_id);
  const task = await manager.findOne(ProspectTask, { where: { id, prospect_id }, lock: { mode: 'for_no_key_update' } });
  if (!task) throw notFound('Cette tâche n’existe pas ou a été supprimée.');
  return task;
}

export const toTask = ({ due_at, done_at, created_at, ...task }: ProspectTask): TaskRecord => ({
  ...task,
  due_at: due_at?.toISOString() ?? null,
  done_at: done_at?.toISOString() ?? null,
  created_at: created_at.toISOString(),
});
