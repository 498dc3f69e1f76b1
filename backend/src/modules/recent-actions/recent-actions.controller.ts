import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { actionUndo, type RecentAction, recentAction, type UndoneAction, undoneAction } from './recent-action.contract.js';
import { type ActionListQuery, actionListQuery, RecentActionQueries } from './recent-actions.queries.js';
import { RecentActions } from './recent-actions.service.js';

const actionParam = z.object({ id: z.string().max(40) });

/** « Actions récentes ». */
@ApiTags('actions')
@Roles('staff')
@Controller('api/admin/actions')
export class RecentActionsController {
  constructor(
    private readonly queries: RecentActionQueries,
    private readonly actions: RecentActions,
  ) {}

  @Get()
  @ReturnsPageOf(recentAction)
  list(@Query({ schema: actionListQuery }) query: ActionListQuery): Promise<Page<RecentAction>> {
    return this.queries.page(query);
  }

  @Post(':id/undo')
  @HttpCode(200)
  @Returns(undoneAction)
  undo(
    @Param({ schema: actionParam }) { id }: z.infer<typeof actionParam>,
    @Body({ schema: actionUndo.optional() }) body: z.infer<typeof actionUndo> | undefined,
    @CurrentUser() user: SignedInUser,
  ): Promise<UndoneAction> {
    return this.actions.undo(id, body?.force ?? false, user);
  }
}
