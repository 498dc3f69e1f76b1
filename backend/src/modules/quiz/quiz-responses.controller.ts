import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type QuizVersionRecord,
  quizVersion,
  type ResponseRecord,
  type ResultRecord,
  responseRecord,
  resultRecord,
} from './quiz-manager.contract.js';
import { QuizResponseQueries, responseListQuery, resultListQuery } from './quiz-responses.queries.js';

@ApiTags('quiz')
@Controller('api/admin')
export class QuizResponsesController {
  constructor(private readonly queries: QuizResponseQueries) {}

  @Get('quiz-responses')
  @ReturnsPageOf(responseRecord)
  list(@Query({ schema: responseListQuery }) query: z.infer<typeof responseListQuery>): Promise<Page<ResponseRecord>> {
    return this.queries.page(query);
  }

  @Get('quiz-results')
  @ReturnsPageOf(resultRecord)
  results(@Query({ schema: resultListQuery }) query: z.infer<typeof resultListQuery>): Promise<Page<ResultRecord>> {
    return this.queries.results(query);
  }

  @Get('quiz-versions')
  @Returns(quizVersion, 200, { isArray: true })
  versions(): Promise<QuizVersionRecord[]> {
    return this.queries.versions();
  }
}
