import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { failedThroughout } from '../../rules/scan-outcomes.rules.js';
import { ScanCosts } from '../analysis/scans/scan-costs.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyLabel } from '../prospects/prospect-view.js';
import { KINDS, LOGGED } from './action-kinds.js';
import type { ActionCode, RecentAction } from './recent-action.contract.js';

export interface FoundAction {
  source: 'bulk' | 'import' | 'scan' | 'log';
  id: string;
  at: Date;
}

/** A row before its prospects have names. */
type NamelessAction = Pick<RecentAction, 'id' | 'code' | 'values' | 'count' | 'state' | 'filter'> & {
  user_id: string | null;
  user_name: string | null;
  undo_until: Date | null;
  undoable: boolean;
  campaign_id: string | null;
  estimated: number | null;
  first: string[] | null;
};

/** Prospects that are named. */
const NAMED = 3;

const BULK = `
  SELECT act.id, act.action AS code, act.state, act.value, act.count, act.undo_until, act.user_id, coalesce(nullif(users.name, ''), users.email) AS user_name,
         campaign.id AS campaign_id, campaign.name AS campaign, coalesce(nullif(owner.name, ''), owner.email) AS owner,
         CASE WHEN act.action = 'delete'
           THEN ARRAY(SELECT id FROM prospects WHERE deletion_id = act.id ORDER BY id LIMIT ${NAMED})
           ELSE ARRAY(SELECT prospect_id FROM prospect_bulk_changes WHERE bulk_id = act.id ORDER BY prospect_id LIMIT ${NAMED}) END AS first
    FROM prospect_bulk_actions act
    LEFT JOIN users ON users.id = act.user_id
    LEFT JOIN email_campaigns campaign ON act.action = 'add_to_campaign' AND campaign.id::text = act.value
    LEFT JOIN users owner ON act.action = 'set_owner' AND owner.id::text = act.value
   WHERE act.id = ANY($1::uuid[])`;

const IMPORTS = `
  SELECT imports.id, imports.status, imports.file_name, coalesce(imported, 0) AS imported, coalesce(updated, 0) AS updated, coalesce(skipped, 0) AS skipped,
         imports.user_id, coalesce(nullif(users.name, ''), users.email, imports.user_email) AS user_name,
         ARRAY(SELECT prospect_ids[1] FROM import_creations WHERE import_id = imports.id AND part = (SELECT min(part) FROM import_creations WHERE import_id = imports.id)
               UNION ALL (SELECT prospect_id FROM import_rows WHERE import_id = imports.id AND before IS NOT NULL ORDER BY line LIMIT ${NAMED - 1})) AS first
    FROM imports LEFT JOIN users ON users.id = imports.user_id WHERE imports.id = ANY($1::uuid[])`;

const SCANS = `
  SELECT scans.id, scans.kind, scans.status, scans.total, scans.done, scans.failed, scans.estimated_cost, scans.requested_by AS user_id, coalesce(nullif(users.name, ''), users.email) AS user_name,
         ARRAY(SELECT prospect_id FROM scan_targets WHERE scan_id = scans.id LIMIT ${NAMED}) AS first
    FROM scans LEFT JOIN users ON users.id = scans.requested_by WHERE scans.id = ANY($1::uuid[])`;

const LOG = `
  SELECT entry.id::text, entry.action, entry.user_id, coalesce(nullif(users.name, ''), users.email, entry.user_email) AS user_name, entry.before ->> 'nom' AS nom,
         campaign.id AS campaign_id, coalesce(campaign.name, entry.after ->> 'name', entry.before ->> 'name') AS campaign,
         (SELECT count(*) FROM campaign_recipients WHERE campaign_id = campaign.id AND state <> 'left_out')::int AS recipients,
         ARRAY(SELECT prospect_id FROM campaign_recipients WHERE campaign_id = campaign.id AND state <> 'left_out' AND prospect_id IS NOT NULL
                ORDER BY created_at, id LIMIT ${NAMED}) AS first
    FROM audit_log entry
    LEFT JOIN users ON users.id = entry.user_id
    LEFT JOIN email_campaigns campaign ON entry.resource = 'campaigns' AND campaign.id::text = entry.resource_id
   WHERE entry.id = ANY($1::bigint[])`;

interface Actor {
  id: string;
  user_id: string | null;
  user_name: string | null;
  first: string[] | null;
}
interface BulkRow extends Actor {
  code: ActionCode;
  state: 'waiting' | 'deleting' | 'done' | 'undone';
  value: string | null;
  count: number;
  undo_until: Date;
  campaign_id: string | null;
  campaign: string | null;
  owner: string | null;
}
interface ImportRow extends Actor {
  status: 'done' | 'undone';
  file_name: string;
  imported: number;
  updated: number;
  skipped: number;
}
interface ScanRow extends Actor {
  kind: 'quick' | 'bulk' | 'nightly' | 'single';
  status: 'queued' | 'running' | 'paused' | 'done' | 'cancelled';
  total: number;
  done: number;
  failed: number;
  estimated_cost: number | null;
}
interface LogRow extends Actor {
  action: keyof typeof LOGGED;
  nom: string | null;
  campaign_id: string | null;
  campaign: string | null;
  recipients: number;
}

