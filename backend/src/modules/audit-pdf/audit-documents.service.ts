import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { OPEN_AUDITS } from '../../rules/waiting.rules.js';
import { ScanQueries } from '../analysis/scans/scan.queries.js';
import { Scans } from '../analysis/scans/scans.service.js';
import { AuditRequest } from '../audit-requests/audit-request.entity.js';
import { beginRequest } from '../audit-requests/request-progress.queries.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { heldProspect } from '../prospects/held-prospect.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { Settings } from '../settings/settings.service.js';
import { AuditDocument } from './audit-document.entity.js';
import { makeAudit } from './audit-jobs.js';

interface Order {
  prospectId: string;
  /** The request it answers; else the open one of the prospect. */
  requestId?: string | undefined;
  sendWhenMade: boolean;
}

const UNDER_WAY = ['measuring', 'queued'] as const;

/** Orders audits. */
@Injectable()
export class AuditDocuments {
  constructor(
    private readonly database: DataSource,
    private readonly jobs: JobQueue,
    private readonly scans: Scans,
    private readonly settings: Settings,
    private readonly scanQueries: ScanQueries,
    private readonly audit: AuditLog,
  ) {}

  /** One at a time for a prospect: while one is being made, that one is answered. Old figures are renewed first. */
  async order({ prospectId, requestId, sendWhenMade }: Order, user: SignedInUser | null): Promise<string> {
    const { rescanAfterDays } = await this.settings.get('audit');
    return this.database.transaction(async (manager) => {
      const prospect = await heldProspect(manager, prospectId);
      const running = await manager.findOneBy(AuditDocument, { prospect_id: prospectId, status: In([...UNDER_WAY]) });
      if (running) return running.id;
      const request = await requestOf(manager, prospectId, requestId);
      const measuring = await this.renew(manager, prospect, rescanAfterDays, user);
      const document = await manager.save(AuditDocument, {
        prospect_id: prospectId,
        request_id: request?.id ?? null,
        requested_by: user?.id ?? null,
        status: measuring ? 'measuring' : 'queued',
        send_when_made: sendWhenMade,
      } as AuditDocument);
      if (request?.status === 'pending') await beginRequest(manager, request.id);
      await this.jobs.enqueue(makeAudit, { documentId: document.id }, { manager });
      await this.audit.record(manager, user, { action: 'create', resource: 'audit-documents', resourceId: document.id });
      return document.id;
    });
  }

  /** Returns whether new figures are being measured: by a running scan, or one started because they are old. */
  private async renew(manager: EntityManager, prospect: Prospect, days: number, user: SignedInUser | null): Promise<boolean> {
    if (!prospect.site_url) return false;
    if ((await this.scanQueries.openAnalyses(prospect.id)).size > 0) return true;
    if (!(await isStale(manager, prospect.id, days))) return false;
    await this.scans.start(manager, { kind: 'quick', selection: { prospectIds: [prospect.id] }, requestedBy: user });
    return true;
  }
}

async function requestOf(manager: EntityManager, prospect_id: string, id: string | undefined): Promise<AuditRequest | null> {
  if (!id) return manager.findOne(AuditRequest, { where: { prospect_id, status: In([...OPEN_AUDITS]) }, order: { created_at: 'DESC' } });
  const found = await manager.findOneBy(AuditRequest, { id, prospect_id });
  if (!found) throw notFound('Cette demande n’existe pas ou appartient à un autre prospect.');
  return found;
}

async function isStale(manager: EntityManager, prospectId: string, days: number): Promise<boolean> {
  const [row] = await manager.query<{ fresh: boolean | null }[]>(
    `SELECT (metadata->>'last_analyzed')::timestamptz > now() - make_interval(days => $2) AS fresh FROM prospects WHERE id = $1`,
    [prospectId, days],
  );
  return !row?.fresh;
}
