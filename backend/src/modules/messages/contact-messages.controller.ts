import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { type ContactMessageRecord, type ContactMessageUpdate, contactMessage, contactMessageUpdate } from './contact.contract.js';
import { ContactMessageQueries, contactMessageListQuery } from './contact-messages.queries.js';
import { ContactMessages } from './contact-messages.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('contact-messages')
@Controller('api/admin/contact-messages')
export class ContactMessagesController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly queries: ContactMessageQueries,
  ) {}

  @Get()
  @ReturnsPageOf(contactMessage)
  list(@Query({ schema: contactMessageListQuery }) query: z.infer<typeof contactMessageListQuery>): Promise<Page<ContactMessageRecord>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(contactMessage)
  get(@Param({ schema: idParam }) { id }: Id): Promise<ContactMessageRecord> {
    return this.queries.get(id);
  }

  @Put(':id')
  @Returns(contactMessage)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: contactMessageUpdate }) body: ContactMessageUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<ContactMessageRecord> {
    await this.messages.update(id, body, user);
    return this.queries.get(id);
  }

  @Delete(':id')
  @Returns(contactMessage)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<ContactMessageRecord> {
    const removed = await this.queries.get(id);
    await this.messages.remove(id, user);
    return removed;
  }
}
