import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { CurrentUser, RateLimit, Roles, type SignedInUser } from '../../common/http/access.js';
import { idParam } from '../../common/http/field.contract.js';
import { Returns } from '../../common/http/response-decorators.js';
import { ServerEvents } from '../../common/http/server-events.js';
import { type KeyViews, keyViews } from '../settings/api-keys.contract.js';
import { ApiKeys } from '../settings/api-keys.service.js';
import { AiTests } from './ai-tests.service.js';
import { type RunOrder, runOrder, type ToolRunRecord, toolRun } from './site-runs.contract.js';
import { TOOL_RUNS_CHANNEL } from './site-runs.jobs.js';
import { SiteRuns } from './site-runs.service.js';
import { type AiTest, aiTest, aiTestOrder, type ToolCard, toolCard } from './tools.contract.js';
import { ToolCards } from './tools.queries.js';

type Id = z.infer<typeof idParam>;

@ApiTags('tools')
@Roles('staff')
@Controller('api/admin/tools')
export class ToolsController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly cards: ToolCards,
    private readonly runs: SiteRuns,
    private readonly aiTests: AiTests,
    private readonly events: ServerEvents,
  ) {}

  @Get('cards')
  @Returns(toolCard, 200, { isArray: true })
  list(): Promise<ToolCard[]> {
    return this.cards.all();
  }

  @Get('api-keys')
  @Returns(keyViews, 200, { isArray: true })
  apiKeys(): Promise<KeyViews[]> {
    return this.keys.views();
  }

  @Post('ai-test')
  @RateLimit('openai')
  @HttpCode(200)
  @Returns(aiTest)
  testAi(@Body({ schema: aiTestOrder }) { prompt }: z.infer<typeof aiTestOrder>, @CurrentUser() user: SignedInUser): Promise<AiTest> {
    return this.aiTests.run(prompt, user);
  }

  @Post('runs')
  @RateLimit('seo')
  @Returns(toolRun, 202)
  start(@Body({ schema: runOrder }) order: RunOrder, @CurrentUser() user: SignedInUser): Promise<ToolRunRecord> {
    return this.runs.start(order, user);
  }

  @Get('runs/:id')
  @Returns(toolRun)
  get(@Param({ schema: idParam }) { id }: Id): Promise<ToolRunRecord> {
    return this.runs.get(id);
  }

  /** The same record again whenever it changes, until the run has ended. */
  @Get('runs/:id/events')
  @ApiProduces('text/event-stream')
  @Returns(toolRun)
  async follow(@Param({ schema: idParam }) { id }: Id, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const isOver = ({ status }: ToolRunRecord) => status === 'done' || status === 'cancelled';
    await this.events.follow({ request, reply, channel: TOOL_RUNS_CHANNEL, topic: id, read: () => this.runs.get(id), isOver });
  }

  @Post('runs/:id/cancel')
  @Returns(toolRun)
  cancel(@Param({ schema: idParam }) { id }: Id): Promise<ToolRunRecord> {
    return this.runs.cancel(id);
  }
}
