import { Body, Controller, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { tokenParam } from '../../common/http/field.contract.js';
import { RequestLanguage } from '../../common/http/request-language.js';
import { Returns } from '../../common/http/response-decorators.js';
import type { Language } from '../../rules/language.rules.js';
import { type AuditPromise, type AuditRequestBody, auditPromise, auditRequestBody } from './audit-request.contract.js';
import { AuditRequestQueries } from './audit-requests.queries.js';
import { AuditRequests } from './audit-requests.service.js';

@ApiTags('public')
@Public()
@Controller('api/public')
export class PublicAuditRequestsController {
  constructor(
    private readonly requests: AuditRequests,
    private readonly queries: AuditRequestQueries,
  ) {}

  @Post('audit-requests')
  @RateLimit('forms')
  @Returns(auditPromise, 201)
  ask(@Body({ schema: auditRequestBody }) order: AuditRequestBody, @RequestLanguage() asked: Language | null): Promise<AuditPromise> {
    return this.requests.ask(order, asked);
  }

  @Get('prospects/:token/audit-request')
  @RateLimit('prospects')
  @Returns(auditPromise)
  get(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @RequestLanguage() asked: Language | null,
  ): Promise<AuditPromise> {
    return this.queries.promiseTo(token, asked);
  }
}
