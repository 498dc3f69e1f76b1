import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import type { Page } from '../../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../../common/http/response-decorators.js';
import { startedScan } from '../scans/scan.contract.js';
import { AiRecommendations } from './ai-recommendations.service.js';
import {
  type AiRecommendationsRecord,
  aiRecommendations,
  type RecommendationsUpdate,
  recommendationsUpdate,
} from './recommendations.contract.js';
import { AiRecommendationQueries, recommendationsListQuery } from './recommendations.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('ai-recommendations')
@Controller('api/admin/ai-recommendations')
export class AiRecommendationsController {
  constructor(
    private readonly recommendations: AiRecommendations,
    private readonly queries: AiRecommendationQueries,
  ) {}

  @Get()
  @ReturnsPageOf(aiRecommendations)
  list(
    @Query({ schema: recommendationsListQuery }) query: z.infer<typeof recommendationsListQuery>,
  ): Promise<Page<AiRecommendationsRecord>> {
    return this.queries.page(query);
  }

  @Get(':id')
  @Returns(aiRecommendations)
  get(@Param({ schema: idParam }) { id }: Id): Promise<AiRecommendationsRecord> {
    return this.queries.get(id);
  }

  @Put(':id')
  @Returns(aiRecommendations)
  async save(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: recommendationsUpdate }) { recommendations, site_url }: RecommendationsUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<AiRecommendationsRecord> {
    await this.recommendations.save(id, { recommendations, site_url }, user);
    return this.queries.get(id);
  }

  @Delete(':id')
  @Returns(aiRecommendations)
  async removeAll(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<AiRecommendationsRecord> {
    await this.recommendations.removeAll(id, user);
    return this.queries.get(id);
  }

  @Post(':id/regenerate')
  @Returns(startedScan, 202)
  async regenerate(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<{ scanId: string }> {
    return { scanId: await this.recommendations.regenerate(id, user) };
  }
}
