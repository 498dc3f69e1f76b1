import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { sandboxedFile } from '../../common/http/content-policy.js';
import { t } from '../../rules/language.rules.js';
import { AgencyLogo } from '../settings/agency-logo.service.js';

const logoQuery = z.object({ v: z.string().max(64).optional() });

/** The agency's logo. Opened by itself, it must not run anything. */
@ApiExcludeController()
@Public()
@RateLimit('none')
@Controller('agency/logo')
export class AgencyLogoFileController {
  constructor(private readonly logos: AgencyLogo) {}

  @Get()
  async file(
    @Query({ schema: logoQuery }) { v }: z.infer<typeof logoQuery>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const logo = await this.logos.current();
    if (!logo) throw notFound(t`Aucun logo n’est enregistré.`);
    const etag = `"${logo.version}"`;
    void reply.headers({
      etag,
      'cache-control': v === logo.version ? 'public, max-age=31536000, immutable' : 'no-cache',
      'content-security-policy': sandboxedFile(),
      'x-robots-tag': 'noindex',
    });
    if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
    await reply.type(logo.mime).send(logo.content);
  }
}
