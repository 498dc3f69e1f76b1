import { Body, Controller, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import { AuditDelivery } from './audit-delivery.service.js';
import { AuditDocumentQueries, auditDocumentListQuery } from './audit-documents.queries.js';
import { AuditDocuments } from './audit-documents.service.js';
import { type AuditDocumentRecord, type AuditOrder, auditDocument, auditFileParam, auditOrder } from './audit-pdf.contract.js';
import { ReturnsPdf, sendPdf } from './public-audit-documents.controller.js';

type Id = z.infer<typeof idParam>;

@ApiTags('audit-documents')
@Controller('api/admin')
export class AuditDocumentsController {
  constructor(
    private readonly documents: AuditDocuments,
    private readonly delivery: AuditDelivery,
    private readonly queries: AuditDocumentQueries,
  ) {}

  @Post('prospects/:id/audit-pdf')
  @Returns(auditDocument, 202)
  async order(
    @Param({ schema: idParam }) { id }: Id,
    @Body({ schema: auditOrder }) { request_id: requestId }: AuditOrder,
    @CurrentUser() user: SignedInUser,
  ): Promise<AuditDocumentRecord> {
    return this.queries.get(await this.documents.order({ prospectId: id, requestId, sendWhenMade: false }, user));
  }

  @Get('audit-documents')
  @ReturnsPageOf(auditDocument)
  list(@Query({ schema: auditDocumentListQuery }) query: z.infer<typeof auditDocumentListQuery>): Promise<Page<AuditDocumentRecord>> {
    return this.queries.page(query);
  }

  @Get('audit-documents/:file')
  @ReturnsPdf()
  async file(@Param({ schema: auditFileParam }) { file }: z.infer<typeof auditFileParam>, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.queries.file(file.slice(0, -'.pdf'.length)));
  }

  @Post('audit-documents/:id/send')
  @Returns(auditDocument)
  async send(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<AuditDocumentRecord> {
    await this.delivery.send(id, user);
    return this.queries.get(id);
  }
}
