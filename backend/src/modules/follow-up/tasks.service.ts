import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { Colleagues } from '../auth/colleagues.queries.js';
import { refuseUnread } from '../auth/unread-refusal.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import type { TaskCreate, TaskRecord, TaskUpdate } from './follow-up.contract.js';
import { ProspectTask } from './prospect-task.entity.js';

/** Tasks that are shown after they were done. */
const DONE_SHOWN = 50;

/** What is to do for a prospect. Whoever may work may write any of it. */
@Injectable()
export class Tasks {
  constructor(
    private readonly database: DataSource,
    private readonly colleagues: Colleagues,
    private readonly clock: Clock,
  ) {}

  /** What is open, the soonest first and what has no date last; then the latest that were done. */
  async list(prospectId: string): Promise<ProspectTask[]> {
    const of = () =>
      this.database.getRepository(ProspectTask).createQueryBuilder('task').where('task.prospect_id = :prospectId', { prospectId });
    const open = of()
      .andWhere('task.done_at IS NULL')
      .orderBy('task.due_at', 'ASC', 'NULLS LAST')
      .addOrderBy('task.created_at')
      .addOrderBy('task.id');
    const done = of().andWhere('task.done_at IS NOT NULL').orderBy('task.done_at', 'DESC').addOrderBy('task.id').limit(DONE_SHOWN);
    return [...(await open.getMany()), ...(await done.getMany())];
  }

  async create(prospectId: string, { title, due_at, assignee_id }: TaskCreate, user: SignedInUser): Promise<ProspectTask> {
    return this.database.transaction(async (manager) => {
      await heldProspect(manager, prospectId);
      if (assignee_id) await this.colleagues.mustBeOpen(manager, assignee_id, 'assignee_id');
      const values = {
        prospect_id: prospectId,
        title,
        due_at: due_at ? new Date(due_at) : null,
        assignee_id: assignee_id ?? null,
        created_by: user.id,
      };
      const { id } = await manager.save(ProspectTask, values as ProspectTask);
      return manager.findOneByOrFail(ProspectTask, { id });
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
      return manager.findOneByOrFail(ProspectTask, { id });
    });
  }

  async remove(prospectId: string, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await held(manager, prospectId, id);
      await manager.delete(ProspectTask, { id });
    });
  }
}

/** The prospect first, whose next action may change with it. */
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
