import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type DomainEvent, type EventSubscriber, events } from '../../common/database/domain-events.js';
import { writeNextActions } from '../prospects/prospect-changes.queries.js';

/** The first open task of each of the prospects `$1`; null where there is none. */
const FIRST_TASKS = `
  SELECT chosen.id AS prospect_id, task.id, nullif(task.title, '') AS title, task.due_at
    FROM unnest($1::uuid[]) AS chosen(id) LEFT JOIN LATERAL (
      SELECT id, title, due_at FROM prospect_tasks WHERE prospect_id = chosen.id AND done_at IS NULL ORDER BY due_at NULLS LAST, created_at, id LIMIT 1
    ) task ON true`;

/** Of the prospects `$1`, what their next action makes of their tasks: the first open one is changed, added or deleted. */
const TASKS_OF_NEXT_ACTIONS = `
  WITH first AS MATERIALIZED (
    SELECT first.id, prospect.id AS prospect_id, coalesce(prospect.next_action, '') AS title, prospect.next_action_at AS due_at,
           prospect.next_action IS NULL AND prospect.next_action_at IS NULL AS is_empty
      FROM prospects prospect JOIN (${FIRST_TASKS}) first ON first.prospect_id = prospect.id
  ), emptied AS (
    DELETE FROM prospect_tasks task USING first WHERE task.id = first.id AND first.is_empty
  ), changed AS (
    UPDATE prospect_tasks task SET title = first.title, due_at = first.due_at FROM first WHERE task.id = first.id AND NOT first.is_empty
  )
  INSERT INTO prospect_tasks (prospect_id, title, due_at)
  SELECT prospect_id, title, due_at FROM first WHERE id IS NULL AND NOT is_empty`;

/** Writes the first open task of prospects as their next action, in the transaction that has changed their tasks. */
export const writeFirstTasks = (manager: EntityManager, prospectIds: readonly string[]): Promise<void> =>
  writeNextActions(manager, FIRST_TASKS, [prospectIds]);

/** Synchronises the first open task with the next action of a prospect. */
@Injectable()
export class NextActions implements EventSubscriber, OnModuleInit {
  constructor(private readonly database: DataSource) {}

  onModuleInit(): void {
    events.subscribe(this.database, this);
  }

  async handle(manager: EntityManager, event: DomainEvent): Promise<void> {
    if (event.type !== 'prospect.next_action_changed') return;
    await manager.query(TASKS_OF_NEXT_ACTIONS, [event.ids]);
    await writeFirstTasks(manager, event.ids);
  }
}
