import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { uuid } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsNothing, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type InboxItem,
  type InboxSummary,
  inboxClaim,
  inboxDone,
  inboxDoneAnswer,
  inboxItem,
  inboxSnooze,
  inboxSummary,
} from './inbox.contract.js';
import { type InboxListQuery, InboxQueries, inboxListQuery } from './inbox.queries.js';
import { Inbox } from './inbox.service.js';

const placeParam = z.object({ prospectId: uuid });
type Place = z.infer<typeof placeParam>;

/** The task inbox « À traiter ». */
@ApiTags('queue')
@Roles('staff')
@Controller('api/admin/queue')
export class InboxController {
  constructor(
    private readonly queries: InboxQueries,
    private readonly inbox: Inbox,
  ) {}

  @Get()
  @ReturnsPageOf(inboxItem)
  list(@Query({ schema: inboxListQuery }) query: InboxListQuery, @CurrentUser() user: SignedInUser): Promise<Page<InboxItem>> {
    return this.queries.page(query, user);
  }

  @Get('summary')
  @Returns(inboxSummary)
  summary(@CurrentUser() user: SignedInUser): Promise<InboxSummary> {
    return this.queries.summary(user);
  }

  @Post(':prospectId/claim')
  @HttpCode(200)
  @Returns(inboxClaim)
  claim(@Param({ schema: placeParam }) { prospectId }: Place, @CurrentUser() user: SignedInUser): Promise<z.infer<typeof inboxClaim>> {
    return this.inbox.claim(prospectId, user);
  }

  @Delete(':prospectId/claim')
  @ReturnsNothing()
  release(@Param({ schema: placeParam }) { prospectId }: Place, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.inbox.release(prospectId, user);
  }

  @Post(':prospectId/snooze')
  @ReturnsNothing()
  snooze(
    @Param({ schema: placeParam }) { prospectId }: Place,
    @Body({ schema: inboxSnooze }) { until }: z.infer<typeof inboxSnooze>,
    @CurrentUser() user: SignedInUser,
  ): Promise<void> {
    return this.inbox.snooze(prospectId, until, user);
  }

  @Post(':prospectId/done')
  @HttpCode(200)
  @Returns(inboxDoneAnswer)
  async done(
    @Param({ schema: placeParam }) { prospectId }: Place,
    @Body({ schema: inboxDone.optional() }) body: z.infer<typeof inboxDone> | undefined,
    @CurrentUser() user: SignedInUser,
  ): Promise<z.infer<typeof inboxDoneAnswer>> {
    const done = await this.inbox.done(prospectId, body?.reasons, user);
    return { done, treated_today: await this.queries.treatedToday(user) };
  }

  @Delete(':prospectId/done')
  @ReturnsNothing()
  reopen(@Param({ schema: placeParam }) { prospectId }: Place, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.inbox.reopen(prospectId, user);
  }
}
