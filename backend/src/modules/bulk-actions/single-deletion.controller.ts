import { Controller, Delete, Headers, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { deletedProspect } from '../prospects/prospect.contract.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { Prospects } from '../prospects/prospects.service.js';
import { BulkActions } from './bulk-actions.service.js';

/** Deletes at once; with `Prefer: respond-async` (RFC 7240) as a bulk deletion of one, which can be undone. */
@ApiTags('prospects')
@Controller('api/admin/prospects')
export class SingleDeletionController {
  constructor(
    private readonly prospects: Prospects,
    private readonly queries: ProspectQueries,
    private readonly bulk: BulkActions,
  ) {}

  @Delete(':id')
  @Returns(deletedProspect)
  async remove(
    @Param({ schema: idParam }) { id }: z.infer<typeof idParam>,
    @Headers('prefer') prefer: string | undefined,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof deletedProspect>> {
    if (prefer?.includes('respond-async')) return this.removeLater(id, user);
    const { prospect, deleted } = await this.prospects.remove(id, user);
    return { ...(await this.queries.toRecord(prospect)), deleted, action_id: null, undo_until: null };
  }

  private async removeLater(id: string, user: SignedInUser): Promise<z.infer<typeof deletedProspect>> {
    const prospect = await this.queries.get(id);
    const [record, deleted] = await Promise.all([this.queries.toRecord(prospect), this.prospects.dependents(id)]);
    const { id: action_id, undo_until } = await this.bulk.run({ action: 'delete', ids: [id], dryRun: false }, user);
    if (action_id === null) throw notFound('Ce prospect n’existe pas ou a déjà été supprimé.');
    return { ...record, deleted, action_id, undo_until };
  }
}
