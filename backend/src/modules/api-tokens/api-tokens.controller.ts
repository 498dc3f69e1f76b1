import { Body, Controller, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, Sensitive, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type ApiTokenCreate,
  type ApiTokenRecord,
  apiToken,
  apiTokenCreate,
  type MadeApiToken,
  madeApiToken,
} from './api-token.contract.js';
import { ApiTokenQueries, apiTokenListQuery } from './api-tokens.queries.js';
import { ApiTokens } from './api-tokens.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('api-tokens')
@Roles('admin')
@Controller('api/admin/api-tokens')
export class ApiTokensController {
  constructor(
    private readonly tokens: ApiTokens,
    private readonly queries: ApiTokenQueries,
  ) {}

  @Get()
  @ReturnsPageOf(apiToken)
  list(@Query({ schema: apiTokenListQuery }) query: z.infer<typeof apiTokenListQuery>): Promise<Page<ApiTokenRecord>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(apiToken)
  get(@Param({ schema: idParam }) { id }: Id): Promise<ApiTokenRecord> {
    return this.queries.get(id);
  }

  @Post()
  @Sensitive()
  @Returns(madeApiToken, 201)
  async create(@Body({ schema: apiTokenCreate }) body: ApiTokenCreate, @CurrentUser() user: SignedInUser): Promise<MadeApiToken> {
    const { id, token } = await this.tokens.create(body, user);
    return { ...(await this.queries.get(id)), token };
  }

  @Delete(':id')
  @Returns(apiToken)
  async revoke(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<ApiTokenRecord> {
    await this.tokens.revoke(id, user);
    return this.queries.get(id);
  }
}
