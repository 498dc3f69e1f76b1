import { Injectable, Logger } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { Handles, type JobContext } from '../../common/jobs/define-job.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { isWrongPage } from '../../rules/outcome-names.rules.js';
import { OUTCOMES } from '../../rules/outcomes.rules.js';
import { Findings } from '../analysis/findings/findings.queries.js';
import { ScanQueries } from '../analysis/scans/scan.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { AuditDelivery } from './audit-delivery.service.js';
import { AuditDocument } from './audit-document.entity.js';
import { measurementsOf } from './audit-facts.queries.js';
import { makeAudit } from './audit-jobs.js';
import { AuditPrint } from './audit-print.service.js';

const NO_SITE = 'Aucun site à mesurer\u202f: demandez son adresse à la personne, puis relancez l’audit.';
const LOOK_AGAIN_MS = 5000;
/** A scan that runs longer is not awaited: the audit contains the known figures. */
const PATIENCE_MS = 30 * 60_000;

/** Makes audits, and sends those that go out by themselves. */
@Injectable()
export class AuditMaking {
  private readonly logger = new Logger(AuditMaking.name);

  constructor(
    private readonly database: DataSource,
    private readonly jobs: JobQueue,
    private readonly scans: ScanQueries,
    private readonly findings: Findings,
    private readonly printing: AuditPrint,
    private readonly delivery: AuditDelivery,
    private readonly clock: Clock,
  ) {}

  @Handles(makeAudit)
  async make({ documentId }: { documentId: string }, { retry }: JobContext): Promise<void> {
    const documents = this.database.getRepository(AuditDocument);
    const document = await documents.findOneBy({ id: documentId });
    if (!document || document.status === 'made' || document.status === 'failed') return;
    const now = this.clock.now().getTime();
    if (document.status === 'measuring' && now - document.created_at.getTime() < PATIENCE_MS) {
      if ((await this.scans.openAnalyses(document.prospect_id)).size > 0)
        return this.jobs.enqueue(makeAudit, { documentId }, { startAfter: new Date(now + LOOK_AGAIN_MS) });
    }
    const { outcome } = await this.findings.of(document.prospect_id);
    if (isWrongPage(outcome)) {
      const { met, todo } = OUTCOMES[outcome].staff;
      const error = `${met} Aucun audit n’est produit sur une autre page que celle de l’entreprise. ${todo}`;
      await documents.update({ id: documentId }, { status: 'failed', error });
      return;
    }
    if (document.send_when_made && !(await this.hasSite(document.prospect_id))) {
      await documents.update({ id: documentId }, { status: 'failed', error: NO_SITE });
      return;
    }
    try {
      await this.store(document);
    } catch (error) {
      if (retry < makeAudit.retries) throw error;
      this.logger.error({ err: error, documentId }, 'audit not made');
      await documents.update(
        { id: documentId },
        { status: 'failed', error: 'La production a échoué trois fois. Relancez-la dans quelques minutes.' },
      );
    }
  }

  /** An audit is made automatically only for a company with a website (decision 56). */
  private hasSite(id: string): Promise<boolean> {
    return this.database.getRepository(Prospect).existsBy({ id, site_url: Not(IsNull()) });
  }

  private async store({ id, prospect_id, send_when_made }: AuditDocument): Promise<void> {
    await this.database.getRepository(AuditDocument).update({ id }, { former_site: null });
    const made_from = await measurementsOf(this.database, prospect_id);
    const printed = await this.printing.print(prospect_id);
    await this.database.transaction(async (manager) => {
      const made = { ...printed, made_from, status: 'made', error: null } as object;
      const { affected } = await manager.update(AuditDocument, { id, former_site: IsNull() }, made);
      // it was printed while the address changed
      if (!affected) return this.jobs.enqueue(makeAudit, { documentId: id }, { manager });
      if (send_when_made) await this.delivery.sendIn(manager, id, null);
    });
  }
}
