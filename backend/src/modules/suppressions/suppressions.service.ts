import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { currentManager } from '../../common/database/one-connection.js';
import { conflict, notFound, Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { JobQueue } from '../../common/jobs/job-queue.service.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { ContactKeys } from './contact-keys.service.js';
import type { SuppressionCreate, SuppressionReason, SuppressionScope } from './suppression.contract.js';
import { Suppression } from './suppression.entity.js';
import { tellProvider } from './suppression-jobs.js';
import { OWN_WILL, type Purpose, stopping } from './suppression-rule.js';

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
    private readonly audit: AuditLog,
  ) {}

  /** Null when it is on the list already. */
  async add(manager: EntityManager, objection: Objection): Promise<string | null> {
    const { raw } = await manager.createQueryBuilder().insert().into(Suppression).values(objection).orIgnore().returning('id').execute();
    const id = (raw as { id: string }[])[0]?.id ?? null;
    if (id && objection.prospect_id) await this.queue.enqueue(tellProvider, { prospectId: objection.prospect_id }, { manager });
    return id;
  }

  /**
   * Suppresses an erased person permanently, also against imports. Replaces earlier entries and their notes. Null when the key of hashes is
   * unreadable: then the address is not on the list.
   */
  async addErased(manager: EntityManager, email: string): Promise<string | null> {
    const hash = await this.readableHash(email);
    if (!hash) return null;
    await manager.query(`UPDATE suppressions SET note = NULL WHERE email_hash = $1`, [hash]);
    await manager.query(
      `INSERT INTO suppressions (email_hash, scope, reason) VALUES ($1, 'all', 'erased')
         ON CONFLICT (email_hash, scope) DO UPDATE SET reason = excluded.reason, created_at = now(), created_by = NULL`,
      [hash],
    );
    return hash;
  }

  isErased(manager: EntityManager, email_hash: string): Promise<boolean> {
    return manager.existsBy(Suppression, { email_hash, reason: 'erased' });
  }

  /** Why a message may not be sent to an address. Throws without the key. */
  async reasonAgainst(email: string, purpose: Purpose): Promise<SuppressionReason | null> {
    // without entries, a lost key blocks nobody
    const manager = currentManager(this.database);
    if (await this.isEmpty(manager)) return null;
    const email_hash = await this.keys.hashOf(email);
    return stopping(await manager.findBy(Suppression, { email_hash }), purpose)?.reason ?? null;
  }

  async isEmpty(manager: EntityManager): Promise<boolean> {
    return !(await manager.exists(Suppression));
  }

  /** Why which of many addresses are on the list, an erasure first. Throws without the key. */
  async reasonsAgainst(manager: EntityManager, emails: readonly string[]): Promise<Map<string, SuppressionReason>> {
    if (emails.length === 0 || (await this.isEmpty(manager))) return new Map();
    const hash = await this.keys.hasher();
    const emailOf = new Map(emails.map((email) => [hash(email), email]));
    const rows = await manager.query<{ email_hash: string; reason: SuppressionReason }[]>(
      `SELECT email_hash, reason FROM suppressions WHERE email_hash = ANY($1) ORDER BY reason = 'erased', scope = 'all'`,
      [[...emailOf.keys()]],
    );
    return new Map(rows.map(({ email_hash, reason }) => [emailOf.get(email_hash) ?? '', reason]));
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

  /** Staff may remove only entries of staff and of servers. */
  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { reason } = await known(manager, id);
      if (OWN_WILL.has(reason)) throw conflict('own_will', reason === 'erased' ? ERASED : UNSUBSCRIBED);
      await manager.delete(Suppression, { id });
      await this.audit.record(manager, user, { action: 'delete', resource: 'suppressions', resourceId: id, before: { reason } });
    });
  }

  /** Lifts an entry at the person's request; time and manner are in the audit log. */
  async lift(id: string, request: string, user: SignedInUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      const { reason } = await known(manager, id);
      await manager.delete(Suppression, { id });
      await this.audit.record(manager, user, { action: 'lift', resource: 'suppressions', resourceId: id, after: { reason, request } });
    });
  }

  /** Null when the key of the hashes cannot be read. */
  async readableHash(email: string): Promise<string | null> {
    try {
      return await this.keys.hashOf(email);
    } catch (error) {
      if (error instanceof Problem && error.code === 'secret_unreadable') return null;
      throw error;
    }
  }
}

const UNSUBSCRIBED = 'Cette personne s’est désinscrite elle-même : seule une nouvelle demande de sa part peut la réinscrire.';
const ERASED = 'Cette personne a demandé l’effacement de ses données : seule une nouvelle demande de sa part peut la réinscrire.';

async function known(manager: EntityManager, id: string): Promise<Suppression> {
  const found = await manager.findOne(Suppression, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!found) throw notFound('Cette opposition n’existe pas ou a été retirée.');
  return found;
}
