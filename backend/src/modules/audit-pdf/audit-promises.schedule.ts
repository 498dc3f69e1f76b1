import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Handles } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { cronOptions, everySeconds } from '../../common/jobs/schedule.js';
import { Settings } from '../settings/settings.service.js';
import { AuditDelivery } from './audit-delivery.service.js';
import { AuditDocuments } from './audit-documents.service.js';

/** Maximum number of requests per run. */
const AT_ONCE = 20;

const keepAuditPromises = everySeconds(10, {
  name: 'audit-promises',
  title: 'Audits demandés',
  safeToRepeat: 'a request that has a document is left alone',
});

/** Keeps the promise of 24 hours: orders the audit of each request while the setting is on, and closes sent ones. */
@Injectable()
export class AuditPromises {
  constructor(
    private readonly database: DataSource,
    private readonly documents: AuditDocuments,
    private readonly delivery: AuditDelivery,
    private readonly settings: Settings,
    private readonly queue: JobQueue,
  ) {}

  @Cron(CronExpression.EVERY_10_SECONDS, cronOptions(keepAuditPromises))
  enqueue(): Promise<void> {
    return this.queue.enqueueSlot(keepAuditPromises);
  }

  @Handles(keepAuditPromises)
  async keep(): Promise<void> {
    await this.delivery.settle();
    if (!(await this.settings.get('audit')).sendAutomatically) return;
    // what staff has begun or what has failed before is staff's to finish
    const requests = await this.database.query<{ id: string; prospect_id: string }[]>(
      `SELECT id, prospect_id FROM seo_audit_requests request
        WHERE status = 'pending' AND prospect_id IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM audit_documents document WHERE document.request_id = request.id)
        ORDER BY created_at LIMIT ${AT_ONCE}`,
    );
    for (const { id, prospect_id } of requests)
      await this.documents.order({ prospectId: prospect_id, requestId: id, sendWhenMade: true }, null);
  }
}
