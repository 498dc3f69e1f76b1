import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import {
  type ChatChannelCreate,
  type ChatChannelRecord,
  type ChatChannelUpdate,
  type ChatOutcome,
  chatChannel,
  chatChannelCreate,
  chatChannelUpdate,
  chatOutcome,
} from './chat-channel.contract.js';
import { ChatChannelQueries } from './chat-channels.queries.js';
import { ChatChannels } from './chat-channels.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('alerts')
@Roles('admin')
@Controller('api/admin/chat-channels')
export class ChatChannelsController {
  constructor(
    private readonly channels: ChatChannels,
    private readonly queries: ChatChannelQueries,
  ) {}

  @Get()
  @Returns(chatChannel, 200, { isArray: true })
  list(): Promise<ChatChannelRecord[]> {
    return this.queries.all();
  }

  @Post()
  @Returns(chatChannel, 201)
  async create(
    @Body({ schema: chatChannelCreate }) body: ChatChannelCreate,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChatChannelRecord> {
    return this.queries.get(await this.channels.create(body, user));
  }

  @Put(':id')
  @Returns(chatChannel)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: chatChannelUpdate }) body: ChatChannelUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChatChannelRecord> {
    await this.channels.update(id, body, user);
    return this.queries.get(id);
  }

  @Post(':id/test')
  @HttpCode(200)
  @Returns(chatOutcome)
  test(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<ChatOutcome> {
    return this.channels.try(id, user);
  }

  @Delete(':id')
  @Returns(chatChannel)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<ChatChannelRecord> {
    const channel = await this.queries.get(id);
    await this.channels.remove(id, user);
    return channel;
  }
}
