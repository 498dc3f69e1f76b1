import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { z } from 'zod';
import { calendarDay, moment, uuid } from '../../common/http/field.contract.js';
import { listQuery, type Page } from '../../common/http/list-query.js';
import { ActionDetails, type FoundAction } from './action-details.queries.js';
import { wantedFor } from './action-kinds.js';
import { actionKind, type RecentAction } from './recent-action.contract.js';

const instant = moment().or(calendarDay()).optional();
export const actionListQuery = listQuery(
  ['at'],
  {},
  {
    kind: actionKind.or(actionKind.array().max(20)).optional(),
    user_id: uuid.optional(),
    at_gte: instant,
    at_lt: instant,
  },
);
export type ActionListQuery = z.infer<typeof actionListQuery>;

/** $1–$4 kind, $5 author, $6–$7 period. The conditions of the log match its index. */
const BULK = `FROM prospect_bulk_actions WHERE action = ANY($1) AND ($5::uuid IS NULL OR user_id = $5)
  AND ($6::timestamptz IS NULL OR created_at >= $6) AND ($7::timestamptz IS NULL OR created_at < $7)`;
const IMPORTS = `FROM imports WHERE finished_at IS NOT NULL AND status <> 'ready' AND $2::boolean AND ($5::uuid IS NULL OR user_id = $5)
  AND ($6::timestamptz IS NULL OR finished_at >= $6) AND ($7::timestamptz IS NULL OR finished_at < $7)`;
const SCANS = `FROM scans WHERE kind <> 'trial' AND $3::boolean AND ($5::uuid IS NULL OR requested_by = $5)
  AND ($6::timestamptz IS NULL OR created_at >= $6) AND ($7::timestamptz IS NULL OR created_at < $7)`;
const LOG = `FROM audit_log WHERE ((resource = 'prospects' AND action = 'delete') OR (resource = 'campaigns' AND action IN ('schedule', 'retry_failed')))
  AND action = ANY($4) AND ($5::uuid IS NULL OR user_id = $5)
  AND ($6::timestamptz IS NULL OR at >= $6) AND ($7::timestamptz IS NULL OR at < $7)`;

/** Of each table no more rows than the page can need, in the order of its own index. */
const page = (order: 'ASC' | 'DESC'): string => `
  SELECT source, id, at FROM (
    (SELECT 'bulk' AS source, id::text, created_at AS at ${BULK} ORDER BY created_at ${order}, prospect_bulk_actions.id ${order} LIMIT $8::bigint + $9::bigint)
    UNION ALL
    (SELECT 'import', id::text, finished_at ${IMPORTS} ORDER BY finished_at ${order}, imports.id ${order} LIMIT $8::bigint + $9::bigint)
    UNION ALL
    (SELECT 'scan', id::text, created_at ${SCANS} ORDER BY created_at ${order}, scans.id ${order} LIMIT $8::bigint + $9::bigint)
    UNION ALL
    (SELECT 'log', id::text, at ${LOG} ORDER BY at ${order}, audit_log.id ${order} LIMIT $8::bigint + $9::bigint)
  ) found ORDER BY at ${order}, source ${order}, id ${order} OFFSET $8 LIMIT $9`;
const NEWEST = page('DESC');
const OLDEST = page('ASC');
const TOTAL = `SELECT ((SELECT count(*) ${BULK}) + (SELECT count(*) ${IMPORTS}) + (SELECT count(*) ${SCANS}) + (SELECT count(*) ${LOG}))::int AS total`;

/** What staff has done to many prospects, paid for, or cannot easily take back, newest first. */
@Injectable()
export class RecentActionQueries {
  constructor(
    private readonly database: DataSource,
    private readonly details: ActionDetails,
  ) {}

  async page({ filter, sort, offset, limit }: ActionListQuery): Promise<Page<RecentAction>> {
    const { bulk, imports, scans, log } = wantedFor(filter.kind === undefined ? undefined : [filter.kind].flat());
    const { user_id = null, at_gte = null, at_lt = null } = filter;
    const conditions = [bulk, imports, scans, log, user_id, at_gte, at_lt];
    const [found, [counted]] = await Promise.all([
      this.database.query<FoundAction[]>(sort.order === 'ASC' ? OLDEST : NEWEST, [...conditions, offset, limit]),
      this.database.query<{ total: number }[]>(TOTAL, conditions),
    ]);
    return { items: await this.details.of(found), total: counted?.total ?? 0, offset };
  }
}
