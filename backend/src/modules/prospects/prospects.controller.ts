import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type ListedProspect,
  listedProspect,
  type ProspectCounters,
  type ProspectCreate,
  type ProspectRecord,
  type ProspectUpdate,
  prospect,
  prospectCounters,
  prospectCreate,
  prospectUpdate,
} from './prospect.contract.js';
import { ProspectQueries, prospectListQuery } from './prospects.queries.js';
import { Prospects } from './prospects.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('prospects')
@Controller('api/admin/prospects')
export class ProspectsController {
  constructor(
    private readonly prospects: Prospects,
    private readonly queries: ProspectQueries,
  ) {}

  @Get()
  @ReturnsPageOf(listedProspect)
  list(@Query({ schema: prospectListQuery }) query: z.infer<typeof prospectListQuery>): Promise<Page<ListedProspect>> {
    return this.queries.page(query);
  }

  @Get('counters')
  @Returns(prospectCounters)
  counters(): Promise<ProspectCounters> {
    return this.queries.counters();
  }

  @Get(':id')
  @Returns(prospect)
  async get(@Param({ schema: idParam }) { id }: Id): Promise<ProspectRecord> {
    return this.queries.toRecord(await this.queries.get(id));
  }

  @Post()
  @Returns(prospect, 201)
  async create(@Body({ schema: prospectCreate }) body: ProspectCreate, @CurrentUser() user: SignedInUser): Promise<ProspectRecord> {
    return this.queries.toRecord(await this.prospects.create(body, user));
  }

  @Put(':id')
  @Returns(prospect)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: prospectUpdate }) body: ProspectUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<ProspectRecord> {
    return this.queries.toRecord(await this.prospects.update(id, body, user));
  }
}
