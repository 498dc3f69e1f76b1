import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { notFound } from '../../common/errors.js';
import { languageOf, type SpokenLanguage, t, translationOf } from '../../rules/language.rules.js';
import { ownerWords } from '../../rules/outcomes.rules.js';
import { sameMailbox } from '../../rules/trial-addresses.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { companyInWords } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { NOT_HELD, trialReviewOf } from '../prospects/trial-review.js';
import type { TrialProgress } from './trial.contract.js';
import { type TrialScan, type TrialTask, trialProgressOf, waitingFor, wrongPageOf } from './trial-progress.js';

/** The predicate of the index `prospects_trials_idx`. */
const IS_TRIAL = `metadata @> '{"is_trial": true}'`;

interface Recent {
  id: string;
  /** Requested from the same mailbox. */
  is_own: boolean;
}

@Injectable()
export class TrialQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
  ) {}

  /** Returns the progress of a trial. The reason of a failure is read after its end, never before. */
  async progress(token: string, asked: SpokenLanguage | null): Promise<TrialProgress> {
    const { id } = await this.prospects.byToken(token);
    const scan = await this.scanOf(id);
    const prospect = await this.prospects.get(id);
    const { is_trial, analysis_error } = prospect.metadata;
    if (is_trial !== true) throw notFound(t`Aucun essai ne correspond à ce lien.`);
    const language = asked ?? languageOf(prospect.language);
    // stored in French
    const failure = typeof analysis_error === 'string' ? analysis_error : null;
    const wrongPage = failure === null ? undefined : wrongPageOf(failure);
    const waiting = waitingFor(trialReviewOf(prospect.metadata), prospect.metadata.status === 'verified');
    const page = { token: prospect.token, company: companyInWords(prospect) };
    return composedIn(language, () => {
      const translated = ownerWords(wrongPage)?.sentence ?? (failure === null ? null : (translationOf(failure) ?? failure));
      return trialProgressOf(page, scan, translated, waiting);
    });
  }

  /** What announces changes of a trial; empty while its scan has not begun. */
  async scanIdOf(token: string): Promise<string> {
    const { id } = await this.prospects.byToken(token);
    return (await this.latestScan(id))?.id ?? '';
  }

  /**
   * Returns a recent trial of this mailbox, else of this site. Failed ones do not count: a mistyped address may be corrected. A trial of a
   * stranger under review does not block the owner of the site.
   */
  async recent(manager: EntityManager, { email, url, since }: { email: string; url: string; since: Date }): Promise<Recent | undefined> {
    const [found] = await manager.query<Recent[]>(
      `SELECT id, lower(email) = lower($1) OR coalesce(metadata->>'normalized_email', '') = $2 AS is_own FROM prospects prospect
        WHERE ${IS_TRIAL} AND created_at >= $4 AND metadata->>'analyze_status' IS DISTINCT FROM 'error'
          AND (lower(email) = lower($1) OR metadata->>'normalized_email' = $2 OR (metadata->>'normalized_url' = $3 AND ${NOT_HELD}))
        ORDER BY is_own DESC, created_at DESC LIMIT 1`,
      [email, sameMailbox(email), url, since],
    );
    return found;
  }

  /** The newest trial of a mailbox, however old it is. */
  async latestOf(email: string): Promise<string | undefined> {
    const [found] = await this.database.query<{ id: string }[]>(
      `SELECT id FROM prospects WHERE ${IS_TRIAL} AND deletion_id IS NULL AND (lower(email) = lower($1) OR metadata->>'normalized_email' = $2)
        ORDER BY created_at DESC LIMIT 1`,
      [email, sameMailbox(email)],
    );
    return found?.id;
  }

  /** The agency's own trials beyond the newest ones. */
  async internalBeyond(manager: EntityManager, staffEmail: string, most: number): Promise<string[]> {
    const rows = await manager.query<{ id: string }[]>(
      `SELECT id FROM prospects WHERE ${IS_TRIAL} AND (metadata @> '{"internal": true}' OR lower(email) = $1)
        ORDER BY created_at DESC, id OFFSET $2`,
      [staffEmail, most],
    );
    return rows.map(({ id }) => id);
  }

  private async latestScan(prospectId: string): Promise<{ id: string; status: TrialScan['status']; targetStatus: string } | undefined> {
    const [scan] = await this.database.query<{ id: string; status: TrialScan['status']; targetStatus: string }[]>(
      `SELECT s.id, s.status, t.status AS "targetStatus" FROM scan_targets t JOIN scans s ON s.id = t.scan_id
        WHERE t.prospect_id = $1 AND s.kind = 'trial' ORDER BY s.created_at DESC LIMIT 1`,
      [prospectId],
    );
    return scan;
  }

  private async scanOf(prospectId: string): Promise<TrialScan | null> {
    const scan = await this.latestScan(prospectId);
    if (!scan) return null;
    const tasks = await this.database.query<TrialTask[]>(
      `SELECT analysis, status, EXISTS (
                SELECT 1 FROM measurements m WHERE m.prospect_id = t.prospect_id AND m.analysis = t.analysis AND m.scan_id = t.scan_id AND m.state = 'measured' AND m.former_site IS NULL
              ) AS measured
         FROM scan_tasks t WHERE scan_id = $1 AND prospect_id = $2`,
      [scan.id, prospectId],
    );
    return { status: scan.status, targetStatus: scan.targetStatus, tasks };
  }
}
