import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { type MessageRecord, type MessageUpdate, message, messageUpdate } from './message.contract.js';
import { MessageQueries, messageListQuery } from './messages.queries.js';
import { Messages } from './messages.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('messages')
@Roles('staff')
@Controller('api/admin/messages')
export class MessagesController {
  constructor(
    private readonly messages: Messages,
    private readonly queries: MessageQueries,
  ) {}

  @Get()
  @ReturnsPageOf(message)
  list(@Query({ schema: messageListQuery }) query: z.infer<typeof messageListQuery>): Promise<Page<MessageRecord>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(message)
  get(@Param({ schema: idParam }) { id }: Id): Promise<MessageRecord> {
    return this.queries.get(id);
  }

  @Put(':id')
  @Returns(message)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: messageUpdate }) changes: MessageUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<MessageRecord> {
    await this.messages.update(id, changes, user);
    return this.queries.get(id);
  }

  @Post(':id/reset')
  @Returns(message)
  async reset(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<MessageRecord> {
    await this.messages.reset(id, user);
    return this.queries.get(id);
  }
}
