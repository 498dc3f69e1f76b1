import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { conflict, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { localizedEmail } from '../../common/mail/localized-email.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { OutboxMessage } from '../../common/mail/outbox-message.entity.js';
import { newSecret } from '../../common/tokens.js';
import { ReportNewsQueries } from '../analysis/findings/report-news.queries.js';
import { AuditRequest } from '../audit-requests/audit-request.entity.js';
import { completeRequests } from '../audit-requests/request-progress.queries.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { companyInWords, companyName } from '../prospects/prospect-view.js';
import { Settings } from '../settings/settings.service.js';
import { Signatories } from '../signatories/signatories.queries.js';
import { AuditDocument } from './audit-document.entity.js';
import { fileName, readyMail } from './audit-ready-mail.js';

const DAY_MS = 24 * 3_600_000;

/** Sends audits attached, and behind a link that expires. A second sending revokes the first link. */
@Injectable()
export class AuditDelivery {
  constructor(
    private readonly database: DataSource,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly signatories: Signatories,
    private readonly news: ReportNewsQueries,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async send(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction((manager) => this.sendIn(manager, id, user));
  }

  /** Sends in the caller's transaction; `user` is null when automatic. */
  async sendIn(manager: EntityManager, id: string, user: SignedInUser | null): Promise<void> {
    const document = await manager
      .createQueryBuilder(AuditDocument, 'document')
      .addSelect('document.file')
      .where('document.id = :id', { id })
      .setLock('for_no_key_update')
      .getOne();
    if (!document) throw notFound('Cet audit n’existe pas ou a été supprimé.');
    if (!document.file)
      throw conflict('audit_not_made', 'Cet audit n’est pas encore produit. Attendez la fin de la production, puis envoyez-le.');
    if (document.former_site !== null)
      throw conflict(
        'audit_of_former_site',
        `Cet audit décrit l’ancienne adresse (${document.former_site}). Produisez-en un nouveau, puis envoyez-le.`,
      );
    const waits = document.outbox_id && (await manager.existsBy(OutboxMessage, { id: document.outbox_id, status: 'queued' }));
    if (waits) throw conflict('audit_already_queued', 'Cet audit attend déjà son envoi.');
    const prospect = await manager.findOneByOrFail(Prospect, { id: document.prospect_id });
    const request = document.request_id ? await manager.findOneBy(AuditRequest, { id: document.request_id }) : null;
    const recipient = (request?.email ?? prospect.email).trim();
    if (!recipient) throw conflict('email_unknown', 'Ce prospect n’a pas d’adresse e-mail. Ajoutez-la, puis envoyez l’audit.');
    const { linkValidDays } = await this.settings.get('audit');
    const agency = await this.settings.get('agency');
    const person = await this.signatories.of(prospect.id);
    const { secret, hash } = newSecret();
    const validUntil = new Date(this.clock.now().getTime() + linkValidDays * DAY_MS);
    const link = `${this.config.publicUrl}/api/public/audit-documents/${secret}`;
    // if the site was judged again since, the e-mail must not say more than the file
    const news = await this.news.of(manager, prospect, document.made_at);
    const about = { siteUrl: prospect.site_url, agency, person, link, validUntil, pages: document.pages };
    const mail = await localizedEmail(document.language, () => readyMail({ ...about, ...news(), company: companyInWords(prospect) }));
    const outbox_id = await this.outbox.enqueue(manager, {
      kind: 'audit_ready',
      askedAt: request?.created_at ?? null,
      prospectId: prospect.id,
      recipient,
      headers: agency.email ? { 'Reply-To': agency.email } : {},
      ...mail,
      attachments: [
        { filename: fileName(companyName(prospect)), contentType: 'application/pdf', content: document.file.toString('base64') },
      ],
    });
    await manager.update(AuditDocument, { id }, { outbox_id, link_hash: hash, link_expires_at: validUntil, sent_at: null });
    await this.audit.record(manager, user, { action: 'send', resource: 'audit-documents', resourceId: id, after: { recipient } });
  }

  /** Marks audits as sent once their e-mails were sent. */
  async settle(): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query(
        `UPDATE audit_documents document SET sent_at = message.sent_at FROM outbox message
          WHERE message.id = document.outbox_id AND message.status = 'sent' AND document.sent_at IS NULL`,
      );
      await completeRequests(manager, 'SELECT request_id, sent_at FROM audit_documents WHERE sent_at IS NOT NULL');
    });
  }
}
