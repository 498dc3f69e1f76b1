import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, RateLimit, type SignedInUser } from '../../common/http/access.js';
import { ApiOperation } from '../../common/http/api-operation.js';
import { cursorQuery } from './api-common.contract.js';
import { type ApiList, apiListPage } from './api-list.contract.js';
import { ApiLists } from './api-lists.service.js';
import type { CursorPage } from './cursor-pages.queries.js';

@ApiTags('Lists')
@RateLimit('api')
@Controller('api/v1/lists')
export class ApiListsController {
  constructor(private readonly lists: ApiLists) {}

  @Get()
  @ApiOperation({
    summary: 'List lists',
    description: 'Imports that brought prospects, and the saved views of the account and of the team. Newest first.',
    scopes: ['prospects:read'],
    returns: apiListPage,
  })
  list(
    @Query({ schema: cursorQuery }) query: z.infer<typeof cursorQuery>,
    @CurrentUser() user: SignedInUser,
  ): Promise<CursorPage<ApiList>> {
    return this.lists.page(query, user);
  }
}
