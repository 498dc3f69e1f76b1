import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { type SuppressionCreate, type SuppressionRecord, suppression, suppressionCreate, suppressionLift } from './suppression.contract.js';
import { SuppressionQueries, suppressionListQuery } from './suppressions.queries.js';
import { Suppressions } from './suppressions.service.js';

type Id = z.infer<typeof idParam>;

/** Who is not written to any more. */
@ApiTags('campaigns')
@Roles('staff')
@Controller('api/admin/suppressions')
export class SuppressionsController {
  constructor(
    private readonly suppressions: Suppressions,
    private readonly queries: SuppressionQueries,
  ) {}

  @Get()
  @ReturnsPageOf(suppression)
  list(@Query({ schema: suppressionListQuery }) query: z.infer<typeof suppressionListQuery>): Promise<Page<SuppressionRecord>> {
    return this.queries.page(query);
  }

  @Post()
  @Returns(suppression, 201)
  async create(
    @Body({ schema: suppressionCreate }) body: SuppressionCreate,
    @CurrentUser() user: SignedInUser,
  ): Promise<SuppressionRecord> {
    return this.queries.get(await this.suppressions.create(body, user));
  }

  @Delete(':id')
  @Returns(suppression)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<SuppressionRecord> {
    const record = await this.queries.get(id);
    await this.suppressions.remove(id, user);
    return record;
  }

  @Post(':id/lift')
  @Roles('admin')
  @HttpCode(200)
  @Returns(suppression)
  async lift(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: suppressionLift }) { request }: z.infer<typeof suppressionLift>,
    @CurrentUser() user: SignedInUser,
  ): Promise<SuppressionRecord> {
    const record = await this.queries.get(id);
    await this.suppressions.lift(id, request, user);
    return record;
  }
}
