import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public, RateLimit } from '../../common/http/access.js';
import { Settings } from '../settings/settings.service.js';
import { PageHeads } from './page-heads.service.js';
import { servedRobots } from './robots-txt.js';

@ApiExcludeController()
@Public()
@RateLimit('none')
@Controller()
export class RobotsTxtController {
  constructor(
    private readonly settings: Settings,
    private readonly heads: PageHeads,
  ) {}

  /** Personal pages stay readable for robots, so that these see their `noindex`. Switched off, there is none: 404 forbids nothing. */
  @Get('robots.txt')
  async robots(@Res() reply: FastifyReply): Promise<void> {
    const [{ content, active }, origin] = await Promise.all([this.settings.get('robotsConfig'), this.heads.origin()]);
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
    await reply.status(active ? 200 : 404).send(active ? servedRobots(content, origin) : '');
  }
}
