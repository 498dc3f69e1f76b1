import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { type JudgedList, judgedList } from './findings.contract.js';
import { Findings } from './findings.queries.js';

@ApiTags('prospects')
@Controller('api/admin/prospects/:id/findings')
export class FindingsController {
  constructor(private readonly findings: Findings) {}

  @Get()
  @Returns(judgedList)
  list(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>): Promise<JudgedList> {
    return this.findings.of(id);
  }
}
