import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  type AuditRequestCounters,
  type AuditRequestRecord,
  type AuditRequestUpdate,
  auditRequest,
  auditRequestCounters,
  auditRequestUpdate,
} from './audit-request.contract.js';
import { AuditRequestQueries, auditRequestListQuery } from './audit-requests.queries.js';
import { AuditRequests } from './audit-requests.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('audit-requests')
@Roles('staff')
@Controller('api/admin/audit-requests')
export class AuditRequestsController {
  constructor(
    private readonly requests: AuditRequests,
    private readonly queries: AuditRequestQueries,
  ) {}

  @Get()
  @ReturnsPageOf(auditRequest)
  list(@Query({ schema: auditRequestListQuery }) query: z.infer<typeof auditRequestListQuery>): Promise<Page<AuditRequestRecord>> {
    return this.queries.page(query);
  }

  @Get('counters')
  @Returns(auditRequestCounters)
  counters(): Promise<AuditRequestCounters> {
    return this.queries.counters();
  }

  @Get(':id')
  @Returns(auditRequest)
  get(@Param({ schema: idParam }) { id }: Id): Promise<AuditRequestRecord> {
    return this.queries.get(id);
  }

  @Put(':id')
  @Returns(auditRequest)
  async update(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: auditRequestUpdate }) body: AuditRequestUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<AuditRequestRecord> {
    await this.requests.update(id, body, user);
    return this.queries.get(id);
  }

  @Delete(':id')
  @Returns(auditRequest)
  async remove(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<AuditRequestRecord> {
    const removed = await this.queries.get(id);
    await this.requests.remove(id, user);
    return removed;
  }
}
