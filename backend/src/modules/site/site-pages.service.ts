import { Injectable } from '@nestjs/common';
import { french } from '../audit-pdf/words.js';
import { MessageQueries } from '../messages/messages.queries.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import { Settings } from '../settings/settings.service.js';
import { withBrand } from './brand.js';
import { withHead } from './head.js';
import { legalWords } from './legal-words.js';
import { PageAnswers } from './page-answers.service.js';
import { PageHeads } from './page-head.service.js';
import { injectIntoPage } from './page-injection.js';
import { pageSlots } from './page-slots.js';
import { PageTemplates } from './page-templates.service.js';
import { type Page, PRIVATE_HEADERS, publicHeaders } from './pages.js';

export interface RenderedPage {
  html: string;
  headers: Record<string, string> & { etag?: string };
}

/** A built page with its data, words, head and policy: complete in the first answer (clarification 6). */
@Injectable()
export class SitePages {
  constructor(
    private readonly templates: PageTemplates,
    private readonly answers: PageAnswers,
    private readonly heads: PageHeads,
    private readonly messages: MessageQueries,
    private readonly settings: Settings,
  ) {}

  async render(page: Page, token: string | undefined): Promise<RenderedPage> {
    const [{ html, csp }, data, agency] = await Promise.all([
      this.templates.page(page.name),
      this.answers.of(page, token),
      this.settings.get('agency'),
    ]);
    const company: Record<string, string> = data && 'company' in data ? { company: data.company } : {};
    const slots = await this.words(page, html, token, agency, company);
    const head = await this.heads.of({ page, token, html, slots, data }, agency);
    const filled = injectIntoPage(withBrand(withHead(html, head), agency), data, slots);
    const frame = page.calendar ? await this.frameOrigin() : null;
    const policy = frame ? `${csp}; frame-src ${frame}` : csp;
    return {
      html: filled,
      headers: { ...(page.token ? PRIVATE_HEADERS : publicHeaders(filled, head.robots)), 'content-security-policy': policy },
    };
  }

  /** The agency's words: name, claims, legal texts, and its messages to a known prospect. */
  private async words(page: Page, html: string, token: string | undefined, agency: SettingsOf<'agency'>, own: Record<string, string>) {
    const [claims, legal, messages] = await Promise.all([
      this.settings.get('claims'),
      page.name === 'mentions' ? this.settings.get('legal') : null,
      this.messageSlots(token),
    ]);
    return pageSlots(html, agency, claims, { ...messages, ...own, ...(legal && legalWords(legal, agency)) });
  }

  /** The editable messages as slots `message.<key>`, with French spaces; without a known prospect the page keeps its own words. */
  private async messageSlots(token: string | undefined): Promise<Record<string, string>> {
    if (!token) return {};
    const messages = await this.messages.forProspect(token).catch(() => ({}));
    return Object.fromEntries(Object.entries(messages).map(([key, text]) => [`message.${key}`, french(text)]));
  }

  /** The one foreign origin that a page with a calendar may show in a frame; null without an external booking page. */
  private async frameOrigin(): Promise<string | null> {
    const { url } = await this.settings.get('booking');
    return url ? new URL(url).origin : null;
  }
}
