import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AGENCY_ZONE } from '../../rules/dates.rules.js';
import type { SignalName } from '../settings/alert-settings.contract.js';
import type { Signal } from './signals.js';

/** SQL: signals of people, not of link scanners (field-notes 1). A return visit is a page view on a second day. */
const SIGNALS = `
  SELECT prospect_id, type AS name, occurred_at AS at FROM events
    WHERE actor = 'human' AND type IN ('cta_click', 'plan_view') AND occurred_at > $1
  UNION ALL
  SELECT prospect_id, 'quiz_complete', completed_at FROM quiz_results WHERE completed_at > $1
  UNION ALL
  SELECT prospect_id, 'audit_request', created_at FROM seo_audit_requests WHERE prospect_id IS NOT NULL AND created_at > $1
  UNION ALL
  SELECT prospect_id, 'return_visit', occurred_at FROM events later
    WHERE actor = 'human' AND type = 'page_view' AND occurred_at > $1 AND EXISTS (
      SELECT FROM events earlier WHERE earlier.prospect_id = later.prospect_id AND earlier.actor = 'human' AND earlier.type = 'page_view'
        AND (earlier.occurred_at AT TIME ZONE '${AGENCY_ZONE}')::date < (later.occurred_at AT TIME ZONE '${AGENCY_ZONE}')::date)`;

export interface LeadSignals {
  prospectId: string;
  /** Latest first. */
  signals: Signal[];
}

@Injectable()
export class SignalQueries {
  /** Reads prospects with signals since `since` and since their last alert, without an alert after `quietSince`. */
  async due(
    manager: EntityManager,
    { since, quietSince, names }: { since: Date; quietSince: Date; names: SignalName[] },
  ): Promise<LeadSignals[]> {
    const rows = await manager.query<{ prospect_id: string; name: SignalName; at: Date; count: number }[]>(
      `SELECT signal.prospect_id, signal.name, max(signal.at) AS at, count(*)::int AS count
       FROM (${SIGNALS}) signal
       LEFT JOIN LATERAL (SELECT max(created_at) AS at FROM lead_alerts WHERE prospect_id = signal.prospect_id) last ON true
       WHERE signal.name = ANY($2) AND (last.at IS NULL OR (last.at <= $3 AND signal.at > last.at))
       GROUP BY 1, 2 ORDER BY max(signal.at) DESC`,
      [since, names, quietSince],
    );
    return grouped(rows);
  }
}

function grouped(rows: { prospect_id: string; name: SignalName; at: Date; count: number }[]): LeadSignals[] {
  const leads = new Map<string, Signal[]>();
  for (const { prospect_id, name, at, count } of rows) {
    const signal = { name, at: at.toISOString(), count };
    leads.set(prospect_id, [...(leads.get(prospect_id) ?? []), signal]);
  }
  return [...leads].map(([prospectId, signals]) => ({ prospectId, signals }));
}
