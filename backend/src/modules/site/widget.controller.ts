import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public, RateLimit } from '../../common/http/access.js';
import { isEnglish, languageInUrl } from '../../common/http/request-language.js';
import { WIDGET_PATH, WIDGET_SCRIPT } from '../../rules/widget.rules.js';
import { notBuilt } from './page-shells.service.js';
import { ENGLISH_WIDGET, WIDGET } from './pages.js';
import { SitePages } from './site-pages.service.js';
import { MICROSITE } from './static-files.js';

/** Other origins may load these two answers, also where they require a policy of each resource (COEP). */
const FROM_ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' };
const SCRIPT_SECONDS = 3600;

/** The trial form on other pages of the agency (decision 71): the script of the host page, and the page in its frame. */
@ApiExcludeController()
@Public()
@RateLimit('none')
@Controller()
export class WidgetController {
  private script: Promise<{ body: Buffer; etag: string }> | undefined;

  constructor(private readonly pages: SitePages) {}

  @Get(WIDGET_SCRIPT)
  async file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    this.script ??= readScript();
    const { body, etag } = await this.script.catch((error: unknown) => {
      this.script = undefined;
      return notBuilt(error);
    });
    void reply.headers({
      ...FROM_ANYWHERE,
      'cache-control': `public, max-age=${SCRIPT_SECONDS}`,
      etag,
    });
    if (request.headers['if-none-match'] === etag) return void reply.status(304).send();
    await reply.type('text/javascript; charset=utf-8').send(body);
  }

  /** `frame-ancestors` names the allowed origins; the older header knows no list and would refuse them all. No cookie: the address has the language. */
  @Get(WIDGET_PATH)
  async frame(@Req() { url }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { html, status, headers } = await this.pages.render(isEnglish(url) ? ENGLISH_WIDGET : WIDGET, undefined, languageInUrl(url));
    void reply
      .removeHeader('x-frame-options')
      .status(status)
      .headers({ ...headers, ...FROM_ANYWHERE, 'cross-origin-embedder-policy': 'require-corp' });
    await reply.type('text/html; charset=utf-8').send(html);
  }
}

async function readScript(): Promise<{ body: Buffer; etag: string }> {
  const body = await readFile(join(MICROSITE, WIDGET_SCRIPT));
  return { body, etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
