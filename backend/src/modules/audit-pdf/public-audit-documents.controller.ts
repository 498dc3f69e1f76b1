import { applyDecorators, Controller, Get, Param, Res } from '@nestjs/common';
import { ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { AuditDocumentQueries, type AuditFile } from './audit-documents.queries.js';
import { auditLinkParam } from './audit-pdf.contract.js';
import { fileHeader } from './audit-ready-mail.js';

export const ReturnsPdf = () =>
  applyDecorators(
    ApiResponse({ status: 200, description: '', content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } }),
  );

/** Shown in the browser's reader; not cached and not indexed. */
export function sendPdf(reply: FastifyReply, { name, file }: AuditFile): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'content-disposition': fileHeader(name),
      'x-robots-tag': 'noindex, nofollow',
    })
    .type('application/pdf')
    .send(file);
}

/** The secret link of the e-mail, which gives access to one audit. */
@ApiTags('public')
@Public()
@RateLimit('prospects')
@Controller('api/public/audit-documents')
export class PublicAuditDocumentsController {
  constructor(private readonly queries: AuditDocumentQueries) {}

  @Get(':secret')
  @ReturnsPdf()
  async file(@Param({ schema: auditLinkParam }) { secret }: z.infer<typeof auditLinkParam>, @Res() reply: FastifyReply): Promise<void> {
    await sendPdf(reply, await this.queries.linked(secret));
  }
}
