import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../common/errors.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { pagePath, pageReportOf } from '../../rules/routes.rules.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { Settings } from '../settings/settings.service.js';
import { PageTemplates } from './page-templates.service.js';
import { PAGE_REPORT, PAGES, type Page, PRIVATE_HEADERS } from './pages.js';
import { SitePages } from './site-pages.service.js';

const pathParam = z.object({ '*': z.string().optional() });
const signInQuery = z.object({ redirect: z.string().optional() });

/** Addresses that could be somebody's own page: they ask the database, and may be guessed. */
const isPersonal = (url: string): boolean => /^\/(?!mon-espace\/)([^/?]+\/[^?]|[A-Za-z0-9]{8}(?:[?/]|$))/.test(url);

/** Pages: the microsite, the back-office, short links, and home for everything unknown. */
@ApiExcludeController()
@Public()
@RateLimit(({ url }) => (isPersonal(url) ? 'default' : 'none'))
@Controller()
export class SiteController {
  constructor(
    private readonly templates: PageTemplates,
    private readonly pages: SitePages,
    private readonly prospects: ProspectQueries,
    private readonly settings: Settings,
  ) {}

  @Get('login')
  signIn(@Query({ schema: signInQuery }) { redirect }: z.infer<typeof signInQuery>, @Res() reply: FastifyReply): void {
    const back = redirect?.startsWith('/mon-espace') ? `?redirect=${encodeURIComponent(redirect)}` : '';
    void reply.redirect(`/mon-espace/login${back}`, 302);
  }

  @Get(['mon-espace', 'mon-espace/*'])
  async backOffice(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '';
    const prospect = /^\/mon-espace\/prospect\/([^/]+)\/?$/.exec(path)?.[1];
    if (prospect) return void reply.redirect(`/mon-espace/prospects/${prospect}/show`, 302);
    if (/^\/mon-espace\/dashboard\/?$/.test(path)) return void reply.redirect('/mon-espace', 302);
    if (path.startsWith('/mon-espace/assets/')) throw notFound();
    const { html, csp } = await this.templates.backOffice();
    await reply
      .headers({ ...PRIVATE_HEADERS, 'content-security-policy': csp })
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** `/t/{token}`, whatever the prefix of the settings is. */
  @Get('t/:token')
  shortLink(@Param({ schema: z.object({ token: z.string() }) }) { token }: { token: string }, @Res() reply: FastifyReply): Promise<void> {
    return this.toReport(token, reply);
  }

  @Get(['', '*'])
  async page(
    @Param({ schema: pathParam }) { '*': rest = '' }: z.infer<typeof pathParam>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [first = '', token, ...more] = rest.split('/').filter(Boolean);
    if (rest.startsWith('api/')) throw notFound('Cette adresse n’existe pas.');
    if (pageReportOf(rest)) return this.sendPage(PAGE_REPORT, undefined, request, reply);
    const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
    if (page && more.length === 0 && (!token || page.token)) {
      const successor = token ? await this.prospects.successorOf(token) : null;
      return successor
        ? void reply.headers(PRIVATE_HEADERS).redirect(`/${first}/${successor}`, 302)
        : this.sendPage(page, token, request, reply);
    }
    if (!page && !token) return this.shortOrPrefixed(first, rest, reply);
    return this.shortOrPrefixed(rest.split('/').pop() ?? '', rest, reply);
  }

  /** `/{token}` and links under the configured prefix, or an earlier one, lead to the report; anything else goes home. */
  private async shortOrPrefixed(token: string, rest: string, reply: FastifyReply): Promise<void> {
    const prefix = `/${rest.slice(0, -token.length)}`;
    if (/^[A-Za-z0-9]{8}$/.test(token) && (prefix === '/' || (await this.isPrefix(prefix)))) return this.toReport(token, reply);
    void reply.redirect('/', 302);
  }

  private async isPrefix(prefix: string): Promise<boolean> {
    return (await this.settings.get('systemConfig')).tokenPrefix === prefix || this.settings.wasTokenPrefix(prefix);
  }

  private async toReport(token: string, reply: FastifyReply): Promise<void> {
    const known = await this.prospects.byToken(token).catch(() => null);
    const target = known ? pagePath('report', known.token) : (await this.settings.get('systemConfig')).invalidTokenRedirect || '/';
    void reply.headers(PRIVATE_HEADERS).redirect(target, 302);
  }

  private async sendPage(page: Page, token: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { html, headers } = await this.pages.render(page, token);
    void reply.headers(headers);
    if (headers.etag && request.headers['if-none-match'] === headers.etag) return void reply.status(304).send();
    await reply.type('text/html; charset=utf-8').send(html);
  }
}
