import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { type CallBrief, callBrief } from './call-brief.contract.js';
import { CallBriefs } from './call-brief.queries.js';

@ApiTags('prospects')
@Controller('api/admin/prospects/:id/call-brief')
export class CallBriefController {
  constructor(private readonly briefs: CallBriefs) {}

  @Get()
  @Returns(callBrief)
  of(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>): Promise<CallBrief> {
    return this.briefs.of(id);
  }
}
