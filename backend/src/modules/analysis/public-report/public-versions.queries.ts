import { Injectable } from '@nestjs/common';
import { ASKED, prepared } from '../../../common/database/prepared.js';
import { PreparedStatements } from '../../../common/database/prepared-statements.service.js';
import { readTogether } from '../../../common/read-together.js';
import type { Language } from '../../../rules/language.rules.js';

export interface PublicVersion {
  prospectId: string;
  /** Its own. */
  language: Language | null;
  version: string;
}

/** Tables whose rows of a prospect its report, score and quiz show something of. */
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
] as const;

/** Shown on the pages of everybody. */
const SHOWN_TO_ALL = ['signatories', 'settings', 'messages', 'quiz_questions'] as const;

/** The version of a row: PostgreSQL writes a changed row anew, in another place or by another transaction. */
const rows = (table: string, condition: string) =>
  `(SELECT string_agg(r.xmin::text || r.ctid::text, ' ') FROM ${table} r WHERE ${condition})`;

/** Besides the rows: what is still being measured, and the history, which may be long and only grows. */
const VERSIONS = prepared(
  `SELECT p.token, p.id, p.language, concat_ws('|', p.xmin::text || p.ctid::text,
            ${[
              ...SHOWN_OF_PROSPECTS.map((table) => rows(table, 'r.prospect_id = p.id')),
              ...SHOWN_TO_ALL.map((table) => rows(table, 'true')),
            ]
              .map((version) => `coalesce(${version}, '')`)
              .join(', ')},
            (SELECT string_agg(concat_ws(' ', t.status, s.status, s.analyses,
                      (SELECT string_agg(k.analysis, ' ' ORDER BY k.analysis) FROM scan_tasks k
                        WHERE k.scan_id = s.id AND k.prospect_id = p.id AND k.status IN ('waiting', 'queued', 'running'))), ',' ORDER BY s.id)
               FROM scan_targets t JOIN scans s ON s.id = t.scan_id WHERE t.prospect_id = p.id AND t.status IN ('waiting', 'running')),
            (SELECT string_agg(c.signed_by::text, ' ' ORDER BY r.sent_at, r.id) FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id
              WHERE r.prospect_id = p.id AND r.state = 'sent'),
            (SELECT count(*) || ' ' || max(m.id) || ' ' || sum(m.xmin::text::bigint) FROM measurements m WHERE m.prospect_id = p.id)) AS version
     FROM ${ASKED} JOIN prospects p ON p.token = asked.value AND p.deletion_id IS NULL`,
);

/**
 * What changes with everything that a prospect's report, score and quiz show: the versions of the rows, read in one statement.
 * Nobody who writes has to think of it, and whatever was committed before it is asked for is in it, by whichever process.
 */
@Injectable()
export class PublicVersions {
  private readonly read = readTogether<string, PublicVersion>(async (tokens) => {
    const found = await this.statements.query<{ token: string; id: string; language: Language | null; version: string }>(VERSIONS, [
      tokens,
    ]);
    return new Map(found.map(({ token, id, ...version }) => [token, { prospectId: id, ...version }]));
  });

  constructor(private readonly statements: PreparedStatements) {}

  /** Of the page under exactly this token; undefined when there is none. */
  of(token: string): Promise<PublicVersion | undefined> {
    return this.read(token);
  }
}
