import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { returnedRows } from '../../common/database/returned-rows.js';
import { conflict, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { hashSecret } from '../../common/tokens.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Settings } from '../settings/settings.service.js';
import { tellProvider } from './campaign-jobs.js';
import { ContactKeys } from './contact-keys.service.js';
import { maskedEmail } from './email-address.js';
import type { SuppressionCreate, SuppressionReason, SuppressionScope, UnsubscribeState } from './suppression.contract.js';
import { Suppression } from './suppression.entity.js';
import { UnsubscribeLink } from './unsubscribe-link.entity.js';

export interface Objection {
  email_hash: string;
  scope: SuppressionScope;
  reason: SuppressionReason;
  note?: string | null;
  campaign_id?: string | null;
  prospect_id?: string | null;
  created_by?: string | null;
}

/** The one list above every sender: who is not written to any more. */
@Injectable()
export class Suppressions {
  constructor(
    private readonly database: DataSource,
    private readonly keys: ContactKeys,
    private readonly queue: JobQueue,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
  ) {}

  /** Null when it is on the list already. */
  async add(manager: EntityManager, objection: Objection): Promise<string | null> {
    const { raw } = await manager.createQueryBuilder().insert().into(Suppression).values(objection).orIgnore().returning('id').execute();
    const id = (raw as { id: string }[])[0]?.id ?? null;
    if (id && objection.prospect_id) await this.queue.enqueue(tellProvider, { prospectId: objection.prospect_id }, { manager });
    return id;
  }

  async create({ email, scope, note }: SuppressionCreate, user: SignedInUser): Promise<string> {
    const email_hash = await this.keys.hashOf(email);
    return this.database.transaction(async (manager) => {
      const [prospect] = await manager.query<{ id: string }[]>(`SELECT id FROM prospects WHERE lower(email) = lower($1) LIMIT 1`, [email]);
      const entry = {
        email_hash,
        scope,
        reason: 'manual' as const,
        note: note ?? null,
        prospect_id: prospect?.id ?? null,
        created_by: user.id,
      };
      const id = await this.add(manager, entry);
      if (!id)
        throw conflict('already_suppressed', 'Cette adresse est déjà sur la liste.', { email: 'Cette adresse est déjà sur la liste.' });
      await this.audit.record(manager, user, { action: 'create', resource: 'suppressions', resourceId: id, after: { scope } });
      return id;
    });
  }

  /** Only what staff entered can be taken back by staff: the rest is the person's own will, or a fact. */
  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const found = await manager.findOneBy(Suppression, { id });
      if (!found) throw notFound('Cette opposition n’existe pas ou a été retirée.');
      if (found.reason === 'unsubscribed' || found.reason === 'complained')
        throw conflict(
          'own_will',
          'Cette personne s’est désinscrite elle-même : seule une nouvelle demande de sa part peut la réinscrire.',
        );
      await manager.delete(Suppression, { id });
      await this.audit.record(manager, user, {
        action: 'delete',
        resource: 'suppressions',
        resourceId: id,
        before: { reason: found.reason },
      });
    });
  }

  /** What the page of a link shows; looking changes nothing. */
  async stateOf(secret: string): Promise<UnsubscribeState> {
    const link = await this.link(secret);
    if (!link) throw notFound('Ce lien est invalide. Reprenez-le dans le message que vous avez reçu.');
    const [{ name, accent, email }, rows] = await Promise.all([
      this.settings.get('agency'),
      this.database.getRepository(Suppression).findBy({ email_hash: link.email_hash }),
    ]);
    const scope = rows.some((row) => row.scope === 'all') ? 'all' : rows.length > 0 ? 'marketing' : null;
    return { agency: { name, accent, email }, address: link.prospect ? maskedEmail(link.prospect.email) : null, scope };
  }

  /** The person's own wish; the same link may widen it later. False for an unknown link. */
  async unsubscribe(secret: string, scope: SuppressionScope): Promise<boolean> {
    const link = await this.link(secret);
    if (!link) return false;
    const { email_hash, campaign_id, prospect_id, recipient_id } = link;
    await this.database.transaction(async (manager) => {
      await this.add(manager, { email_hash, scope, reason: 'unsubscribed', campaign_id, prospect_id });
      if (recipient_id)
        await manager.query(`UPDATE campaign_recipients SET unsubscribed_at = coalesce(unsubscribed_at, now()) WHERE id = $1`, [
          recipient_id,
        ]);
      await withdrawPermissions(manager, prospect_id);
    });
    return true;
  }

  private link(secret: string): Promise<UnsubscribeLink | null> {
    return this.database
      .getRepository(UnsubscribeLink)
      .findOne({ where: { token_hash: hashSecret(secret) }, relations: { prospect: true } });
  }
}

/** An objection ends the permission; a new one is a new entry of staff. */
export async function withdrawPermissions(manager: EntityManager, prospectId: string | null): Promise<number> {
  if (!prospectId) return 0;
  return returnedRows(
    await manager.query<{ id: string }[]>(
      `UPDATE contact_permissions SET withdrawn_at = now() WHERE prospect_id = $1 AND withdrawn_at IS NULL RETURNING id`,
      [prospectId],
    ),
  ).length;
}
