import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { CurrentUser, type SignedInUser } from '../../common/http/access.js';
import type { Page } from '../../common/http/list-query.js';
import { Returns, ReturnsPageOf } from '../../common/http/response-decorators.js';
import {
  orderedQuestions,
  type QuestionCreate,
  type QuestionRecord,
  type QuestionUpdate,
  questionCreate,
  questionOrder,
  questionParam,
  questionRecord,
  questionUpdate,
  type Simulated,
  type Simulation,
  simulated,
  simulation,
} from './quiz-manager.contract.js';
import { QuizQuestionQueries, questionListQuery } from './quiz-questions.queries.js';
import { QuizQuestions } from './quiz-questions.service.js';
import { simulate } from './simulate.js';

type Id = z.infer<typeof questionParam>;

@ApiTags('quiz')
@Controller('api/admin/quiz-questions')
export class QuizQuestionsController {
  constructor(
    private readonly questions: QuizQuestions,
    private readonly queries: QuizQuestionQueries,
  ) {}

  @Get()
  @ReturnsPageOf(questionRecord)
  list(@Query({ schema: questionListQuery }) query: z.infer<typeof questionListQuery>): Promise<Page<QuestionRecord>> {
    return this.queries.page(query);
  }

  @Post()
  @Returns(questionRecord, 201)
  async create(@Body({ schema: questionCreate }) body: QuestionCreate, @CurrentUser() user: SignedInUser): Promise<QuestionRecord> {
    return this.queries.get(await this.questions.create(body, user));
  }

  @Post('reorder')
  @HttpCode(200)
  @Returns(orderedQuestions)
  reorder(
    @Body({ schema: questionOrder }) { ids }: z.infer<typeof questionOrder>,
    @CurrentUser() user: SignedInUser,
  ): Promise<{ ids: number[] }> {
    return this.questions.reorder(ids, user);
  }

  /** Scores an unsaved version without storing anything. */
  @Post('simulate')
  @HttpCode(200)
  @Returns(simulated)
  simulate(@Body({ schema: simulation }) body: Simulation): Simulated {
    return simulate(body);
  }

  @Get(':id')
  @Returns(questionRecord)
  get(@Param({ schema: questionParam }) { id }: Id): Promise<QuestionRecord> {
    return this.queries.get(id);
  }

  @Put(':id')
  @Returns(questionRecord)
  async update(
    @Param({ schema: questionParam }) { id }: Id,
    @Body({ schema: questionUpdate }) body: QuestionUpdate,
    @CurrentUser() user: SignedInUser,
  ): Promise<QuestionRecord> {
    await this.questions.update(id, body, user);
    return this.queries.get(id);
  }

  @Delete(':id')
  @Returns(questionRecord)
  async remove(@Param({ schema: questionParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<QuestionRecord> {
    const removed = await this.queries.get(id);
    await this.questions.remove(id, user);
    return removed;
  }
}
