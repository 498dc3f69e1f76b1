import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Roles } from '../../../common/http/access.js';
import { idParam } from '../../../common/http/field.contract.js';
import type { Page } from '../../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../../common/http/response-decorators.js';
import {
  type KeywordAnalysisRecord,
  type KeywordAnalysisWithKeywords,
  type KeywordDebug,
  keywordAnalysis,
  keywordAnalysisWithKeywords,
  keywordDebug,
} from './keywords.contract.js';
import { KeywordAnalysisQueries, keywordListQuery } from './keywords.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('keyword-analyses')
@Roles('staff')
@Controller('api/admin')
export class KeywordAnalysesController {
  constructor(private readonly queries: KeywordAnalysisQueries) {}

  @Get('keyword-analyses')
  @ReturnsPageOf(keywordAnalysis)
  list(@Query({ schema: keywordListQuery }) query: z.infer<typeof keywordListQuery>): Promise<Page<KeywordAnalysisRecord>> {
    return this.queries.page(query);
  }

  @Get('keyword-analyses/:id')
  @Returns(keywordAnalysisWithKeywords)
  get(@Param({ schema: idParam }) { id }: Id): Promise<KeywordAnalysisWithKeywords> {
    return this.queries.get(id);
  }

  /** `id` is the prospect's. */
  @Get('prospects/:id/keyword-debug')
  @Returns(keywordDebug)
  debug(@Param({ schema: idParam }) { id }: Id): Promise<KeywordDebug> {
    return this.queries.debug(id);
  }
}
