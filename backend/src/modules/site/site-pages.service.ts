import { Injectable } from '@nestjs/common';
import { withMemoization } from '../../common/database/request-memoization.js';
import { Problem } from '../../common/errors.js';
import { agencyIn, claimsIn, legalIn } from '../../rules/agency-texts.rules.js';
import type { Language } from '../../rules/language.rules.js';
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
import { PageRenderers } from './page-renderer.service.js';
import { fillShell, sectionsOf } from './page-shell.js';
import { PageShells } from './page-shells.service.js';
import { framedBy, type Page, PRIVATE_HEADERS, publicHeaders } from './pages.js';
import { headMarkup } from './seo-meta.js';

export interface RenderedPage {
  html: string;
  /** 404 for a link that nobody has, with the page that says so. */
  status: number;
  /** What was put into it. */
  data: unknown;
  /** Until when its texts are valid. */
  until: string | null;
  headers: Record<string, string> & { etag?: string };
}

/** A built page with its data, words, head and policy: complete in the first answer (clarification 6). */
@Injectable()
export class SitePages {
  constructor(
    private readonly shells: PageShells,
    private readonly renderers: PageRenderers,
    private readonly answers: PageAnswers,
    private readonly heads: PageHeads,
    private readonly messages: MessageQueries,
    private readonly lines: StatusLines,
    private readonly settings: Settings,
    private readonly languages: PageLanguages,
  ) {}

  /** Renders a page in the requested language, else the prospect's own; `formError`: the fault of a sent form. */
  render(page: Page, token: string | undefined, asked: Language | null, formError = ''): Promise<RenderedPage> {
    return withMemoization(() => this.rendered(page, token, asked, formError));
  }

  private async rendered(page: Page, token: string | undefined, asked: Language | null, formError: string): Promise<RenderedPage> {
    const language = await this.languages.of(page, token, asked);
    // asked for at once: what several of them read is read together
    const [{ csp, ...shell }, { data, status, headers }, voice, written, claims, legal, messages, requests] = await Promise.all([
      this.shells.page(page.name, language),
      this.answers.of(page, token, language),
      agencyVoice(this.settings, language),
      this.settings.get('agency'),
      this.settings.get('claims'),
      page.name === PAGE_NAMES.legal ? this.settings.get('legal') : null,
      this.messageTexts(token, language),
      this.statusLine(token, language),
    ]);
    const renderer = await this.renderers.in(language);
    const agency = agencyIn(voice, written);
    const sections = sectionsOf(shell);
    const shown = sections.flatMap((name) => renderer.PAGE_CLAIMS[name] ?? []);
    const words = await composedIn(language, () => ({
      ...agencyWords(agency, claimsIn(voice, claims), shown),
      agency,
      company: data && 'company' in data ? data.company : '',
      messages,
      status: requests ?? null,
      legal: legal && legalWords(legalIn(voice, legal), agency),
      formError,
    }));
    const head = await this.heads.of({ page, token, voice, shell, words, data }, agency);
    // the island of the quiz sets the state itself, once it runs
    const filled = fillShell(shell, {
      ...{ data, head: headMarkup(head) },
      state: data === null || page.data === 'quiz' || !sections.some(isContent) ? 'loading' : 'problem' in data ? 'error' : 'ready',
      render: (name) => (data === null && isContent(name) ? null : renderer.renderSection(name, { data, words, token: token ?? null })),
    });
    const frame = page.calendar ? await this.frameOrigin() : null;
    const policy = frame ? `${csp}; frame-src ${frame}` : framedBy(csp, await this.embeddingOrigins(page));
    return {
      html: filled,
      status,
      data,
      until: requests?.until ?? null,
      headers: {
        ...headers,
        ...(page.token || page.embedded ? PRIVATE_HEADERS : publicHeaders(filled, head.robots)),
        'content-security-policy': policy,
      },
    };
  }

  private async embeddingOrigins({ embedded }: Page): Promise<readonly string[]> {
    return embedded ? (await this.settings.get('widget')).allowedOrigins : [];
  }

  /** Reads the messages; without a known prospect the page keeps its defaults. */
  private async messageTexts(token: string | undefined, language: Language): Promise<Record<string, string>> {
    if (!token) return {};
    const messages = await this.messages.forProspect(token, language).catch(without<Record<string, string>>({}));
    if (language !== 'fr') return messages;
    return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, french(text)]));
  }

  /** Reads the states of requests; none without a known prospect. */
  private statusLine(token: string | undefined, language: Language): Promise<StatusLine | undefined> | undefined {
    return token ? this.lines.of(token, language).catch(without(undefined)) : undefined;
  }

  /** The one foreign origin that a page with a calendar may show in a frame; null without an external booking page. */
  private async frameOrigin(): Promise<string | null> {
    const { url } = await this.settings.get('booking');
    return url ? new URL(url).origin : null;
  }
}

/** What is not the frame of every page needs its data. */
const FRAME = new Set(['header', 'company-header', 'quiz-header', 'footer', 'personal-footer', 'status', 'quiz-intro']);
const isContent = (section: string): boolean => !FRAME.has(section);

/** Data of an unknown prospect. */
const without =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (error instanceof Problem) return nothing;
    throw error;
  };
