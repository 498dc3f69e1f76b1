import type { EntityManager } from 'typeorm';
import { applyFact } from '../../modules/prospects/pipeline.queries.js';
import type { PipelineFact } from '../../rules/pipeline.rules.js';

/** What happened with prospects, from the tables that know it. */
const FACTS = `
  SELECT prospect_id, 'quiz_done' AS cause, completed_at AS at FROM quiz_results
  UNION ALL SELECT prospect_id, 'audit_requested', created_at FROM seo_audit_requests WHERE prospect_id IS NOT NULL
  UNION ALL SELECT prospect_id, 'call_booked', created_at FROM appointments WHERE prospect_id IS NOT NULL
  UNION ALL SELECT id, 'quiz_done', updated_at FROM prospects
             WHERE quiz_fait AND NOT EXISTS (SELECT FROM quiz_results result WHERE result.prospect_id = prospects.id)
  UNION ALL SELECT id, 'call_booked', updated_at FROM prospects
             WHERE rdv_pris AND NOT EXISTS (SELECT FROM appointments call WHERE call.prospect_id = prospects.id)
  UNION ALL SELECT id, 'email_sent', coalesce(email_sent_at, updated_at) FROM prospects WHERE email_sent
  UNION ALL SELECT prospect_id, 'email_sent', at FROM prospect_notes WHERE kind = 'mail' AND mail_subject IS NULL
  UNION ALL SELECT prospect_id, 'call_reached', at FROM prospect_notes WHERE kind = 'call' AND outcome IN ('reached', 'call_back')`;

/** Moves prospects by what happened with them, which the former system did not. */
export async function applyFacts(manager: EntityManager): Promise<void> {
  const facts = await manager.query<{ prospect_id: string; cause: PipelineFact; at: Date }[]>(
    `SELECT prospect_id, cause, at FROM (${FACTS}) AS fact ORDER BY prospect_id, at`,
  );
  for (const { prospect_id, cause, at } of facts) await applyFact(manager, prospect_id, cause, at);
}
