import { Controller, Get, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CONFIG, type Config } from '../../common/config/env.js';
import { isMissing, notFound } from '../../common/errors.js';
import { Public, RateLimit } from '../../common/http/access.js';
import { requestLanguage } from '../../common/http/request-language.js';
import { t } from '../../rules/language.rules.js';
import { isShortLink, linkParts, partsOf, readable } from '../../rules/links.rules.js';
import { pageReportOf } from '../../rules/page-report-route.rules.js';
import { pagePath } from '../../rules/routes.rules.js';
import { isDemo } from '../../rules/tokens.rules.js';
import { PublicAnswers, sendCached } from '../analysis/public-report/public-answers.service.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { Settings } from '../settings/settings.service.js';
import { setLanguageCookie } from './language-cookie.js';
import { PageHeads } from './page-heads.service.js';
import { PageShells } from './page-shells.service.js';
import { isCached, PAGE_REPORT, PAGES, type Page, PRIVATE_HEADERS } from './pages.js';
import { withoutFields, withQuery } from './redirects.js';
import { SitePages } from './site-pages.service.js';

const pathParam = z.object({ '*': z.string().optional() });
const signInQuery = z.object({ redirect: z.string().optional() });

/** Returns whether a path may be a personal page: these query the database and may be guessed. */
const isPersonal = (url: string): boolean => /^\/(?!mon-espace\/)([^/?]+\/[^?]|[A-Za-z0-9]{8}(?:[?/]|$))/.test(url);

/** Pages: the microsite, the back-office, short links, and home for everything unknown. */
@ApiExcludeController()
@Public()
@RateLimit(({ url }) => (isPersonal(url) ? 'default' : 'none'))
@Controller()
export class SiteController {
  constructor(
    private readonly shells: PageShells,
    private readonly pages: SitePages,
    private readonly answers: PublicAnswers,
    private readonly prospects: ProspectQueries,
    private readonly settings: Settings,
    private readonly heads: PageHeads,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('login')
  signIn(
    @Query({ schema: signInQuery }) { redirect }: z.infer<typeof signInQuery>,
    @Req() { url }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const back = redirect?.startsWith('/mon-espace') ? `?redirect=${encodeURIComponent(redirect)}` : '';
    void reply.redirect(withQuery(`/mon-espace/login${back}`, withoutFields(url, 'redirect')), 302);
  }

  @Get(['mon-espace', 'mon-espace/*'])
  async backOffice(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '';
    const prospect = /^\/mon-espace\/prospect\/([^/]+)\/?$/.exec(path)?.[1];
    if (prospect) return void reply.redirect(withQuery(`/mon-espace/prospects/${prospect}/show`, request.url), 302);
    if (/^\/mon-espace\/dashboard\/?$/.test(path)) return void reply.redirect(withQuery('/mon-espace', request.url), 302);
    if (path.startsWith('/mon-espace/assets/')) throw notFound();
    const { html, csp } = await this.shells.backOffice();
    await reply
      .headers({ ...PRIVATE_HEADERS, 'content-security-policy': csp })
      .type('text/html; charset=utf-8')
      .send(html);
  }

  @Get(['', '*'])
  async page(
    @Param({ schema: pathParam }) { '*': rest = '' }: z.infer<typeof pathParam>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [first = '', token, ...more] = partsOf(rest);
    if (rest.startsWith('api/')) throw notFound(t`Cette adresse n’existe pas.`);
    const report = pageReportOf(rest);
    if (report) {
      // the page itself says what is missing: its script asks for the report
      const isKnown = await this.prospects.isKnownId(report.prospectId);
      return this.sendPage(PAGE_REPORT, undefined, request, isKnown ? reply : reply.status(404));
    }
    const page = Object.hasOwn(PAGES, first) ? PAGES[first] : undefined;
    if (page && more.length === 0 && (!token || page.token)) {
      if (token && (await this.sendCachedPage(page, token, request, reply))) return;
      const proper = token ? await this.prospects.properToken(token) : null;
      return proper
        ? void reply.headers(PRIVATE_HEADERS).redirect(withQuery(`/${first}/${proper}`, request.url), 302)
        : this.sendPage(page, token, request, reply);
    }
    const link = linkParts(rest);
    if (await this.leadsToReport(link)) return this.toReport(link.token, request, reply);
    void reply.redirect(withQuery('/', request.url), 302);
  }

  /** `/{token}` and links under the configured prefix, or an earlier one. */
  private async leadsToReport(link: ReturnType<typeof linkParts>): Promise<boolean> {
    return isShortLink(link, false) || (isShortLink(link, true) && (await this.isPrefix(link.prefix)));
  }

  private async isPrefix(prefix: string): Promise<boolean> {
    return (await this.settings.get('systemConfig')).tokenPrefix === prefix || this.settings.wasTokenPrefix(prefix);
  }

  private async toReport(token: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const known = isDemo(token) ? token.toLowerCase() : await this.knownToken(token);
    const target = known ? pagePath('report', known) : await this.invalidTokenTarget(request);
    void reply.headers(PRIVATE_HEADERS).redirect(withQuery(target, request.url), 302);
  }

  /** Returns null for an unknown token. When undecidable (too many attempts, an outage), the page of the token explains. */
  private knownToken(token: string): Promise<string | null> {
    return this.prospects.byToken(token).then(
      (prospect) => prospect.token,
      (error: unknown) => (isMissing(error) ? null : token),
    );
  }

  /** Where unknown tokens lead; home when that is itself such a link of ours, saved under another address or prefix. */
  private async invalidTokenTarget(request: FastifyRequest): Promise<string> {
    const [{ invalidTokenRedirect }, origin] = await Promise.all([this.settings.get('systemConfig'), this.heads.origin()]);
    if (!URL.canParse(invalidTokenRedirect, origin)) return '/';
    const { hostname, pathname } = new URL(invalidTokenRedirect, origin);
    const isOurs = [new URL(origin).hostname, request.hostname].includes(hostname);
    const link = linkParts(readable(pathname));
    const isCircle = isOurs && !isDemo(link.token) && (await this.leadsToReport(link));
    return isCircle ? '/' : invalidTokenRedirect || '/';
  }

  /** Pages that show nothing but one prospect and the agency. */
  private async sendCachedPage(page: Page, token: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    if (!isCached(page)) return false;
    const answer = await this.answers.find(`/${page.name}`, token, request, async () => {
      const { html, data, until, headers } = await this.pages.render(page, token, requestLanguage(request));
      return { type: 'text/html; charset=utf-8', headers, body: html, view: data, until };
    });
    if (!answer) return false;
    setLanguageCookie(request, reply, this.config.publicUrl);
    await sendCached(answer, request, reply);
    return true;
  }

  private async sendPage(page: Page, token: string | undefined, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { html, status, headers } = await this.pages.render(page, token, requestLanguage(request));
    void reply.status(reply.statusCode === 404 ? 404 : status).headers(headers);
    setLanguageCookie(request, reply, this.config.publicUrl);
    if (headers.etag && request.headers['if-none-match'] === headers.etag) return void reply.status(304).send();
    await reply.type('text/html; charset=utf-8').send(html);
  }
}
