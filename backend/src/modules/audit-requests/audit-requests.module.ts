import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { SignatoriesModule } from '../signatories/signatories.module.js';
import { AuditRequest } from './audit-request.entity.js';
import { AuditRequestsController } from './audit-requests.controller.js';
import { AuditRequestQueries } from './audit-requests.queries.js';
import { AuditRequests } from './audit-requests.service.js';
import { PublicAuditRequestsController } from './public-audit-requests.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([AuditRequest]), AnalysisModule, ProspectsModule, SignatoriesModule],
  controllers: [PublicAuditRequestsController, AuditRequestsController],
  providers: [AuditRequests, AuditRequestQueries],
})
export class AuditRequestsModule {}
