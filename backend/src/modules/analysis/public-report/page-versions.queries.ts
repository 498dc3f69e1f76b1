import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { runPrepared } from '../../../common/database/prepared-statement.js';

export interface PageVersion {
  prospectId: string;
  version: string;
}

/** Tables with rows of a prospect that its report, score or quiz shows. */
export const SHOWN_OF_PROSPECTS = [
  'pagespeed_results',
  'connectivity_results',
  'cms_detection_results',
  'instant_page_analysis',
  'keyword_analysis_results',
  'google_reviews_results',
  'ai_citations_results',
  'personalized_intros',
  'ai_recommendations',
  'site_judgements',
  'seo_audit_requests',
  'audit_documents',
  'appointments',
  'referrals',
  'neighbours',
  'quiz_results',
  'reponses_quiz',
  'plan_steps',
] as const;

/** Tables shown on the pages of all prospects. */
const SHOWN_TO_ALL = ['signatories', 'settings', 'messages', 'quiz_questions'] as const;

/** The transactions that wrote the rows (PostgreSQL manual, "System Columns"): each change of a row has another one. */
const writers = (table: string, condition: string) => `(SELECT string_agg(r.xmin::text, ' ') FROM ${table} r WHERE ${condition})`;

/**
 * SQL: version of a prospect: its rows, running analyses, the signatory of the last campaign, the end of the exploration of its site
 * (its progress is not shown), and the history.
 */
const VERSION = `SELECT p.id AS "prospectId", concat_ws('|', p.xmin::text,
            ${[
              ...SHOWN_OF_PROSPECTS.map((table) => writers(table, 'r.prospect_id = p.id')),
              ...SHOWN_TO_ALL.map((table) => writers(table, 'true')),
            ]
              .map((part) => `coalesce(${part}, '')`)
              .join(', ')},
            (SELECT string_agg(concat_ws(' ', t.status, s.status, s.analyses,
                      (SELECT string_agg(k.analysis, ' ' ORDER BY k.analysis) FROM scan_tasks k
                        WHERE k.scan_id = s.id AND k.prospect_id = p.id AND k.status IN ('waiting', 'queued', 'running'))), ',' ORDER BY s.id)
               FROM scan_targets t JOIN scans s ON s.id = t.scan_id WHERE t.prospect_id = p.id AND t.status IN ('waiting', 'running')),
            (SELECT string_agg(c.signed_by::text, ' ' ORDER BY r.sent_at, r.id) FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id
              WHERE r.prospect_id = p.id AND r.state = 'sent'),
            (SELECT c.finished_at::text FROM site_crawls c WHERE c.prospect_id = p.id),
            (SELECT count(*) || ' ' || max(m.id) || ' ' || sum(m.xmin::text::bigint) FROM measurements m WHERE m.prospect_id = p.id)) AS version
     FROM prospects p WHERE p.token = $1 AND p.deletion_id IS NULL`;

/** Reads the version of everything that the pages of a prospect show. */
@Injectable()
export class PageVersions {
  constructor(private readonly database: DataSource) {}

  /** Of the prospect with exactly this token; undefined when there is none. */
  async of(token: string): Promise<PageVersion | undefined> {
    const [version] = await runPrepared<PageVersion>(this.database, 'page_version', VERSION, [token]);
    return version;
  }
}
