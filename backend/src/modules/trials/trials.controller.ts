import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { TrialListQueries, trialListQuery } from './trial-list.queries.js';
import {
  type TrialCounters,
  type TrialDecision,
  type TrialRecord,
  trialCounters,
  trialDecision,
  trialRecord,
} from './trial-record.contract.js';
import { TrialRetries } from './trial-retries.service.js';
import { TrialReviews } from './trial-reviews.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('trials')
@Controller('api/admin/trials')
export class TrialsController {
  constructor(
    private readonly queries: TrialListQueries,
    private readonly retries: TrialRetries,
    private readonly reviews: TrialReviews,
  ) {}

  @Get()
  @ReturnsPageOf(trialRecord)
  list(@Query({ schema: trialListQuery }) query: z.infer<typeof trialListQuery>): Promise<Page<TrialRecord>> {
    return this.queries.page(query);
  }

  @Get('counters')
  @Returns(trialCounters)
  counters(): Promise<TrialCounters> {
    return this.queries.counters();
  }

  @Get(':id')
  @Returns(trialRecord)
  get(@Param({ schema: idParam }) { id }: Id): Promise<TrialRecord> {
    return this.queries.get(id);
  }

  @Post(':id/retry')
  @Returns(trialRecord)
  async retry(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<TrialRecord> {
    await this.retries.retry(id, user);
    return this.queries.get(id);
  }

  /** For a trial with an address outside its website's domain. */
  @Post(':id/review')
  @HttpCode(200)
  @Returns(trialRecord)
  async review(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: trialDecision }) { decision }: TrialDecision,
    @CurrentUser() user: SignedInUser,
  ): Promise<TrialRecord> {
    await this.reviews.decide(id, decision, user);
    return this.queries.get(id);
  }
}