/** Reads the details of each action from its own table. */
@Injectable()
export class ActionDetails {
  constructor(
    private readonly database: DataSource,
    private readonly costs: ScanCosts,
    private readonly clock: Clock,
  ) {}

  async of(found: readonly FoundAction[]): Promise<RecentAction[]> {
    const ids = (source: FoundAction['source']) => found.filter((one) => one.source === source).map(({ id }) => id);
    const scans = ids('scan');
    const [bulk, imports, scanRows, log, spent] = await Promise.all([
      this.rows<BulkRow>(BULK, ids('bulk')),
      this.rows<ImportRow>(IMPORTS, ids('import')),
      this.rows<ScanRow>(SCANS, scans),
      this.rows<LogRow>(LOG, ids('log')),
      scans.length > 0 ? this.costs.spent(scans) : new Map<string, number>(),
    ]);
    const now = this.clock.now();
    const details = new Map(
      [...bulk.map((row) => bulkAction(row, now)), ...imports.map(importAction), ...scanRows.map(scanAction), ...log.map(logAction)].map(
        (one) => [one.id, one],
      ),
    );
    const names = await this.names([...details.values()].flatMap(({ first }) => first ?? []));
    return found.flatMap(({ source, id, at }) => {
      const one = details.get(id);
      if (!one) return [];
      const { user_id, user_name, first, estimated, undo_until, ...rest } = one;
      return [
        {
          ...rest,
          kind: KINDS[one.code],
          at: at.toISOString(),
          user: user_name === null ? null : { id: user_id, name: user_name },
          prospects: (first ?? []).flatMap((prospect) => names.get(prospect) ?? []),
          cost: source === 'scan' ? { estimated, spent: spent.get(id) ?? 0 } : null,
          undo_until: undo_until?.toISOString() ?? null,
        },
      ];
    });
  }

  private rows<Row>(sql: string, ids: string[]): Promise<Row[]> {
    return ids.length === 0 ? Promise.resolve([]) : this.database.query<Row[]>(sql, [ids]);
  }

  private async names(ids: readonly string[]): Promise<ReadonlyMap<string, { id: string; name: string }>> {
    if (ids.length === 0) return new Map();
    const prospects = await this.database
      .createQueryBuilder(Prospect, 'prospect')
      .where('prospect.id = ANY(:ids)', { ids: [...new Set(ids)] })
      .getMany();
    return new Map(prospects.map((prospect) => [prospect.id, { id: prospect.id, name: companyLabel(prospect) }]));
  }
}

const NOTHING = { undo_until: null, undoable: false, campaign_id: null, estimated: null, filter: null };

function bulkAction({ campaign, owner, value, ...row }: BulkRow, now: Date): NamelessAction {
  const isDeletion = row.code === 'delete';
  const open = row.undo_until > now && (isDeletion ? row.state === 'waiting' : row.state === 'done');
  return {
    ...NOTHING,
    ...row,
    values: { count: row.count, ...bulkValues(row.code, value, campaign ?? owner) },
    state: row.state === 'undone' ? 'undone' : row.state === 'waiting' ? 'waiting' : 'done',
    undoable: open,
    undo_until: open ? row.undo_until : null,
    filter: isDeletion || row.state === 'undone' ? null : { of_action: row.id },
  };
}

function bulkValues(code: ActionCode, value: string | null, name: string | null): RecentAction['values'] {
  if (code === 'set_next_action') return nextAction(value);
  const isNamed = code === 'add_to_campaign' || code === 'set_owner';
  return { value: value || null, name: isNamed ? name : value || null };
}

/** Parses the value of `bulk-order.ts`: text and date. */
function nextAction(value: string | null): RecentAction['values'] {
  const [name = null, due = null] = z.array(z.string().nullable()).parse(JSON.parse(value ?? '[]'));
  return { value: due, name };
}

function importAction({ status, file_name, imported, updated, skipped, ...row }: ImportRow): NamelessAction {
  return {
    ...NOTHING,
    ...row,
    code: 'import',
    values: { count: imported + updated, name: file_name, imported, updated, skipped },
    count: imported + updated,
    state: status,
    undoable: status === 'done',
    filter: status === 'done' && imported + updated > 0 ? { of_action: row.id } : null,
  };
}

function scanAction({ kind, status, total, done, failed, estimated_cost, ...row }: ScanRow): NamelessAction {
  const isOver = status === 'done' || status === 'cancelled';
  return {
    ...NOTHING,
    ...row,
    code: `scan_${kind}`,
    values: { count: total, done, failed },
    count: total,
    state: !isOver ? 'running' : failedThroughout({ done, failed }) ? 'failed' : status,
    estimated: estimated_cost,
    filter: { scan_id: row.id },
  };
}

function logAction({ action, nom, campaign, recipients, ...row }: LogRow): NamelessAction {
  const isDeletion = action === 'delete';
  return {
    ...NOTHING,
    ...row,
    code: LOGGED[action],
    values: { name: isDeletion ? nom : campaign, count: isDeletion ? 1 : recipients },
    count: isDeletion ? 1 : recipients,
    state: 'done',
  };
}
