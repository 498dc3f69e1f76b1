import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { events } from '../../common/database/domain-events.js';
import { conflict, notFound, Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { localizedEmail } from '../../common/mail/localized-email.js';
import { type Mail, Outbox } from '../../common/mail/outbox.service.js';
import { claimsIn } from '../../rules/agency-texts.rules.js';
import { type Language, languageOf, t } from '../../rules/language.rules.js';
import { OPEN_AUDITS } from '../../rules/waiting.rules.js';
import { composedIn } from '../../words/catalogues.js';
import { NamedSites } from '../analysis/scans/named-sites.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { chosenLanguage, heldByVisitor } from '../prospects/held-prospect.queries.js';
import { applyFact } from '../prospects/pipeline.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { lockProspect } from '../prospects/prospect-locks.queries.js';
import { companyInWords } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { AgencyInbox } from '../settings/agency-inbox.service.js';
import { agencyVoice } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import { Signatories } from '../signatories/signatories.queries.js';
import { alertMail, receivedMail } from './audit-mails.js';
import type { AuditPromise, AuditRequestBody, AuditRequestUpdate } from './audit-request.contract.js';
import { AuditRequest } from './audit-request.entity.js';
import { toPromise } from './promise.js';

const SITE_NEEDED = t`Indiquez l’adresse de votre site\u202f: nous le mesurons, puis l’audit vous parvient.`;

/** Requests for the free audit by e-mail. */
@Injectable()
export class AuditRequests {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
    private readonly inbox: AgencyInbox,
    private readonly audit: AuditLog,
    private readonly signatories: Signatories,
    private readonly sites: NamedSites,
  ) {}

  /** Requests the audit of a site; an open request is returned again. Without a readable site its address comes with the request. */
  async ask({ token, websiteUrl }: AuditRequestBody, asked: Language | null): Promise<AuditPromise> {
    const prospect = await this.prospects.byToken(token);
    const language = languageOf(asked, prospect.language);
    const open = await this.openRequest(this.database.manager, prospect.id);
    if (open) return composedIn(language, () => toPromise(open));
    const site = (await this.sites.isWanted(prospect)) ? await this.namedSite(prospect, websiteUrl) : null;
    const about = { ...prospect, site_url: site ?? prospect.site_url } as Prospect;
    const mails = await this.mailsFor(about, languageOf(chosenLanguage(asked), prospect.language));
    const request = await this.database.transaction(async (manager) => {
      if (site) await lockProspect(manager, prospect.id);
      const held = await heldByVisitor(manager, prospect.id, asked);
      const open = await this.openRequest(manager, held.id);
      if (open) return open;
      const { id, email } = held;
      const { site_url } = about;
      if (!email.trim()) throw conflict('email_unknown', t`Impossible de récupérer votre email. Veuillez réessayer.`);
      if (site) await this.sites.write(manager, held, site);
      const request = await manager.save(AuditRequest, { prospect_id: id, email, site_url, status: 'pending' } as AuditRequest);
      await events.emit(manager, { type: 'audit.requested', ids: [request.id] });
      await applyFact(manager, id, 'audit_requested', request.created_at);
      for (const mail of mails) await this.outbox.enqueue(manager, mail);
      return request;
    });
    return composedIn(language, () => toPromise(request));
  }

  private openRequest(manager: EntityManager, prospect_id: string): Promise<AuditRequest | null> {
    return manager.findOneBy(AuditRequest, { prospect_id, status: In([...OPEN_AUDITS]) });
  }

  private namedSite(prospect: Prospect, typed: string | undefined): Promise<string> {
    if (typed === undefined)
      throw new Problem(422, 'site_needed', 'The address of the website is needed', SITE_NEEDED, { websiteUrl: SITE_NEEDED });
    return this.sites.accepted(prospect, typed);
  }

  /** Merges the keys that are present; any status may follow any other. */
  async update(id: string, { read, ...changes }: AuditRequestUpdate, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const before = await lock(manager, id);
      const after = await manager.save(AuditRequest, {
        ...before,
        ...(changes.status && { status: changes.status }),
        ...(changes.notes !== undefined && { notes: changes.notes }),
      });
      if (after.status === 'completed' && before.status !== 'completed') await events.emit(manager, { type: 'audit.sent', ids: [id] });
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'audit-requests',
        resourceId: id,
        before: { status: before.status, notes: before.notes },
        after: { status: after.status, notes: after.notes },
        read,
      });
    });
  }

  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { email, site_url, status } = await lock(manager, id);
      await manager.delete(AuditRequest, { id });
      const before = { email, site_url, status };
      await this.audit.record(manager, user, { action: 'delete', resource: 'audit-requests', resourceId: id, before });
    });
  }

  /** Composes the e-mails to the person and the agency; settings are read before the transaction, on their own connection. */
  private async mailsFor(prospect: Prospect, language: Language): Promise<Mail[]> {
    const { company: label, link } = await this.prospects.toRecord(prospect);
    const agency = await this.settings.get('agency');
    const { auditDelay } = claimsIn(await agencyVoice(this.settings, language), await this.settings.get('claims'));
    const person = await this.signatories.of(prospect.id);
    const asked = { email: prospect.email, siteUrl: prospect.site_url, agency, person };
    const answerTo = (address: string): Record<string, string> => (address ? { 'Reply-To': address } : {});
    const toPerson = { kind: 'audit_received', recipient: prospect.email, headers: answerTo(agency.email) };
    const toAgency = { kind: 'audit_alert', recipient: await this.inbox.address(), headers: answerTo(prospect.email) };
    const received = await localizedEmail(language, () => receivedMail({ ...asked, company: companyInWords(prospect) }, auditDelay));
    return [
      { prospectId: prospect.id, ...toPerson, ...received },
      { prospectId: prospect.id, ...toAgency, ...alertMail({ ...asked, company: label }, link) },
    ];
  }
}

async function lock(manager: EntityManager, id: string): Promise<AuditRequest> {
  const found = await manager.findOne(AuditRequest, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!found) throw notFound('Cette demande n’existe pas ou a été supprimée.');
  return found;
}
