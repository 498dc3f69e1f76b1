import { Body, Controller, Delete, Get, HttpStatus, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { CurrentUser, RateLimit, type SignedInUser } from '../../common/http/access.js';
import { ApiOperation } from '../../common/http/api-operation.js';
import { type ApiId, apiIdParam } from './api-common.contract.js';
import {
  type ApiProspect,
  type ApiProspectCreate,
  type ApiProspectQuery,
  type ApiProspectUpdate,
  type ApiProspectUpsert,
  apiProspect,
  apiProspectCreate,
  apiProspectPage,
  apiProspectQuery,
  apiProspectUpdate,
  apiProspectUpsert,
  externalIdParam,
} from './api-prospect.contract.js';
import { ApiProspects } from './api-prospects.service.js';
import type { CursorPage } from './cursor-pages.queries.js';
import { Idempotent } from './idempotency.service.js';

@ApiTags('Prospects')
@RateLimit('api')
@Controller('api/v1/prospects')
export class ApiProspectsController {
  constructor(private readonly prospects: ApiProspects) {}

  @Get()
  @ApiOperation({
    summary: 'List prospects',
    description: 'Newest first. Example companies are left out. With `list`, only the prospects of that list that also match `filter`.',
    scopes: ['prospects:read'],
    returns: apiProspectPage,
    errors: [404, 409],
  })
  list(@Query({ schema: apiProspectQuery }) query: ApiProspectQuery, @CurrentUser() user: SignedInUser): Promise<CursorPage<ApiProspect>> {
    return this.prospects.page(query, user);
  }

  @Post()
  @Idempotent({ prospect: 'answer' })
  @ApiOperation({
    summary: 'Create a prospect',
    description: 'Nothing is sent to the person, and nothing is measured until a scan is started.',
    scopes: ['prospects:write'],
    returns: apiProspect,
    status: 201,
    errors: [409],
  })
  create(@Body({ schema: apiProspectCreate }) body: ApiProspectCreate, @CurrentUser() user: SignedInUser): Promise<ApiProspect> {
    return this.prospects.create(body, user);
  }

  @Put('by-external-id/:externalId')
  @ApiResponse({ status: 201, description: 'Created', standardSchema: apiProspect })
  @ApiOperation({
    summary: 'Create or update a prospect by its external id',
    description: 'Repeat it as often as you like: 201 when the prospect is new, 200 when it was updated. Absent fields keep their values.',
    scopes: ['prospects:write'],
    returns: apiProspect,
    errors: [404, 409],
  })
  async upsert(
    @Param({ schema: externalIdParam }) { externalId }: z.infer<typeof externalIdParam>,
    @Body({ schema: apiProspectUpsert }) body: ApiProspectUpsert,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ApiProspect> {
    const { prospect, isNew } = await this.prospects.upsert(externalId, body, user);
    if (isNew) reply.status(HttpStatus.CREATED);
    return prospect;
  }

  @Get(':id')
  @ApiOperation({
    summary: 'Get a prospect',
    description: 'With its state in the pipeline and the address of its personal page.',
    scopes: ['prospects:read'],
    returns: apiProspect,
    errors: [404],
  })
  get(@Param({ schema: apiIdParam }) { id }: ApiId): Promise<ApiProspect> {
    return this.prospects.get(id);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Update a prospect',
    description: 'Absent fields keep their values; null empties one. Another website puts its former results aside.',
    scopes: ['prospects:write'],
    returns: apiProspect,
    errors: [404, 409],
  })
  update(
    @Param({ schema: apiIdParam }) { id }: ApiId,
    @Body({ schema: apiProspectUpdate }) body: ApiProspectUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<ApiProspect> {
    return this.prospects.update(id, body, user);
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Delete a prospect',
    description: 'With its results, its personal page and its history, at once.',
    scopes: ['prospects:write'],
    errors: [404],
  })
  async remove(@Param({ schema: apiIdParam }) { id }: ApiId, @CurrentUser() user: SignedInUser): Promise<void> {
    await this.prospects.remove(id, user);
  }
}
