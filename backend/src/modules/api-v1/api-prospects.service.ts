import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { conflict } from '../../common/errors.js';
import type { SignedInUser } from '../../common/http/access.js';
import type { ProspectRecord } from '../prospects/prospect.contract.js';
import { Prospect } from '../prospects/prospect.entity.js';
import { type ProspectFilter, ProspectQueries } from '../prospects/prospects.queries.js';
import { Prospects } from '../prospects/prospects.service.js';
import { ApiLists } from './api-lists.service.js';
import type { ApiProspect, ApiProspectCreate, ApiProspectQuery, ApiProspectUpdate, ApiProspectUpsert } from './api-prospect.contract.js';
import { type CursorPage, inOrder, readIdsAfter } from './cursor-pages.queries.js';

const TAKEN = 'Un autre prospect a déjà cet identifiant externe.';

/** Prospects as the API reads and writes them. */
@Injectable()
export class ApiProspects {
  constructor(
    private readonly database: DataSource,
    private readonly prospects: Prospects,
    private readonly queries: ProspectQueries,
    private readonly lists: ApiLists,
  ) {}

  async page(
    { limit, cursor, list, filter: { externalId, ...filter } }: ApiProspectQuery,
    user: SignedInUser,
  ): Promise<CursorPage<ApiProspect>> {
    const matching = this.queries.matching(filter as ProspectFilter);
    if (list !== undefined) matching.andWhere(...this.isIn(await this.lists.filterOf(list, user)));
    if (externalId !== undefined) matching.andWhere('prospect.external_id = :externalId', { externalId });
    const { ids, nextCursor } = await readIdsAfter(matching, 'prospects', { limit, cursor });
    const found = ids.length === 0 ? [] : await this.queries.matching({ id: ids } as ProspectFilter).getMany();
    return { data: inOrder(ids, await Promise.all(found.map((prospect) => this.toRecord(prospect)))), nextCursor };
  }

  async get(id: string): Promise<ApiProspect> {
    return this.toRecord(await this.queries.get(id));
  }

  async create({ externalId, ...input }: ApiProspectCreate, user: SignedInUser): Promise<ApiProspect> {
    const values = { ...input, source: input.source ?? 'api', external_id: externalId ?? null };
    return this.toRecord(await this.prospects.create(values, user).catch(externalIdTaken));
  }

  async update(id: string, { externalId, ...input }: ApiProspectUpdate, user: SignedInUser): Promise<ApiProspect> {
    await this.queries.get(id);
    const changes = { ...input, ...(externalId !== undefined && { external_id: externalId }) };
    return this.toRecord(await this.prospects.update(id, changes, user).catch(externalIdTaken));
  }

  /** Creates or updates the prospect of an external id. Of several creations at once, all but one become updates. */
  async upsert(externalId: string, input: ApiProspectUpsert, user: SignedInUser): Promise<{ prospect: ApiProspect; isNew: boolean }> {
    const known = await this.idOf(externalId);
    if (known) return { prospect: await this.update(known, input, user), isNew: false };
    try {
      return { prospect: await this.create({ ...input, externalId }, user), isNew: true };
    } catch (error) {
      const made = isTaken(error) ? await this.idOf(externalId) : null;
      if (!made) throw error;
      return { prospect: await this.update(made, input, user), isNew: false };
    }
  }

  async remove(id: string, user: SignedInUser): Promise<void> {
    await this.queries.get(id);
    await this.prospects.remove(id, user);
  }

  /** The condition that a prospect meets a second filter; its values have names of their own. */
  private isIn(filter: ProspectFilter): [sql: string, values: Record<string, unknown>] {
    const [sql, values] = this.queries.matching(filter).select('prospect.id').getQueryAndParameters();
    const named = Object.fromEntries(values.map((value, index): [string, unknown] => [`list${index + 1}`, value]));
    return [`prospect.id IN (${sql.replace(/\$(\d+)/g, ':list$1')})`, named];
  }

  private async idOf(externalId: string): Promise<string | null> {
    const found = await this.database.getRepository(Prospect).findOne({ where: { external_id: externalId }, select: { id: true } });
    return found?.id ?? null;
  }

  private async toRecord(prospect: Prospect): Promise<ApiProspect> {
    const { metadata: _, ...record }: ProspectRecord = await this.queries.toRecord(prospect);
    return { ...record, externalId: prospect.external_id };
  }
}

const EXTERNAL_ID_TAKEN = 'external_id_taken';

function externalIdTaken(error: unknown): never {
  const isViolation = error instanceof QueryFailedError && error.message.includes('prospects_external_id_key');
  throw isViolation ? conflict(EXTERNAL_ID_TAKEN, TAKEN, { externalId: TAKEN }) : error;
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === EXTERNAL_ID_TAKEN;
