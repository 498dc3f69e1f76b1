import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { returnedRows } from '../../common/database/returned-rows.js';
import type { SignedInUser } from '../../common/http/access.js';
import { AuditEntry } from '../auth/audit-log.entity.js';
import { lockProspectsForDeletion } from '../prospects/prospect-locks.queries.js';
import { Prospects } from '../prospects/prospects.service.js';
import { writeProspectFigures } from '../prospects/write-figures.queries.js';
import { Suppressions } from '../suppressions/suppressions.service.js';
import type { ErasureOutcome } from './person-data.contract.js';
import { containing, idsOf, type Person, PersonData, type Place } from './person-data.queries.js';
import { blanked, ERASED, withoutMention, withoutPerson } from './redaction.js';

/** Steps in order, shown to staff. */
export const ERASURE_STEPS = ['records', 'requests', 'audit', 'mails', 'traces', 'list'] as const;
export type ErasureStep = (typeof ERASURE_STEPS)[number];

/** Tables whose rows are about one person; elsewhere an address is a mention. */
const RECORDS = new Set(['import_rows', 'imports', 'webhook_deliveries', 'emelia_events', 'outbox']);

type Counts = Record<string, number>;

/**
 * Erases a person in the caller's transaction: deletes their records with dependent rows, redacts what must remain (audit log, imports,
 * messages to others), and suppresses the address as a keyed hash, so that no import restores the person.
 */
@Injectable()
export class PersonErasure {
  constructor(
    private readonly prospects: Prospects,
    private readonly data: PersonData,
    private readonly suppressions: Suppressions,
  ) {}

  async run(
    manager: EntityManager,
    person: Person,
    user: SignedInUser,
    onStep: (step: ErasureStep) => void = () => undefined,
  ): Promise<ErasureOutcome & { hash: string | null }> {
    const { address, prospectIds } = person;
    await lockProspectsForDeletion(manager, 'SELECT unnest($1::uuid[])', [prospectIds]);
    const atProvider = await wasHandedOver(manager, person);
    const deleted: Counts = {};
    const redacted: Counts = {};
    onStep('records');
    const tables = await this.data.dependents(manager, prospectIds);
    for (const id of prospectIds) {
      const removed = await this.prospects.removeWithin(manager, id, user);
      add(deleted, { ...removed.deleted, prospects: 1 });
    }
    onStep('requests');
    for (const table of ['contact_messages', 'seo_audit_requests', 'emelia_events'])
      add(deleted, { [table]: await affected(manager, `DELETE FROM ${table} WHERE lower(btrim(email)) = $1`, [address]) });
    add(redacted, { referrals: await redactReferrals(manager, address) });
    onStep('audit');
    add(redacted, { audit_log: await this.redactAudit(manager, [...prospectIds, ...Object.values(tables).flatMap(idsOf)], address) });
    onStep('mails');
    add(redacted, { outbox: await redactOutbox(manager, address) });
    onStep('traces');
    const places = await this.data.sweptPlaces(manager);
    for (const table of new Set(places.map((place) => place.table)))
      add(redacted, {
        [table]: await redactTable(
          manager,
          table,
          places.filter((place) => place.table === table),
          address,
        ),
      });
    onStep('list');
    const hash = await this.suppressions.addErased(manager, address);
    const stored = await countRetainedHashes(manager, hash ?? person.hash);
    return { deleted, redacted, kept: stored, suppressed: hash !== null, atProvider, hash };
  }

  private async redactAudit(manager: EntityManager, ids: string[], address: string): Promise<number> {
    const found = await this.data.auditIds(manager, ids, address);
    for (const id of found) {
      const entry = await manager.findOneByOrFail(AuditEntry, { id });
      const isAbout = entry.resource_id !== null && ids.includes(entry.resource_id);
      const rest = (values: object | null) => values && (isAbout ? blanked(values) : withoutPerson(values, address));
      await manager.update(AuditEntry, { id }, { before: rest(entry.before), after: rest(entry.after) } as object);
    }
    return found.length;
  }
}

function add(counts: Counts, more: Counts): void {
  for (const [table, count] of Object.entries(more)) if (count > 0) counts[table] = (counts[table] ?? 0) + count;
}

