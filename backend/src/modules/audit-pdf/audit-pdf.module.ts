import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProvidersModule } from '../../providers/providers.module.js';
import { AnalysisModule } from '../analysis/analysis.module.js';
import { ProspectsModule } from '../prospects/prospects.module.js';
import { SignatoriesModule } from '../signatories/signatories.module.js';
import { AuditDelivery } from './audit-delivery.service.js';
import { AuditDocument } from './audit-document.entity.js';
import { AuditDocumentsController } from './audit-documents.controller.js';
import { AuditDocumentQueries } from './audit-documents.queries.js';
import { AuditDocuments } from './audit-documents.service.js';
import { AuditFactsQueries } from './audit-facts.queries.js';
import { AuditMaking } from './audit-making.jobs.js';
import { AuditPrint } from './audit-print.service.js';
import { AuditPromises } from './audit-promises.schedule.js';
import { PublicAuditDocumentsController } from './public-audit-documents.controller.js';

/** The audit as a PDF: ordered, made, reviewed, sent. */
@Module({
  imports: [TypeOrmModule.forFeature([AuditDocument]), ProvidersModule, ProspectsModule, SignatoriesModule, AnalysisModule],
  controllers: [PublicAuditDocumentsController, AuditDocumentsController],
  providers: [AuditDelivery, AuditDocumentQueries, AuditDocuments, AuditFactsQueries, AuditMaking, AuditPrint, AuditPromises],
})
export class AuditPdfModule {}
