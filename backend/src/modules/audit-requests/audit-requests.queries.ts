import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../common/clock.js';
import { notFound } from '../../common/errors.js';
import { applyFilters, readPage } from '../../common/http/list.queries.js';
import { type FilterFields, type ListQuery, listQuery, type Page } from '../../common/http/list-query.js';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { auditWords } from '../../rules/status-line.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { applyExamples, countable, EXAMPLE_FILTER } from '../prospects/examples.queries.js';
import { applySearchWithProspect } from '../prospects/prospect-search.queries.js';
import { companyLabel } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import {
  type AuditDocumentState,
  type AuditPromise,
  type AuditRequestCounters,
  type AuditRequestRecord,
  auditDocumentState,
} from './audit-request.contract.js';
import { AuditRequest } from './audit-request.entity.js';
import { isLate, toPromise } from './promise.js';

const FIELDS = { status: 'text', prospect_id: 'uuid', email: 'text', site_url: 'text', created_at: 'date' } satisfies FilterFields;
/** As the index `seo_audit_requests_search_idx` has it. */
const SEARCH_TEXT = `own.email || ' ' || coalesce(own.site_url, '') || ' ' || coalesce(own.notes, '')`;

interface DocumentRow {
  id: string;
  document: AuditDocumentState;
  next_attempt_at: Date | null;
  last_error: string | null;
  sent_at: Date | null;
}

/** State of the latest document of `request`. */
const DOCUMENT = `coalesce((
  SELECT CASE WHEN document.status IN ('measuring', 'queued') THEN 'preparing'
              WHEN document.status = 'failed' OR letter.status IN ('failed', 'cancelled') THEN 'failed'
              WHEN document.sent_at IS NOT NULL OR letter.status = 'sent' THEN 'sent'
              WHEN letter.status = 'unknown' THEN 'unclear'
              WHEN letter.id IS NOT NULL THEN 'ready'
              ELSE 'to_review' END
  FROM audit_documents document LEFT JOIN outbox letter ON letter.id = document.outbox_id
  WHERE document.request_id = request.id ORDER BY document.created_at DESC, document.id DESC LIMIT 1), 'none')`;

export const auditRequestListQuery = listQuery(['created_at', 'id', 'email', 'site_url', 'status', 'updated_at'], FIELDS, {
  /** Part of the address, the website, a name, the company or the notes. */
  q: z.string().optional(),
  document: auditDocumentState.optional(),
  ...EXAMPLE_FILTER,
});

/** Reads of audit requests for the back-office and for the person who waits. */
@Injectable()
export class AuditRequestQueries {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly clock: Clock,
  ) {}

  async page(query: z.output<typeof auditRequestListQuery>): Promise<Page<AuditRequestRecord>> {
    const select = this.withProspects();
    applyFilters(select, query.filter, FIELDS);
    applySearchWithProspect(select, query.filter.q, SEARCH_TEXT);
    applyExamples(select, query.filter, 'request.prospect_id');
    const { document } = query.filter;
    if (document) select.andWhere(`${DOCUMENT} = :document`, { document });
    const { items, ...page } = await readPage(select, query as ListQuery<unknown>);
    return { ...page, items: await this.toRecords(items) };
  }

  async get(id: string): Promise<AuditRequestRecord> {
    const found = await this.withProspects().where('request.id = :id', { id }).getOne();
    if (!found) throw notFound('Cette demande n’existe pas ou a été supprimée.');
    const [record] = await this.toRecords([found]);
    return record as AuditRequestRecord;
  }

  async counters(): Promise<AuditRequestCounters> {
    const [counters] = await this.database.query<AuditRequestCounters[]>(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE status = 'pending')::int AS pending,
              count(*) FILTER (WHERE status = 'in_progress')::int AS in_progress, count(*) FILTER (WHERE status = 'completed')::int AS completed,
              count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled FROM seo_audit_requests WHERE ${countable('prospect_id')}`,
    );
    return counters as AuditRequestCounters;
  }

  /** Returns the state of the latest request of a prospect. */
  async promiseTo(token: string, asked: Language | null): Promise<AuditPromise> {
    const { id, language } = await this.prospects.byToken(token);
    const requests = this.database.getRepository(AuditRequest);
    const last = await requests.findOne({ where: { prospect_id: id }, order: { created_at: 'DESC', id: 'DESC' } });
    return composedIn(languageOf(asked, language), () => toPromise(last));
  }

  private withProspects() {
    return this.database.getRepository(AuditRequest).createQueryBuilder('request').leftJoinAndSelect('request.prospect', 'prospect');
  }

  private async toRecords(requests: AuditRequest[]): Promise<AuditRequestRecord[]> {
    const rows = await this.database.query<DocumentRow[]>(
      `SELECT request.id, ${DOCUMENT} AS document, retry.next_attempt_at, retry.last_error,
              (SELECT max(sent_at) FROM audit_documents WHERE request_id = request.id) AS sent_at
         FROM seo_audit_requests request
         LEFT JOIN LATERAL (SELECT letter.next_attempt_at, letter.last_error FROM audit_documents document JOIN outbox letter ON letter.id = document.outbox_id
           WHERE document.request_id = request.id AND letter.status = 'queued' AND letter.attempts > 0
           ORDER BY letter.created_at DESC LIMIT 1) retry ON true
        WHERE request.id = ANY($1)`,
      [requests.map(({ id }) => id)],
    );
    const documents = new Map(rows.map((row) => [row.id, row]));
    return requests.map((request) => this.toRecord(request, documents.get(request.id)));
  }

  private toRecord({ prospect, ...request }: AuditRequest, row: DocumentRow | undefined): AuditRequestRecord {
    const { status, created_at } = request;
    const now = this.clock.now();
    return {
      ...request,
      document: row?.document ?? 'none',
      told: auditWords({ status, requestedAt: created_at, sentAt: row?.sent_at ?? null }, now),
      next_try: row?.next_attempt_at ? { at: row.next_attempt_at.toISOString(), error: row.last_error ?? '' } : null,
      company: prospect && companyLabel(prospect),
      promised_by: toPromise(request).promised_by,
      late: isLate(request, now),
      created_at: request.created_at.toISOString(),
      updated_at: request.updated_at.toISOString(),
    };
  }
}
