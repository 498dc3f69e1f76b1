import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Clock } from '../../common/clock.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { Settings } from '../settings/settings.service.js';
import { PageHeads } from './page-heads.service.js';
import { SECURITY_TXT, securityTxt } from './security-txt.js';

@ApiExcludeController()
@Public()
@RateLimit('none')
@Controller()
export class SecurityTxtController {
  constructor(
    private readonly settings: Settings,
    private readonly heads: PageHeads,
    private readonly clock: Clock,
  ) {}

  /** Whom to write to about a fault (RFC 9116). */
  @Get(SECURITY_TXT)
  async text(@Res() reply: FastifyReply): Promise<void> {
    const [{ email }, origin] = await Promise.all([this.settings.get('agency'), this.heads.origin()]);
    const text = securityTxt({ email, origin, now: this.clock.now() });
    void reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache');
    await reply.status(text === null ? 404 : 200).send(text ?? '');
  }
}
