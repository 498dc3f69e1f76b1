import type { EntityManager } from 'typeorm';
import type { ColumnOf } from '../../common/database/catalogue.js';
import { events } from '../../common/database/domain-events.js';
import { changeProspects, emitCreated } from '../../modules/prospects/prospect-changes.queries.js';
import type { Row } from './shapes.js';
import { type Stored, storeRow } from './store-row.js';
import type { LegacyTable } from './tables.js';

/** Writes one row, and emits what that means for other tools. */
export async function storeWithEvents(
  manager: EntityManager,
  table: LegacyTable,
  columns: ReadonlyMap<string, ColumnOf>,
  values: Row,
): Promise<Stored> {
  const known = values.id == null ? undefined : await knownRow(manager, table.name, values.id);
  const store = () => storeRow(manager, table, columns, values);
  const { outcome, id } = table.name === 'prospects' && known ? await changeProspects(manager, [known.id], store) : await store();
  if (id && outcome === 'added') await emitAdded(manager, table.name, id, values.type);
  const isCompleted = table.name === 'seo_audit_requests' && outcome === 'updated' && values.status === 'completed';
  if (id && isCompleted && known?.status !== 'completed') await events.emit(manager, { type: 'audit.sent', ids: [id] });
  return outcome;
}

/** Tables whose former state is compared. */
const COMPARED = new Set(['prospects', 'seo_audit_requests']);

async function knownRow(manager: EntityManager, table: string, id: unknown): Promise<{ id: string; status: string } | undefined> {
  if (!COMPARED.has(table)) return undefined;
  const [row] = await manager.query<{ id: string; status: string }[]>(`SELECT id, status FROM ${table} WHERE id = $1`, [id]);
  return row;
}

async function emitAdded(manager: EntityManager, table: string, id: string, type: unknown): Promise<void> {
  const ids = [id];
  if (table === 'prospects') await emitCreated(manager, ids);
  if (table === 'seo_audit_requests') await events.emit(manager, { type: 'audit.requested', ids });
  if (table === 'contact_messages') await events.emit(manager, { type: 'message.received', ids });
  if (table === 'referrals') await events.emit(manager, { type: 'referral.created', ids });
  if (table === 'emelia_events' && type === 'replied') await events.emit(manager, { type: 'campaign.replied', ids });
}
