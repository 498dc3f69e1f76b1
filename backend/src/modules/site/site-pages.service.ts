import { Injectable } from '@nestjs/common';
import { Problem } from '../../common/errors.js';
import { agencyIn, claimsIn, legalIn } from '../../rules/agency-texts.rules.js';
import type { Language } from '../../rules/language.rules.js';
import type { View } from '../../rules/page-places.rules.js';
import { agencyWords } from '../../rules/page-words.rules.js';
import { PAGE_NAMES } from '../../rules/routes.rules.js';
import { composedIn } from '../../words/catalogues.js';
import type { StatusLine } from '../analysis/public-report/public-report.contract.js';
import { StatusLines } from '../analysis/public-report/status-lines.queries.js';
import { french } from '../audit-pdf/words.js';
import { MessageQueries } from '../messages/messages.queries.js';
import { agencyVoice } from '../settings/agency-voice.queries.js';
import { Settings } from '../settings/settings.service.js';
import { legalWords } from './legal-words.js';
import { PageAnswers } from './page-answers.service.js';
import { PageHeads } from './page-heads.service.js';
import { PageLanguages } from './page-languages.queries.js';
import { fillTemplate } from './page-template.js';
import { PageTemplates } from './page-templates.service.js';
import { type Page, PRIVATE_HEADERS, publicHeaders } from './pages.js';
import { headMarkup } from './seo-meta.js';

export interface RenderedPage {
  html: string;
  /** What was put into it. */
  data: unknown;
  /** Until when its words are true, whatever happens. */
  until: string | null;
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
    private readonly lines: StatusLines,
    private readonly settings: Settings,
    private readonly languages: PageLanguages,
  ) {}

  /** In the language that is asked for, else the prospect's own; `added`: words that this answer alone brings. */
  async render(page: Page, token: string | undefined, asked: Language | null, added: View = {}): Promise<RenderedPage> {
    const language = await this.languages.of(page, token, asked);
    // asked for at once: what several of them read is read together
    const [{ csp, ...template }, data, voice, written, claims, legal, messages, status] = await Promise.all([
      this.templates.page(page.name, language),
      this.answers.of(page, token, language),
      agencyVoice(this.settings, language),
      this.settings.get('agency'),
      this.settings.get('claims'),
      page.name === PAGE_NAMES.legal ? this.settings.get('legal') : null,
      this.messageTexts(token, language),
      this.statusLine(token, language),
    ]);
    const agency = agencyIn(voice, written);
    const words = await composedIn(language, () => ({
      ...agencyWords(agency, claimsIn(voice, claims), template.paths),
      agency: { name: agency.name, tagline: agency.tagline, logos: agency.logo ? [{ ...agency.logo, name: agency.name }] : [] },
      messages,
      status,
      form: { error: '' },
      ...(data && 'company' in data && { company: data.company }),
      ...(legal && { legal: legalWords(legalIn(voice, legal), agency) }),
      ...added,
    }));
    const head = await this.heads.of({ page, token, voice, template, words, data }, agency);
    const filled = fillTemplate(template, { data, words, head: headMarkup(head) });
    const frame = page.calendar ? await this.frameOrigin() : null;
    const policy = frame ? `${csp}; frame-src ${frame}` : csp;
    return {
      html: filled,
      data,
      until: status?.until ?? null,
      headers: { ...(page.token ? PRIVATE_HEADERS : publicHeaders(filled, head.robots)), 'content-security-policy': policy },
    };
  }

  /** The editable messages with French spaces; without a known prospect the page keeps its own words. */
  private async messageTexts(token: string | undefined, language: Language): Promise<Record<string, string>> {
    if (!token) return {};
    const messages = await this.messages.forProspect(token, language).catch(without<Record<string, string>>({}));
    if (language !== 'fr') return messages;
    return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, french(text)]));
  }

  /** Without a known prospect the page says nothing of requests. */
  private statusLine(token: string | undefined, language: Language): Promise<StatusLine | undefined> | undefined {
    return token ? this.lines.of(token, language).catch(without(undefined)) : undefined;
  }

  /** The one foreign origin that a page with a calendar may show in a frame; null without an external booking page. */
  private async frameOrigin(): Promise<string | null> {
    const { url } = await this.settings.get('booking');
    return url ? new URL(url).origin : null;
  }
}

/** What stands for a prospect that nobody knows. */
const without =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (error instanceof Problem) return nothing;
    throw error;
  };
