import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { uuid } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsNothing, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type QueueItem,
  type QueueSummary,
  queueClaim,
  queueDone,
  queueDoneAnswer,
  queueItem,
  queueSnooze,
  queueSummary,
} from './queue.contract.js';
import { type QueueListQuery, QueueQueries, queueListQuery } from './queue.queries.js';
import { Queue } from './queue.service.js';

const placeParam = z.object({ prospectId: uuid });
type Place = z.infer<typeof placeParam>;

/** « À traiter »: for those who work with prospects. */
@ApiTags('queue')
@Roles('staff')
@Controller('api/admin/queue')
export class QueueController {
  constructor(
    private readonly queries: QueueQueries,
    private readonly queue: Queue,
  ) {}

  @Get()
  @ReturnsPageOf(queueItem)
  list(@Query({ schema: queueListQuery }) query: QueueListQuery, @CurrentUser() user: SignedInUser): Promise<Page<QueueItem>> {
    return this.queries.page(query, user);
  }

  @Get('summary')
  @Returns(queueSummary)
  summary(@CurrentUser() user: SignedInUser): Promise<QueueSummary> {
    return this.queries.summary(user);
  }

  @Post(':prospectId/claim')
  @HttpCode(200)
  @Returns(queueClaim)
  claim(@Param({ schema: placeParam }) { prospectId }: Place, @CurrentUser() user: SignedInUser): Promise<z.infer<typeof queueClaim>> {
    return this.queue.claim(prospectId, user);
  }

  @Delete(':prospectId/claim')
  @ReturnsNothing()
  release(@Param({ schema: placeParam }) { prospectId }: Place, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.queue.release(prospectId, user);
  }

  @Post(':prospectId/snooze')
  @ReturnsNothing()
  snooze(
    @Param({ schema: placeParam }) { prospectId }: Place,
    @Body({ schema: queueSnooze }) { until }: z.infer<typeof queueSnooze>,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.queue.snooze(prospectId, until, user);
  }

  @Post(':prospectId/done')
  @HttpCode(200)
  @Returns(queueDoneAnswer)
  async done(
    @Param({ schema: placeParam }) { prospectId }: Place,
    @Body({ schema: queueDone.optional() }) body: z.infer<typeof queueDone> | undefined,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof queueDoneAnswer>> {
    const done = await this.queue.done(prospectId, body?.reasons, user);
    return { done, treated_today: await this.queries.treatedToday(user) };
  }

  @Delete(':prospectId/done')
  @ReturnsNothing()
  reopen(@Param({ schema: placeParam }) { prospectId }: Place, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.queue.reopen(prospectId, user);
  }
}
