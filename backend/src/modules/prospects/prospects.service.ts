import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { Clock } from '../../common/clock.js';
import { conflict, invalid } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { normalisePhone } from '../../common/phone.js';
import { newProspectToken } from '../../common/tokens.js';
import { normaliseSiteUrl, siteUrlFault } from '../../common/urls.js';
import { t } from '../../rules/language.rules.js';
import { AuditLog } from '../auth/audit-log.service.js';
import { Colleagues } from '../auth/colleagues.queries.js';
import { FormerToken } from './former-token.entity.js';
import { heldProspect } from './held-prospect.queries.js';
import { Note } from './note.entity.js';
import { noteChoice } from './pipeline.queries.js';
import type { ProspectCreate, ProspectUpdate } from './prospect.contract.js';
import { Prospect } from './prospect.entity.js';
import { changeProspects, emitCreated, emitDeleted } from './prospect-changes.queries.js';
import { lockProspect } from './prospect-locks.queries.js';
import { writeProspectFigures } from './write-figures.queries.js';

/** The id of a prospect in another system, which the API writes. */
interface ForeignId {
  external_id?: string | null;
}

/** Makes, changes and deletes prospects. */
@Injectable()
export class Prospects {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditLog,
    private readonly colleagues: Colleagues,
    private readonly clock: Clock,
  ) {}

  async create(input: ProspectCreate & ForeignId, user: SignedInUser | null): Promise<Prospect> {
    const values = {
      ...input,
      source: input.source ?? 'back-office',
      ...siteUrl(input.site_url),
      telephone: phoneNumber(input.telephone),
      metadata: input.metadata ?? {},
    };
    return this.database.transaction(async (manager) => {
      const made = await this.insert(manager, values as Partial<Prospect>);
      await this.audit.record(manager, user, {
        action: 'create',
        resource: 'prospects',
        resourceId: made.id,
        after: { nom: made.nom, email: made.email, site_url: made.site_url },
      });
      return made;
    });
  }

  /** Merges the keys that are present. */
  async update(
    id: string,
    { notes_read, status_reason, read, ...input }: ProspectUpdate & ForeignId,
    user: SignedInUser,
  ): Promise<Prospect> {
    const changes = definedOnly({ ...input, ...(input.site_url === undefined ? {} : siteUrl(input.site_url)) });
    return this.database.transaction(async (manager) => {
      // with another address, the results of this one are put aside
      if (changes.site_url !== undefined) await lockProspect(manager, id);
      const before = await heldProspect(manager, id);
      // the same in other words, as the former system wrote it: nothing has changed
      if (changes.site_url && changes.site_url === normaliseSiteUrl(before.site_url ?? '')) delete changes.site_url;
      if (input.notes !== undefined) await this.keepNotes(manager, before, input.notes ?? '', notes_read, user);
      // a number that was imported as it is may stay; a new one must be one
      if (input.telephone !== undefined && input.telephone !== before.telephone) changes.telephone = phoneNumber(input.telephone);
      // an owner whose account was closed remains until replaced
      if (changes.owner_id && changes.owner_id !== before.owner_id) await this.colleagues.mustBeOpen(manager, changes.owner_id, 'owner_id');
      const metadata = changes.metadata ? { ...before.metadata, ...(changes.metadata as object) } : before.metadata;
      await changeProspects(manager, [id], () => manager.save(Prospect, { ...before, ...changes, metadata } as Prospect));
      const after = await manager.findOneByOrFail(Prospect, { id });
      const choice = { userId: user.id, reason: status_reason ?? null, at: this.clock.now() };
      if (after.status !== before.status) await noteChoice(manager, choice, { id, from: before.status, to: after.status });
      await this.audit.record(manager, user, {
        action: 'update',
        resource: 'prospects',
        resourceId: id,
        before: pick(before, { ...changes, review_status: null }),
        after: pick(after, { ...changes, review_status: null }),
        read,
      });
      return after;
    });
  }

  /** Stores the replaced version, and rejects a change of an unread one. */
  private async keepNotes(
    manager: EntityManager,
    { id, notes }: Prospect,
    next: string,
    read: string | null | undefined,
    user: SignedInUser,
  ) {
    const present = notes ?? '';
    if (next === present) return;
    if (read !== undefined && (read ?? '') !== present.trim()) {
      const who = (await this.audit.lastWriter(manager, 'prospects', id, 'notes')) ?? 'Quelqu’un';
      throw conflict(
        'notes_changed',
        `${who} a modifié ces notes entre-temps\u202f: votre texte est gardé, comparez les deux avant d’enregistrer.`,
      );
    }
    if (present !== '') await manager.insert(Note, { prospect_id: id, content: present, created_by: user.id });
  }

  /**
   * Deletes a prospect with all that hangs on it, in one transaction. Answers it with the number of rows per table;
   * which tables those are is read from the database's own foreign keys.
   */
  async remove(id: string, user: SignedInUser): Promise<{ prospect: Prospect; deleted: Record<string, number> }> {
    return this.database.transaction((manager) => this.removeWithin(manager, id, user));
  }

  /** The same, within the caller's transaction. */
  async removeWithin(
    manager: EntityManager,
    id: string,
    user: SignedInUser,
  ): Promise<{ prospect: Prospect; deleted: Record<string, number> }> {
    // in the order of locks (docs/locks.md): advisory lock, targets in scans, row
    await lockProspect(manager, id);
    await manager.query('SELECT 1 FROM scan_targets WHERE prospect_id = $1 ORDER BY scan_id FOR UPDATE', [id]);
    const prospect = await heldProspect(manager, id, 'Ce prospect n’existe pas ou a déjà été supprimé.');
    const deleted = await countDependents(manager, id);
    await manager.delete(Prospect, { id });
    await emitDeleted(manager, [id]);
    await this.audit.record(manager, user, {
      action: 'delete',
      resource: 'prospects',
      resourceId: id,
      before: { nom: prospect.nom, deleted },
    });
    return { prospect, deleted };
  }

  /** What would go with it. */
  dependents(id: string): Promise<Record<string, number>> {
    return countDependents(this.database.manager, id);
  }

  /** Inserts under a fresh token, within the caller's transaction. */
  async insert(manager: EntityManager, values: Partial<Prospect>): Promise<Prospect> {
    const made = await this.underFreshToken(manager, (savepoint, token) => savepoint.save(Prospect, { ...values, token } as Prospect));
    await writeProspectFigures(manager, [made.id]);
    await emitCreated(manager, [made.id]);
    return made;
  }

  /** Gives a prospect a new token; the old one redirects. Returns the new token. */
  async replaceToken(manager: EntityManager, id: string): Promise<string> {
    const prospect = await heldProspect(manager, id);
    await manager.insert(FormerToken, { token: prospect.token, prospect_id: id });
    return this.underFreshToken(manager, async (savepoint, token) => {
      await savepoint.update(Prospect, { id }, { token });
      return token;
    });
  }

  private async underFreshToken<T>(manager: EntityManager, write: (savepoint: EntityManager, token: string) => Promise<T>): Promise<T> {
    return untilTokensAreFree(manager, async (savepoint) => {
      const token = newProspectToken();
      if (await savepoint.existsBy(FormerToken, { token })) throw new TakenToken();
      return write(savepoint, token);
    });
  }
}

