import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Roles } from '../../common/http/access.js';
import type { Page } from '../../common/http/list-query.js';
import { ReturnsPageOf } from '../../common/http/response-decorators.js';
import { auditEntry } from './audit-log.contract.js';
import { AuditQueries, auditListQuery, type NamedEntry } from './audit-log.queries.js';

@ApiTags('audit-log')
@Roles('staff')
@Controller('api/admin/audit-log')
export class AuditLogController {
  constructor(private readonly queries: AuditQueries) {}

  @Get()
  @ReturnsPageOf(auditEntry)
  list(@Query({ schema: auditListQuery }) query: z.infer<typeof auditListQuery>): Promise<Page<NamedEntry>> {
    return this.queries.page(query);
  }
}
