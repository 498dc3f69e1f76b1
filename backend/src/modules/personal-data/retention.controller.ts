import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { erasureOrder } from './person-data.contract.js';
import {
  type RetentionDue,
  type RetentionPlan,
  type RetentionRunRecord,
  retentionDue,
  retentionPlan,
  retentionRun,
} from './retention.contract.js';
import { RetentionQueries } from './retention.queries.js';
import { RetentionRuns } from './retention-runs.service.js';

/** Retention of data. */
@ApiTags('personal data')
@Roles('staff')
@Controller('api/admin/personal-data/retention')
export class RetentionController {
  constructor(
    private readonly queries: RetentionQueries,
    private readonly runs: RetentionRuns,
  ) {}

  @Get()
  @Returns(retentionPlan)
  plan(): Promise<RetentionPlan> {
    return this.queries.plan();
  }

  @Get('due')
  @Returns(retentionDue)
  due(): Promise<RetentionDue> {
    return this.queries.due();
  }

  @Get('runs/:id')
  @Returns(retentionRun)
  run(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>): Promise<RetentionRunRecord> {
    return this.queries.run(id);
  }

  @Post('runs')
  @Returns(retentionRun, 202)
  async apply(
    @Body({ schema: erasureOrder }) _: z.infer<typeof erasureOrder>,
    @CurrentUser() user: SignedInUser,
  ): Promise<RetentionRunRecord> {
    return this.queries.run(await this.runs.order(user));
  }
}
