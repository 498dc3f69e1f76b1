import { Injectable } from '@nestjs/common';
import { DataSource, type SelectQueryBuilder } from 'typeorm';
import { conflict, notFound } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import { type ProspectFilter, prospectFilter } from '../prospects/prospects.queries.js';
import { SavedViews } from '../saved-views/saved-views.service.js';
import type { ApiList } from './api-list.contract.js';
import { type CursorPage, type CursorQuery, inOrder, readIdsAfter } from './cursor-pages.queries.js';

const GONE = 'Cette liste n’existe pas ou plus\u202f: l’import a été annulé, ou la vue n’est plus partagée.';
const OUTDATED = 'Cette vue a un filtre qui n’existe plus\u202f: ouvrez-la dans le back-office et enregistrez-la à nouveau.';

/** Imports with prospects, for those who may import; own views, and shared ones. */
const LISTS = `(SELECT id, 'import' AS kind, file_name AS name, created_at FROM imports WHERE status = 'done' AND imported + updated > 0 AND :mayImport
  UNION ALL SELECT id, 'view', name, created_at FROM saved_views WHERE resource = 'prospects' AND (shared OR user_id = :userId))`;

type ListRow = Omit<ApiList, 'created_at'> & { created_at: Date };

/** Lists of prospects as the API reads them. */
@Injectable()
export class ApiLists {
  constructor(
    private readonly database: DataSource,
    private readonly views: SavedViews,
  ) {}

  async page(query: CursorQuery, user: SignedInUser): Promise<CursorPage<ApiList>> {
    const { ids, nextCursor } = await readIdsAfter(this.visible(user), 'lists', query);
    return { data: inOrder(ids, await this.read(ids, user)), nextCursor };
  }

  /** The conditions that the prospects of a list meet. */
  async filterOf(id: string, user: SignedInUser): Promise<ProspectFilter> {
    const [list] = await this.read([id], user);
    if (!list) throw notFound(GONE);
    if (list.kind === 'import') return { of_action: id } as ProspectFilter;
    const filter = prospectFilter.safeParse((await this.views.get(id, user)).content.filter);
    if (!filter.success) throw conflict('list_outdated', OUTDATED);
    return filter.data as ProspectFilter;
  }

  private async read(ids: readonly string[], user: SignedInUser): Promise<ApiList[]> {
    const rows = await this.visible(user).select('list.*').andWhere('list.id = ANY(:ids)', { ids }).getRawMany<ListRow>();
    return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  }

  private visible({ id, role }: SignedInUser): SelectQueryBuilder<ListRow> {
    return this.database
      .createQueryBuilder()
      .select()
      .from<ListRow>(LISTS, 'list')
      .where('true')
      .setParameters({ userId: id, mayImport: role !== 'viewer' });
  }
}
