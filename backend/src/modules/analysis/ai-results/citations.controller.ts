import { Body, Controller, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import type { Page } from '../../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../../common/http/response-decorators.js';
import { startedScan } from '../scans/scan.contract.js';
import { AiCitations } from './ai-citations.service.js';
import {
  type AiCitationsRecord,
  type AiCitationsWithAnswers,
  aiCitations,
  aiCitationsWithAnswers,
  type CitationsUpdate,
  citationsUpdate,
} from './citations.contract.js';
import { AiCitationQueries, citationsListQuery } from './citations.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('ai-citations')
@Controller('api/admin/ai-citations')
export class AiCitationsController {
  constructor(
    private readonly citations: AiCitations,
    private readonly queries: AiCitationQueries,
  ) {}

  @Get()
  @ReturnsPageOf(aiCitations)
  list(@Query({ schema: citationsListQuery }) query: z.infer<typeof citationsListQuery>): Promise<Page<AiCitationsRecord>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(aiCitationsWithAnswers)
  get(@Param({ schema: idParam }) { id }: Id): Promise<AiCitationsWithAnswers> {
    return this.queries.get(id);
  }

  @Put(':id')
  @Returns(aiCitationsWithAnswers)
  async save(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: citationsUpdate }) update: CitationsUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<AiCitationsWithAnswers> {
    await this.citations.save(id, update, user);
    return this.queries.get(id);
  }

  @Post(':id/regenerate')
  @Returns(startedScan, 202)
  async regenerate(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<{ scanId: string }> {
    return { scanId: await this.citations.regenerate(id, user) };
  }
}
