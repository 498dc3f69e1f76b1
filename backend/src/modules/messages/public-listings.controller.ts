import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../common/http/access.js';
import { tokenParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { type ListingAnswer, listingAnswer, listingAnswerReceived } from './listing-answer.contract.js';
import { ListingAnswers } from './listing-answers.service.js';

/** The question that a report asks about a doubtful Google listing. */
@ApiTags('public')
@Public()
@Controller('api/public/prospects/:token/listing')
export class PublicListingsController {
  constructor(private readonly answers: ListingAnswers) {}

  @Post()
  @HttpCode(202)
  @RateLimit('forms')
  @Returns(listingAnswerReceived, 202)
  async receive(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @Body({ schema: listingAnswer }) answer: ListingAnswer,
  ): Promise<z.infer<typeof listingAnswerReceived>> {
    await this.answers.receive(token, answer);
    return { received: true };
  }
}
