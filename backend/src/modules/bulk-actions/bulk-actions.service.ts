import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { conflict, invalid, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { Scans } from '../analysis/scans/scans.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Colleagues } from '../auth/colleagues.queries.js';
import { forgetChoices, noteChoices } from '../prospects/pipeline.queries.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { changeManyProspects } from '../prospects/prospect-changes.queries.js';
import { lockProspects } from '../prospects/prospect-locks.queries.js';
import { companyLabel } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { NOT_HELD } from '../prospects/trial-review.js';
import { type BulkActionName, type BulkAnswer, PREVIEWED } from './bulk-action.contract.js';
import { BulkAction } from './bulk-action.entity.js';
import { changedIds, countWritten } from './bulk-changes.queries.js';
import { deleteMarked } from './bulk-jobs.js';
import { type Change, changeOf, DELETION_WAITS_MS, UNDO_MS } from './bulk-order.js';
import { type BulkOrder, givenOf, isValueMissing, TAKES } from './bulk-value.js';

export interface UndoneBulk {
  id: string;
  count: number;
  /** Prospects changed by others since, or deleted: they stay unchanged. */
  kept: number;
  /** Undone before. */
  wasUndone: boolean;
}

/** Does one thing to many prospects, chosen by their ids or by a filter of the list, and takes it back. */
@Injectable()
export class BulkActions {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly scans: Scans,
    private readonly audit: AuditLog,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly colleagues: Colleagues,
  ) {}

  async run(order: BulkOrder, user: SignedInUser): Promise<BulkAnswer> {
    if (order.dryRun) return this.preview(order);
    const value = await this.valueOf(order);
    const all = await this.selected(order).getCount();
    if (order.expected !== undefined && order.expected !== all) throw selectionChanged(all);
    const wanted = this.wanted(order, value);
    const none = unchanged(order.action);
    if (order.action === 'scan') {
      const count = await wanted.getCount();
      const scanId = await this.scans.startBulk({ prospectIds: order.ids, filter: order.filter }, user);
      return { ...none, scanId, count, skipped: all - count };
    }
    const done = await this.database.transaction((manager) => this.write(manager, order, wanted, value, user));
    const left = await this.left(order, done.id);
    if (done.count === 0) return { ...none, count: 0, skipped: all, left };
    const skipped = Math.max(0, all - done.count);
    return { ...none, id: done.id, undo_until: done.undo_until.toISOString(), count: done.count, skipped, left };
  }

  /** Counts and names what an action would change now. */
  private async preview(order: BulkOrder): Promise<BulkAnswer> {
    const selected = await this.selected(order).getCount();
    const wanted = isValueMissing(order) ? this.selected(order) : this.wanted(order, await this.valueOf(order));
    const [count, first, left] = await Promise.all([
      wanted.getCount(),
      wanted.clone().orderBy('prospect.created_at', 'DESC').addOrderBy('prospect.id').limit(PREVIEWED).getMany(),
      this.left(order),
    ]);
    return {
      ...unchanged(order.action),
      count,
      skipped: selected - count,
      left,
      selected,
      missing: order.ids ? new Set(order.ids).size - selected : 0,
      first: first.map((prospect) => ({ id: prospect.id, company: companyLabel(prospect), prenom: prospect.prenom, nom: prospect.nom })),
    };
  }

  /** Takes an action back: what has been changed again since then stays as it is. */
  async undo(id: string, user: SignedInUser): Promise<UndoneBulk> {
    return this.database.transaction(async (manager) => {
      const bulk = await manager.findOne(BulkAction, { where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!bulk) throw notFound('Cette action groupée n’existe pas.');
      if (bulk.state === 'undone') return { id, count: 0, kept: 0, wasUndone: true };
      if (bulk.state === 'deleting' || (bulk.state === 'done' && bulk.action === 'delete') || bulk.undo_until < this.clock.now())
        throw conflict('too_late', 'Il est trop tard pour annuler cette action.');
      const count = bulk.action === 'delete' ? await this.unmark(manager, id) : await this.restore(manager, bulk);
      await manager.update(BulkAction, { id }, { state: 'undone' });
      await manager.query('DELETE FROM prospect_bulk_changes WHERE bulk_id = $1', [id]);
      await this.audit.record(manager, user, {
        action: 'bulk_undo',
        resource: 'prospects',
        resourceId: id,
        after: { action: bulk.action, count },
      });
      return { id, count, kept: bulk.count - count, wasUndone: false };
    });
  }

  private async write(
    manager: EntityManager,
    order: BulkOrder,
    wanted: SelectQueryBuilder<Prospect>,
    value: string | null,
    user: SignedInUser,
  ): Promise<BulkAction> {
    const deletes = order.action === 'delete';
    const undo_until = new Date(this.clock.now().getTime() + (deletes ? DELETION_WAITS_MS : UNDO_MS));
    const bulk = await manager.save(BulkAction, {
      action: order.action as BulkAction['action'],
      state: deletes ? 'waiting' : 'done',
      value,
      user_id: user.id,
      undo_until,
    } as BulkAction);
    const change = changeOf(order.action);
    bulk.count = change ? await this.change(manager, wanted, bulk, change) : await this.mark(manager, wanted, bulk.id);
    if (bulk.count === 0) {
      await manager.delete(BulkAction, { id: bulk.id });
      return bulk;
    }
    await manager.update(BulkAction, { id: bulk.id }, { count: bulk.count });
    if (deletes) await this.queue.enqueue(deleteMarked, { bulkId: bulk.id }, { manager, startAfter: undo_until });
    if (order.action === 'set_status') await this.noteMoves(manager, bulk, user, order.reason ?? null);
    const after = {
      action: order.action,
      count: bulk.count,
      ...(value !== null && { value }),
      ...(order.filter && { filter: order.filter }),
    };
    await this.audit.record(manager, user, { action: 'bulk', resource: 'prospects', resourceId: bulk.id, after });
    return bulk;
  }

  /**
   * Rows are locked by id, so that concurrent actions do not deadlock. The condition is checked again on the locked row: a flag may have
   * appeared.
   */
  private async change(
    manager: EntityManager,
    wanted: SelectQueryBuilder<Prospect>,
    bulk: BulkAction,
    { now, set, applies }: Change,
  ): Promise<number> {
    const [sql, parameters] = locked(wanted);
    const [id, value] = [parameters.length + 1, parameters.length + 2];
    await manager.query(
      `INSERT INTO prospect_bulk_changes (bulk_id, prospect_id, before, updated_at)
       SELECT $${id}, found.id, found.before, found.updated_at
         FROM (SELECT id, ${now('prospect')} AS before, updated_at FROM prospects prospect
                WHERE id IN (${sql}) AND $${value}::text IS NOT NULL AND ${applies.replaceAll(':value', `$${value}::text`)}
                ORDER BY id FOR NO KEY UPDATE) AS found`,
      [...parameters, bulk.id, bulk.value],
    );
    const changedAt = this.clock.now();
    return changeManyProspects(manager, await changedIds(manager, bulk.id), async (batch) => {
      const changed = await manager.query<{ id: string }[]>(
        `UPDATE prospects SET ${set('$1::text')}, updated_at = $2 WHERE id = ANY($3) RETURNING id`,
        [bulk.value, changedAt, batch],
      );
      return returnedRows(changed).length;
    });
  }

  private async mark(manager: EntityManager, wanted: SelectQueryBuilder<Prospect>, bulkId: string): Promise<number> {
    const [sql, parameters] = locked(wanted);
    const marked = await manager.query<{ id: string }[]>(
      `UPDATE prospects SET deletion_id = $${parameters.length + 1}
        WHERE id IN (SELECT id FROM prospects WHERE id IN (${sql}) ORDER BY id FOR NO KEY UPDATE) AND deletion_id IS NULL RETURNING id`,
      [...parameters, bulkId],
    );
    return countWritten(manager, marked);
  }

  private async unmark(manager: EntityManager, bulkId: string): Promise<number> {
    await lockProspects(manager, 'SELECT id FROM prospects WHERE deletion_id = $1', [bulkId]);
    const back = await manager.query<{ id: string }[]>('UPDATE prospects SET deletion_id = NULL WHERE deletion_id = $1 RETURNING id', [
      bulkId,
    ]);
    return countWritten(manager, back);
  }

  private async restore(manager: EntityManager, bulk: BulkAction): Promise<number> {
    const { id, action, value } = bulk;
    const { set, has, untouched = 'true' } = changeOf(action) as Change;
    await lockProspects(manager, 'SELECT prospect_id FROM prospect_bulk_changes WHERE bulk_id = $1', [id]);
    return changeManyProspects(manager, await changedIds(manager, id), async (batch) => {
      const back = await manager.query<{ id: string }[]>(
        `UPDATE prospects SET ${set('change.before')}, updated_at = change.updated_at FROM prospect_bulk_changes change
          WHERE change.bulk_id = $1 AND prospects.id = change.prospect_id AND prospects.id = ANY($3)
            AND ${has('prospects', '$2::text')} AND ${untouched} RETURNING prospects.id`,
        [id, value, batch],
      );
      const ids = returnedRows(back).map((one) => one.id);
      if (action === 'set_status') await forgetChoices(manager, ids, chosenAt(bulk));
      return ids.length;
    });
  }

  /** The history of each prospect that was moved in the pipeline. */
  private async noteMoves(manager: EntityManager, bulk: BulkAction, user: SignedInUser, reason: string | null): Promise<void> {
    await noteChoices(
      manager,
      { userId: user.id, reason, at: chosenAt(bulk) },
      'SELECT prospect_id, before AS from_status, $5::text AS to_status FROM prospect_bulk_changes WHERE bulk_id = $4',
      [bulk.id, bulk.value],
    );
  }

  private selected({ ids, filter }: BulkOrder): SelectQueryBuilder<Prospect> {
    const query = this.prospects.matching(ids && filter?.example === undefined ? { ...filter, id: filter?.id ?? ids } : (filter ?? {}));
    if (ids) query.andWhere('prospect.id = ANY(:chosen)', { chosen: ids });
    return query;
  }

  private wanted(order: BulkOrder, value: string | null): SelectQueryBuilder<Prospect> {
    const query = this.selected(order);
    if (order.action === 'scan') return query.andWhere(`prospect.site_url <> ''`).andWhere(NOT_HELD);
    const change = changeOf(order.action);
    return change ? query.andWhere(change.applies, { value }) : query;
  }

  /** Who of the selection is not changed, and why, by number. */
  private async left(order: BulkOrder, bulkId: string | null = null): Promise<BulkAnswer['left']> {
    const change = changeOf(order.action);
    if (!change?.reason) return [];
    const left = this.selected(order).select(change.reason, 'reason').addSelect('count(*)::int', 'count');
    if (bulkId === null) left.andWhere(`NOT (${change.applies})`);
    else left.andWhere('prospect.id NOT IN (SELECT prospect_id FROM prospect_bulk_changes WHERE bulk_id = :bulkId)', { bulkId });
    const rows = await left.groupBy('1').orderBy('2', 'DESC').addOrderBy('1').getRawMany<{ reason: string | null; count: number }>();
    return rows.flatMap(({ reason, count }) => (reason === null ? [] : [{ reason, count }]));
  }

  private async valueOf(order: BulkOrder): Promise<string | null> {
    const { action, status, campaignId, owner_id, next_action, next_action_at } = order;
    const field = TAKES[action];
    if (field) return givenOf(field, order);
    if (action === 'set_owner') {
      if (owner_id === undefined) throw invalid('Choisissez une personne.', { owner_id: 'Choisissez une personne.' });
      if (owner_id !== null) await this.colleagues.mustBeOpen(this.database.manager, owner_id, 'owner_id');
      return owner_id ?? '';
    }
    if (action === 'set_next_action') {
      if (next_action === undefined && next_action_at === undefined)
        throw invalid('Dites la prochaine action, ou sa date.', { next_action: 'Dites la prochaine action, ou sa date.' });
      return JSON.stringify([next_action ?? null, next_action_at ?? null]);
    }
    if (action === 'validate') return 'validated';
    if (action === 'set_status') {
      if (!status) throw invalid('Choisissez un statut.', { status: 'Choisissez un statut.' });
      return status;
    }
    if (action !== 'add_to_campaign') return null;
    const known =
      campaignId && (await this.database.query<unknown[]>('SELECT 1 FROM email_campaigns WHERE id = $1', [campaignId])).length > 0;
    if (!known) throw invalid('Choisissez une campagne existante.', { campaignId: 'Choisissez une campagne existante.' });
    return campaignId ?? null;
  }
}

/** An answer about an action that has changed nothing. */
const unchanged = (action: BulkActionName) => ({
  id: null,
  action,
  scanId: null,
  undo_until: null,
  left: [],
  selected: null,
  missing: 0,
  first: [],
});

/** When a change that can be taken back was made. */
const chosenAt = ({ undo_until }: BulkAction): Date => new Date(undo_until.getTime() - UNDO_MS);

const selectionChanged = (count: number) =>
  conflict(
    'selection_changed',
    `La liste a changé entre-temps\u202f: la sélection compte maintenant ${count} prospect${count < 2 ? '' : 's'}. Rien n’a été modifié.`,
  );

const locked = (wanted: SelectQueryBuilder<Prospect>): [string, unknown[]] =>
  wanted.clone().select('prospect.id', 'id').getQueryAndParameters();
