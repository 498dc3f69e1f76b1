import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { tokenParam } from '../../common/http/field.contract.js';
import { RequestLanguage } from '../../common/http/request-language.js';
import { Returns } from '../../common/http/response-decorators.js';
import type { Language } from '../../rules/language.rules.js';
import { answerBody, answerParams, type CompletedQuiz, completedQuiz, type PublicQuiz, publicQuiz, savedAnswer } from './quiz.contract.js';
import { Quiz } from './quiz.service.js';
import { QuizAnswers, type SavedAnswer } from './quiz-answers.service.js';

@ApiTags('public')
@Public()
@RateLimit('quiz')
@Controller('api/public/quiz/:token')
export class PublicQuizController {
  constructor(
    private readonly quiz: Quiz,
    private readonly answers: QuizAnswers,
  ) {}

  @Get()
  @Returns(publicQuiz)
  get(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @RequestLanguage() asked: Language | null,
  ): Promise<PublicQuiz> {
    return this.quiz.forProspect(token, asked);
  }

  @Put('answers/:questionId')
  @Returns(savedAnswer)
  answer(
    @Param({ schema: answerParams }) { token, questionId }: z.infer<typeof answerParams>,
    @Body({ schema: answerBody }) { answer }: z.infer<typeof answerBody>,
  ): Promise<SavedAnswer> {
    return this.answers.give(token, questionId, answer);
  }

  @Post('complete')
  @Returns(completedQuiz)
  complete(@Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>): Promise<CompletedQuiz> {
    return this.quiz.complete(token);
  }
}
