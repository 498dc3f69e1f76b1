import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Public, RateLimit } from '../../common/http/access.js';
import { Settings } from '../settings/settings.service.js';
import { PageHeads } from './page-heads.service.js';
import { PAGES } from './pages.js';
import { sitemapPaths, sitemapXml } from './sitemap.js';

@ApiExcludeController()
@Public()
@RateLimit('none')
@Controller()
export class SitemapController {
  constructor(
    private readonly settings: Settings,
    private readonly heads: PageHeads,
  ) {}

  @Get('sitemap.xml')
  async sitemap(@Res() reply: FastifyReply): Promise<void> {
    const [{ sitemapRoutes }, rules, origin] = await Promise.all([
      this.settings.get('seoConfig'),
      this.heads.indexing(),
      this.heads.origin(),
    ]);
    void reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
    await reply.send(sitemapXml(origin, sitemapPaths(sitemapRoutes, PAGES, rules)));
  }
}
