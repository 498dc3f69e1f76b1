import { Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { listQuery, type Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type DeadLetterRecord,
  deadLetter,
  type QueueDepthRecord,
  queueDepth,
  type RetriedJob,
  retriedJob,
  type ScheduleRecord,
  schedule,
  type WorkerRecord,
  worker,
} from './jobs.contract.js';
import { Jobs } from './jobs.service.js';
import { Schedules } from './schedules.queries.js';

/** Newest first, without filters. */
const deadLetterQuery = listQuery(['failed_at'], {}, {});

@ApiTags('operations')
@Controller('api/admin')
export class JobsController {
  constructor(
    private readonly jobs: Jobs,
    private readonly schedules: Schedules,
  ) {}

  @Get('jobs')
  @Returns(queueDepth, 200, { isArray: true })
  depths(): Promise<QueueDepthRecord[]> {
    return this.jobs.depths();
  }

  @Get('jobs/dead-letters')
  @ReturnsPageOf(deadLetter)
  deadLetters(@Query({ schema: deadLetterQuery }) query: z.infer<typeof deadLetterQuery>): Promise<Page<DeadLetterRecord>> {
    return this.jobs.deadLetters(query);
  }

  @Post('jobs/dead-letters/:id/retry')
  @Returns(retriedJob, 202)
  retry(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>, @CurrentUser() user: SignedInUser): Promise<RetriedJob> {
    return this.jobs.retry(id, user);
  }

  @Get('workers')
  @Returns(worker, 200, { isArray: true })
  workers(): Promise<WorkerRecord[]> {
    return this.jobs.workers();
  }

  @Get('schedules')
  @Returns(schedule, 200, { isArray: true })
  list(): Promise<ScheduleRecord[]> {
    return this.schedules.all();
  }
}
