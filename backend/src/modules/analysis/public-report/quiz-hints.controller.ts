import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../../common/http/access.js';
import { tokenParam } from '../../../common/http/field.contract.js';
import { RequestLanguage } from '../../../common/http/request-language.js';
import { Returns } from '../../../common/http/response-decorators.js';
import type { Language } from '../../../rules/language.rules.js';
import { type QuizHints as Hints, quizHints } from './quiz-hints.contract.js';
import { QuizHints } from './quiz-hints.queries.js';

@ApiTags('public')
@Public()
@RateLimit('prospects')
@Controller('api/public/quiz/:token/hints')
export class QuizHintsController {
  constructor(private readonly hints: QuizHints) {}

  @Get()
  @Returns(quizHints)
  of(@Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>, @RequestLanguage() asked: Language | null): Promise<Hints> {
    return this.hints.of(token, asked);
  }
}