/** A token that is another prospect's, or was. */
export class TakenToken extends Error {}

/** Runs `write`, which makes tokens, in a savepoint; undone and run again in the rare case that one is taken (2.8 · 10¹² are possible). */
export async function untilTokensAreFree<T>(manager: EntityManager, write: (savepoint: EntityManager) => Promise<T>): Promise<T> {
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      return await manager.transaction(write);
    } catch (error) {
      const isTaken = error instanceof TakenToken || (error instanceof QueryFailedError && error.message.includes('prospects_token_key'));
      if (!isTaken) throw error;
    }
  }
  throw conflict('token_taken', t`Échec de la création du prospect`);
}

function siteUrl(typed: string | null | undefined): { site_url: string | null } {
  if (!typed) return { site_url: null };
  const url = normaliseSiteUrl(typed);
  if (!url) throw invalid(siteUrlFault(typed), { site_url: siteUrlFault(typed) });
  return { site_url: url };
}

function phoneNumber(typed: string | null | undefined): string | null {
  if (!typed) return null;
  const number = normalisePhone(typed);
  if (!number) throw invalid(INVALID_PHONE, { telephone: INVALID_PHONE });
  return number;
}

const INVALID_PHONE = 'Numéro de téléphone invalide\u202f: écrivez-le avec son indicatif, par exemple +41 79 123 45 67.';

/** Counts dependent rows by table, from the foreign keys; figures of the list are derived and left out. */
async function countDependents(manager: EntityManager, id: string): Promise<Record<string, number>> {
  const keys = await manager.query<{ table: string; column: string }[]>(
    `SELECT c.conrelid::regclass::text AS table, a.attname AS column
       FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
      WHERE c.contype = 'f' AND c.confrelid = 'prospects'::regclass AND c.confdeltype = 'c' AND c.conrelid <> 'prospect_figures'::regclass`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column } of keys) {
    const [row] = await manager.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${table} WHERE "${column}" = $1`, [id]);
    if (row && row.count > 0) counts[table] = (counts[table] ?? 0) + row.count;
  }
  return counts;
}

const definedOnly = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
const pick = (values: object, keys: object) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, (values as Record<string, unknown>)[key]]));