/** Returns whether the e-mail provider has a copy. */
async function wasHandedOver(manager: EntityManager, { prospectIds, hash }: Person): Promise<boolean> {
  const [row] = await manager.query<{ found: boolean }[]>(
    `SELECT EXISTS (SELECT 1 FROM campaign_recipients r JOIN email_campaigns c ON c.id = r.campaign_id
        WHERE c.channel = 'emelia' AND r.state IN ('sent', 'sending', 'unknown') AND (r.prospect_id = ANY($1) OR r.email_hash = $2)) AS found`,
    [prospectIds, hash],
  );
  return row?.found === true;
}

/** Redacts recommended people; that a recommendation happened remains. */
function redactReferrals(manager: EntityManager, address: string): Promise<number> {
  return affected(
    manager,
    `UPDATE referrals SET notes = NULL,
            referred_email = CASE WHEN lower(btrim(referred_email)) = $1 THEN $2 ELSE referred_email END,
            original_email = CASE WHEN lower(btrim(original_email)) = $1 THEN $2 ELSE original_email END
      WHERE lower(btrim(referred_email)) = $1 OR lower(btrim(original_email)) = $1`,
    [address, ERASED],
  );
}

/** Redacts messages to the person or about them; unsent ones are cancelled. */
function redactOutbox(manager: EntityManager, address: string): Promise<number> {
  return affected(
    manager,
    `UPDATE outbox SET recipient = CASE WHEN lower(btrim(recipient)) = $1 THEN $2 ELSE recipient END, subject = $2, body_text = $2,
            body_html = NULL, letter = NULL, headers = '{}', attachments = '[]', status = CASE WHEN status = 'queued' THEN 'cancelled' ELSE status END
      WHERE lower(btrim(recipient)) = $1 OR lower(subject || body_text || coalesce(body_html, '') || headers::text) LIKE $3`,
    [address, ERASED, containing(address)],
  );
}

/** Answers the number of cells that named the address. */
async function redactTable(manager: EntityManager, table: string, places: readonly Place[], address: string): Promise<number> {
  const columns = places.map(({ column }) => column).join(', ');
  const rows = await manager.query<Record<string, unknown>[]>(
    `SELECT ctid::text AS "ctid", ${columns} FROM ${table} WHERE lower(concat_ws(' ', ${columns})) LIKE $1 FOR NO KEY UPDATE`,
    [containing(address)],
  );
  let cells = 0;
  const prospects: string[] = [];
  for (const row of rows) {
    const changes = places.flatMap(({ column, isJson }) => {
      const value = row[column.replaceAll('"', '')];
      const rest = RECORDS.has(table) ? withoutPerson(value, address) : withoutMention(value, address);
      return rest === value ? [] : [{ column, rest: isJson ? JSON.stringify(rest) : rest }];
    });
    const sets = changes.map(({ column }, index) => `${column} = $${index + 2}`);
    if (sets.length === 0) continue;
    const returning = table === 'prospects' ? ' RETURNING id' : '';
    const written = await manager.query<{ id: string }[]>(`UPDATE ${table} SET ${sets.join(', ')} WHERE ctid = $1::tid${returning}`, [
      row.ctid,
      ...changes.map(({ rest }) => rest),
    ]);
    if (returning) prospects.push(...returnedRows(written).map(({ id }) => id));
    cells += sets.length;
  }
  await writeProspectFigures(manager, prospects);
  return cells;
}

/** Proofs of what was sent and refused, without the address. */
async function countRetainedHashes(manager: EntityManager, hash: string | null): Promise<Counts> {
  const stored: Counts = {};
  for (const table of hash ? ['campaign_recipients', 'unsubscribe_links', 'suppressions'] : [])
    add(stored, {
      [table]: Number((await manager.query<{ count: string }[]>(`SELECT count(*) FROM ${table} WHERE email_hash = $1`, [hash]))[0]?.count),
    });
  return stored;
}

/** Rows that a statement changed. */
async function affected(manager: EntityManager, sql: string, parameters: unknown[]): Promise<number> {
  return returnedRows(await manager.query<unknown[]>(`${sql} RETURNING 1 AS one`, parameters)).length;
}
