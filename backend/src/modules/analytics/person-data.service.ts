import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { loadAppSecret } from '../../common/config/app-secret.js';
import { CONFIG, type Config } from '../../common/config/env.js';
import { returnedRows } from '../../common/database/returned-rows.js';
import { notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditEntry } from '../auth/audit-log.entity.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { Prospects } from '../prospects/prospects.service.js';
import type { Erasure, PersonExport } from './person-data.contract.js';
import { containing, idsOf, PersonData } from './person-data.queries.js';
import { blanked, ERASED, withoutPerson } from './redaction.js';

/** A person's rights (Swiss nLPD art. 25, GDPR art. 15 and 17): all their data as a file, and their erasure. */
@Injectable()
export class PersonRights {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: Prospects,
    private readonly data: PersonData,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async export(id: string, user: SignedInUser): Promise<PersonExport> {
    return this.database.transaction(async (manager) => {
      const prospect = await known(manager, id);
      const tables = await this.data.dependents(manager, id);
      const ids = await this.data.auditIds(manager, [id], prospect.email);
      const elsewhere = await this.data.elsewhere(manager, id, prospect.email);
      const audit = await manager.query(`SELECT id, at, action, resource, before, after FROM audit_log WHERE id = ANY($1) ORDER BY id`, [
        ids,
      ]);
      await this.audit.record(manager, user, { action: 'export', resource: 'prospects', resourceId: id });
      return { exported_at: this.clock.now().toISOString(), prospect: { ...prospect }, tables: { ...tables, audit_log: audit }, elsewhere };
    });
  }

  /**
   * Deletes the prospect with all that hangs on it, and makes the person unreadable where rows must stay: audit log,
   * imports, messages to others. The address is kept as a keyed hash in the proof of the erasure.
   */
  async erase(id: string, user: SignedInUser): Promise<Erasure> {
    return this.database.transaction(async (manager) => {
      const { email } = await known(manager, id);
      const tables = await this.data.dependents(manager, id);
      const { deleted } = await this.prospects.removeWithin(manager, id, user);
      const sameAddress = await manager.countBy(Prospect, { email });
      const redacted = nonZero({
        audit_log: await this.redactAudit(manager, [id, ...Object.values(tables).flatMap(idsOf)], email),
        outbox: await redactOutbox(manager, email),
        ...(await this.redactImports(manager, email)),
        referrals: await affected(
          manager,
          `UPDATE referrals SET referred_email = $2, notes = NULL WHERE lower(referred_email) = lower($1)`,
          [email, ERASED],
        ),
      });
      for (const table of ['contact_messages', 'seo_audit_requests', 'emelia_events']) {
        const free = table === 'contact_messages' ? '' : 'prospect_id IS NULL AND ';
        const count = await affected(manager, `DELETE FROM ${table} WHERE ${free}lower(email) = lower($1)`, [email]);
        if (count > 0) deleted[table] = (deleted[table] ?? 0) + count;
      }
      const address = addressHash(email, loadAppSecret(this.config));
      await this.audit.record(manager, user, {
        action: 'erase',
        resource: 'prospects',
        resourceId: id,
        after: { address, deleted, redacted },
      });
      return { id, deleted, redacted, sameAddress };
    });
  }

  private async redactAudit(manager: EntityManager, ids: string[], email: string): Promise<number> {
    const found = await this.data.auditIds(manager, ids, email);
    for (const id of found) {
      const entry = await manager.findOneByOrFail(AuditEntry, { id });
      const isAbout = entry.resource_id !== null && ids.includes(entry.resource_id);
      const rest = (values: object | null) => values && (isAbout ? blanked(values) : withoutPerson(values, email));
      const values = { before: rest(entry.before), after: rest(entry.after) };
      await manager.update(AuditEntry, { id }, values as object);
    }
    return found.length;
  }

  private async redactImports(manager: EntityManager, email: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { table, column, isJson } of await this.data.importColumns(manager)) {
      const rows = await manager.query<{ place: string; value: unknown }[]>(
        `SELECT ctid::text AS place, ${column} AS value FROM ${table} WHERE lower(${column}::text) LIKE $1 FOR UPDATE`,
        [containing(email)],
      );
      for (const { place, value } of rows) {
        const rest = isJson ? JSON.stringify(withoutPerson(value, email)) : ERASED;
        await manager.query(`UPDATE ${table} SET ${column} = $1 WHERE ctid = $2::tid`, [rest, place]);
      }
      if (rows.length > 0) counts[table] = (counts[table] ?? 0) + rows.length;
    }
    return counts;
  }
}

async function known(manager: EntityManager, id: string): Promise<Prospect> {
  const prospect = await manager.findOne(Prospect, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!prospect) throw notFound('Ce prospect n’existe pas ou a déjà été supprimé.');
  return prospect;
}

/** Messages to the person, or that tell others about it, lose their words; what was not sent yet stays unsent. */
function redactOutbox(manager: EntityManager, email: string): Promise<number> {
  return affected(
    manager,
    `UPDATE outbox SET recipient = CASE WHEN lower(recipient) = lower($1) THEN $2 ELSE recipient END, subject = $2, body_text = $2,
            body_html = NULL, headers = '{}', attachments = '[]', status = CASE WHEN status = 'queued' THEN 'cancelled' ELSE status END
      WHERE lower(recipient) = lower($1) OR lower(subject || body_text || coalesce(body_html, '')) LIKE $3`,
    [email, ERASED, containing(email)],
  );
}

/** Rows that a statement changed. */
async function affected(manager: EntityManager, sql: string, parameters: unknown[]): Promise<number> {
  return returnedRows(await manager.query<unknown[]>(`${sql} RETURNING 1 AS one`, parameters)).length;
}

/** Keyed, so that the hash cannot be looked up in a list of addresses. */
export function addressHash(email: string, appSecret: string): string {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'erased-addresses', 32));
  return createHmac('sha256', key).update(email.trim().toLowerCase()).digest('hex');
}

const nonZero = (counts: Record<string, number>) => Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
