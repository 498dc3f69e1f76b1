import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/returns.js';
import { answerRecord } from './quiz.contract.js';
import { type AnswerRecord, QuizQueries } from './quiz.queries.js';

@ApiTags('prospects')
@Controller('api/admin/prospects/:id/answers')
export class ProspectAnswersController {
  constructor(private readonly queries: QuizQueries) {}

  @Get()
  @Returns(answerRecord, 200, { isArray: true })
  list(@Param({ schema: idParam }) { id }: z.infer<typeof idParam>): Promise<AnswerRecord[]> {
    return this.queries.answersOf(id);
  }
}
