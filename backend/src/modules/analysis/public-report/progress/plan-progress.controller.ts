import { Body, Controller, Get, Header, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';
import { Public, RateLimit } from '../../../../common/http/access.js';
import { tokenParam } from '../../../../common/http/field.contract.js';
import { RequestLanguage } from '../../../../common/http/request-language.js';
import { Returns } from '../../../../common/http/response-decorators.js';
import type { Language } from '../../../../rules/language.rules.js';
import { type ChangesSince, type PlanProgress, planProgress, sinceVisit, stepDone, stepParam } from './plan-progress.contract.js';
import { PlanProgresses } from './plan-progress.service.js';
import { SinceVisit } from './since-visit.queries.js';

type Step = z.infer<typeof stepParam>;

@ApiTags('public')
@Public()
@RateLimit('prospects')
@Controller('api/public/prospects/:token')
export class PlanProgressController {
  constructor(
    private readonly progress: PlanProgresses,
    private readonly visits: SinceVisit,
  ) {}

  @Get('since')
  @Header('cache-control', 'private, no-store')
  @Returns(sinceVisit)
  since(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @RequestLanguage() asked: Language | null,
  ): Promise<ChangesSince> {
    return this.visits.of(token, asked);
  }

  @Get('progress')
  @Header('cache-control', 'private, no-store')
  @Returns(planProgress)
  get(
    @Param({ schema: tokenParam }) { token }: z.infer<typeof tokenParam>,
    @RequestLanguage() asked: Language | null,
  ): Promise<PlanProgress> {
    return this.progress.of(token, asked);
  }

  @Put('progress/:step')
  @Returns(planProgress)
  mark(
    @Param({ schema: stepParam }) { token, step }: Step,
    @Body({ schema: stepDone }) { done }: z.infer<typeof stepDone>,
    @RequestLanguage() asked: Language | null,
  ): Promise<PlanProgress> {
    return this.progress.mark({ token, step, done, asked });
  }

  @Post('progress/:step/measurement')
  @Returns(planProgress, 202)
  remeasure(@Param({ schema: stepParam }) { token, step }: Step, @RequestLanguage() asked: Language | null): Promise<PlanProgress> {
    return this.progress.remeasure(token, step, asked);
  }
}
