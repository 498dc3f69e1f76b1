import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { answerRecord, quizOutcome } from './quiz.contract.js';
import { type AnswerRecord, QuizQueries } from './quiz.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('prospects')
@Controller('api/admin/prospects/:id')
export class ProspectAnswersController {
  constructor(private readonly queries: QuizQueries) {}

  @Get('answers')
  @Returns(answerRecord, 200, { isArray: true })
  list(@Param({ schema: idParam }) { id }: Id): Promise<AnswerRecord[]> {
    return this.queries.answersOf(id);
  }

  @Get('quiz-result')
  @Returns(quizOutcome.nullable())
  outcome(@Param({ schema: idParam }) { id }: Id): Promise<z.infer<typeof quizOutcome> | null> {
    return this.queries.outcomeOf(id);
  }
}
