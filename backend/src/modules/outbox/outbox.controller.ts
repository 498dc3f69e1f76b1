import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { type OutboxEmail, type OutboxEntry, outboxEmail, outboxEntry } from './outbox.contract.js';
import { OutboxQueries, outboxListQuery } from './outbox.queries.js';
import { OutboxActions } from './outbox-actions.service.js';

type Id = z.infer<typeof idParam>;

/** Not for viewers: e-mails carry personal links that change things. */
@ApiTags('outbox')
@Roles('staff')
@Controller('api/admin/outbox')
export class OutboxController {
  constructor(
    private readonly queries: OutboxQueries,
    private readonly actions: OutboxActions,
  ) {}

  @Get()
  @ReturnsPageOf(outboxEntry)
  list(@Query({ schema: outboxListQuery }) query: z.infer<typeof outboxListQuery>): Promise<Page<OutboxEntry>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(outboxEmail)
  get(@Param({ schema: idParam }) { id }: Id): Promise<OutboxEmail> {
    return this.queries.get(id);
  }

  @Post(':id/retry')
  @Returns(outboxEmail)
  async retry(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<OutboxEmail> {
    await this.actions.retry(id, user);
    return this.queries.get(id);
  }

  @Post(':id/cancel')
  @Returns(outboxEmail)
  async cancel(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<OutboxEmail> {
    await this.actions.cancel(id, user);
    return this.queries.get(id);
  }

  @Post(':id/confirm')
  @Returns(outboxEmail)
  async confirm(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<OutboxEmail> {
    await this.actions.confirm(id, user);
    return this.queries.get(id);
  }
}
