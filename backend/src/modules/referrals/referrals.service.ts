import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { events } from '../../common/database/domain-events.js';
import { notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { localizedEmail } from '../../common/mail/localized-email.js';
import { Outbox } from '../../common/mail/outbox.service.js';
import { type Language, t } from '../../rules/language.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { heldByVisitor } from '../prospects/held-prospect.queries.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { writeReferral } from '../prospects/prospect-facts.queries.js';
import { companyInWords } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { Settings } from '../settings/settings.service.js';
import { invitation, invitationHeaders, mayInvite } from './invitation.js';
import type { ReferralUpdate } from './referral.contract.js';
import { Referral } from './referral.entity.js';

const isAddress = (email: string) => Raw((column) => `lower(${column}) = lower(:email)`, { email });

/** Contacts who name the colleague in charge of marketing. */
@Injectable()
export class Referrals {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: ProspectQueries,
    private readonly outbox: Outbox,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** Notes the colleague and writes to them once; naming the same person again changes nothing. */
  async refer(prospectId: string, email: string, asked: Language | null): Promise<void> {
    const own = await this.prospects.get(prospectId);
    const { site_url, link } = await this.prospects.toRecord(own);
    const agency = await this.settings.get('agency');
    await this.database.transaction(async (manager) => {
      const prospect = await heldByVisitor(manager, prospectId, asked, t`Ce lien a expiré ou est invalide.`);
      if (await manager.existsBy(Referral, { prospect_id: prospectId, referred_email: isAddress(email) })) return;
      const now = this.clock.now();
      const isInvited = await this.isWelcome(manager, prospect, email);
      const { id } = await manager.save(Referral, {
        prospect_id: prospectId,
        original_email: prospect.email,
        referred_email: email,
        invited_at: isInvited ? now : null,
      } as Referral);
      await events.emit(manager, { type: 'referral.created', ids: [id] });
      await writeReferral(manager, prospect, email, now);
      if (!isInvited) return;
      const values = { siteUrl: site_url, link, agency };
      const message = await localizedEmail(prospect.language, () => invitation({ ...values, company: companyInWords(own) }));
      const headers = invitationHeaders(agency.email);
      await this.outbox.enqueue(manager, { kind: 'referral_invitation', prospectId, recipient: email, headers, ...message });
    });
  }

  /** Merges the keys that are present; any status may follow any other. */
  async update(id: string, { read, ...changes }: ReferralUpdate, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const before = await lock(manager, id);
      const after = await manager.save(Referral, {
        ...before,
        ...(changes.status && { status: changes.status }),
        ...(changes.notes !== undefined && { notes: changes.notes }),
      });
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'referrals',
        resourceId: id,
        before: { status: before.status, notes: before.notes },
        after: { status: after.status, notes: after.notes },
        read,
      });
    });
  }

  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { referred_email, original_email, status } = await lock(manager, id);
      await manager.delete(Referral, { id });
      const before = { referred_email, original_email, status };
      await this.audit.record(manager, user, { action: 'delete', resource: 'referrals', resourceId: id, before });
    });
  }

  private async isWelcome(
    manager: EntityManager,
    { id, email: originalEmail, metadata }: Prospect,
    referredEmail: string,
  ): Promise<boolean> {
    // two prospects may name the same colleague at the same moment
    await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('referral:' || lower($1), 0))`, [referredEmail]);
    const isKnown = await manager.existsBy(Referral, { referred_email: isAddress(referredEmail), invited_at: Not(IsNull()) });
    const invited = await manager.countBy(Referral, { prospect_id: id, invited_at: Not(IsNull()) });
    return mayInvite({ referredEmail, originalEmail, isKnown, invited, isUnverified: metadata.is_trial === true && !metadata.verified_at });
  }
}

async function lock(manager: EntityManager, id: string): Promise<Referral> {
  const found = await manager.findOne(Referral, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!found) throw notFound('Cette redirection n’existe pas ou a été supprimée.');
  return found;
}
