import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { conflict, notFound, type Problem } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { BulkActions } from '../bulk-actions/bulk-actions.service.js';
import { ImportUndo } from '../imports/import-undo.service.js';
import type { UndoneAction } from './recent-action.contract.js';

/** SQL: the source of an action by id ($1). */
const SOURCE = `
  SELECT 'bulk' AS source FROM prospect_bulk_actions WHERE id = $1 UNION ALL
  SELECT 'import' FROM imports WHERE id = $1 UNION ALL SELECT 'scan' FROM scans WHERE id = $1`;

/** Takes an act back, by the service that did it. */
@Injectable()
export class RecentActions {
  constructor(
    private readonly database: DataSource,
    private readonly bulk: BulkActions,
    private readonly imports: ImportUndo,
  ) {}

  async undo(id: string, force: boolean, user: SignedInUser): Promise<UndoneAction> {
    switch (await this.sourceOf(id)) {
      case 'bulk':
        return this.undoBulk(id, user);
      case 'import':
        return this.undoImport(id, force, user);
      case 'scan':
      case 'log':
        throw conflict('not_undoable', 'Cette action ne peut pas être annulée.');
      default:
        throw notFound('Cette action n’existe pas ou n’est plus gardée.');
    }
  }

  private async undoBulk(id: string, user: SignedInUser): Promise<UndoneAction> {
    const { count, kept, wasUndone } = await this.bulk.undo(id, user);
    if (wasUndone) throw alreadyUndone();
    return { id, count, kept };
  }

  private async undoImport(id: string, force: boolean, user: SignedInUser): Promise<UndoneAction> {
    const undone = 'SELECT 1 FROM imports WHERE id = $1 AND undone_at IS NOT NULL';
    const { restored, removed } = await this.imports.undo(id, force, user).catch(async (error: unknown) => {
      throw (await this.database.query<object[]>(undone, [id])).length > 0 ? alreadyUndone() : error;
    });
    return { id, count: restored + removed, kept: 0 };
  }

  private async sourceOf(id: string): Promise<string | undefined> {
    if (z.uuid().safeParse(id).success) {
      const [row] = await this.database.query<{ source: string }[]>(SOURCE, [id]);
      return row?.source;
    }
    if (!/^\d{1,15}$/.test(id)) return undefined;
    const entries = await this.database.query<object[]>('SELECT 1 FROM audit_log WHERE id = $1::bigint', [id]);
    return entries.length > 0 ? 'log' : undefined;
  }
}

const alreadyUndone = (): Problem => conflict('already_undone', 'Cette action est déjà annulée.');
