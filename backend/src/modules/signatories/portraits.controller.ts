import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { sandboxedFile } from '../../common/http/content-policy.js';
import { t } from '../../rules/language.rules.js';
import { Signatories } from './signatories.queries.js';

const versionParam = z.object({ version: z.string().max(64) });

/** The portrait of a signatory. Opened by itself, it must not run anything. */
@ApiExcludeController()
@Public()
@RateLimit('none')
@Controller('agency/portrait')
export class PortraitsController {
  constructor(private readonly signatories: Signatories) {}

  @Get(':version')
  async file(@Param({ schema: versionParam }) { version }: z.infer<typeof versionParam>, @Res() reply: FastifyReply): Promise<void> {
    const found = await this.signatories.portrait(version);
    if (!found?.portrait || !found.portrait_mime) throw notFound(t`Ce portrait n’existe plus.`);
    const headers = {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': sandboxedFile(),
      'x-robots-tag': 'noindex',
    };
    await reply.headers(headers).type(found.portrait_mime).send(found.portrait);
  }
}
