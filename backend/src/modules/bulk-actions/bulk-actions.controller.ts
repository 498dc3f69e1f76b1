import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam, uuid } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { prospectFilter } from '../prospects/prospects.queries.js';
import { type BulkAnswer, bulkAnswer, bulkWork, undoneBulk } from './bulk-action.contract.js';
import { BulkActions } from './bulk-actions.service.js';

const bulkOrder = z
  .object({ ...bulkWork, ids: z.array(uuid).min(1).max(10_000).optional(), filter: prospectFilter.optional() })
  .refine(({ ids, filter }) => ids !== undefined || filter !== undefined, {
    message: 'Choisissez les prospects : par leurs identifiants (`ids`) ou par un filtre (`filter`).',
    path: ['ids'],
  });

@ApiTags('prospects')
@Controller('api/admin/prospects/bulk')
export class BulkActionsController {
  constructor(private readonly bulk: BulkActions) {}

  @Post()
  @HttpCode(200)
  @Returns(bulkAnswer)
  run(@Body({ schema: bulkOrder }) order: z.infer<typeof bulkOrder>, @CurrentUser() user: SignedInUser): Promise<BulkAnswer> {
    return this.bulk.run(order, user);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Returns(undoneBulk)
  undo(
    @Param({ schema: idParam }) { id }: z.infer<typeof idParam>,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof undoneBulk>> {
    return this.bulk.undo(id, user);
  }
}
