import { Controller, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import { CurrentUser, RateLimit, type SignedInUser } from '../../../common/http/access.js';
import { sendCsv } from '../../../common/http/csv-answer.js';
import { idParam } from '../../../common/http/field.contract.js';
import { Returns } from '../../../common/http/response-decorators.js';
import { type SiteCrawlRecord, siteCrawl } from './site-crawl.contract.js';
import { SiteCrawls } from './site-crawls.service.js';

type Id = z.infer<typeof idParam>;

@ApiTags('crawls')
@Controller('api/admin/prospects/:id/crawl')
export class SiteCrawlsController {
  constructor(private readonly crawls: SiteCrawls) {}

  @Get()
  @Returns(siteCrawl)
  get(@Param({ schema: idParam }) { id }: Id): Promise<SiteCrawlRecord> {
    return this.crawls.get(id);
  }

  /** Explores the whole site of the prospect, slowly and by its robots.txt. */
  @Post()
  @RateLimit('seo')
  @Returns(siteCrawl, 202)
  start(@Param({ schema: idParam }) { id }: Id, @CurrentUser() user: SignedInUser): Promise<SiteCrawlRecord> {
    return this.crawls.start(id, user);
  }

  @Post('cancel')
  @HttpCode(200)
  @Returns(siteCrawl)
  cancel(@Param({ schema: idParam }) { id }: Id): Promise<SiteCrawlRecord> {
    return this.crawls.cancel(id);
  }

  @Get('export.csv')
  @ApiProduces('text/csv')
  @ApiResponse({ status: 200, description: '', content: { 'text/csv': { schema: { type: 'string' } } } })
  async csv(@Param({ schema: idParam }) { id }: Id, @Res() reply: FastifyReply): Promise<void> {
    const text = await this.crawls.csv(id);
    await sendCsv(reply, `exploration-${id.slice(0, 8)}.csv`, () => Promise.resolve(oneBuffer(text)));
  }
}

async function* oneBuffer(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}
