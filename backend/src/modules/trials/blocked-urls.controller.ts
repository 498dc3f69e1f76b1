import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type BlockedUrlCreate,
  type BlockedUrlRecord,
  type BlockedUrlUpdate,
  blockedUrl,
  blockedUrlCreate,
  blockedUrlUpdate,
  type ChangedBlockedUrl,
  changedBlockedUrl,
} from './blocked-url.contract.js';
import { BlockedUrlQueries, blockedUrlListQuery } from './blocked-urls.queries.js';
import { BlockedUrls } from './blocked-urls.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('trials')
@Controller('api/admin/blocked-urls')
export class BlockedUrlsController {
  constructor(
    private readonly blocked: BlockedUrls,
    private readonly queries: BlockedUrlQueries,
  ) {}

  @Get()
  @ReturnsPageOf(blockedUrl)
  list(@Query({ schema: blockedUrlListQuery }) query: z.infer<typeof blockedUrlListQuery>): Promise<Page<BlockedUrlRecord>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(blockedUrl)
  get(@Param({ schema: idParam }) { id }: Id): Promise<BlockedUrlRecord> {
    return this.queries.get(id);
  }

  @Post()
  @Returns(changedBlockedUrl, 201)
  block(@Body({ schema: blockedUrlCreate }) body: BlockedUrlCreate, @CurrentUser() user: SignedInUser): Promise<ChangedBlockedUrl> {
    return this.blocked.block(body, user);
  }

  @Put(':id')
  @Returns(changedBlockedUrl)
  update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: blockedUrlUpdate }) body: BlockedUrlUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedBlockedUrl> {
    return this.blocked.update(id, body, user);
  }

  @Delete(':id')
  @Returns(changedBlockedUrl)
  remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<ChangedBlockedUrl> {
    return this.blocked.remove(id, user);
  }
}
