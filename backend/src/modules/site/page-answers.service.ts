import { Injectable } from '@nestjs/common';
import { Problem } from '../../common/errors.js';
import { translatedProblem } from '../../common/http/translated-problem.js';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { PAGE_NAMES } from '../../rules/routes.rules.js';
import { DEMO_TOKEN, isDemo } from '../../rules/tokens.rules.js';
import { PublicReports } from '../analysis/public-report/public-report.queries.js';
import { QuizHints } from '../analysis/public-report/quiz-hints.queries.js';
import { Booking } from '../appointments/booking.service.js';
import { ManagedAppointments } from '../appointments/managed-appointments.service.js';
import { Unsubscriptions } from '../campaigns/unsubscriptions.service.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { Quiz } from '../quiz/quiz.service.js';
import { ReferralQueries } from '../referrals/referrals.queries.js';
import type { EmbeddedAgency } from '../settings/public-agency.contract.js';
import { publicAgencyOf } from '../settings/public-agency.queries.js';
import { Settings } from '../settings/settings.service.js';
import { Verifications } from '../trials/verifications.service.js';
import type { Page } from './pages.js';

/** What the API answers to a page, put into it beforehand. */
@Injectable()
export class PageAnswers {
  constructor(
    private readonly reports: PublicReports,
    private readonly quiz: Quiz,
    private readonly hints: QuizHints,
    private readonly booking: Booking,
    private readonly calls: ManagedAppointments,
    private readonly referrals: ReferralQueries,
    private readonly settings: Settings,
    private readonly prospects: ProspectQueries,
    private readonly unsubscriptions: Unsubscriptions,
    private readonly verifications: Verifications,
  ) {}

  /** The page's data, or the problem that it shows, with the status and the headers of the page: 404 for an unknown token. */
  async of(page: Page, token: string | undefined, asked: Language | null) {
    try {
      const data = await this.dataOf(page, token, asked);
      return { data, status: token && (await this.isDeadLink(page, token)) ? 404 : 200, headers: {} };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const language = languageOf(asked);
      const { status, code, message } = language === 'fr' ? error : await translatedProblem(error, language);
      return { data: { problem: { status, code, message } }, status, headers: error.headers ?? {} };
    }
  }

  /** Of a page that says so by itself, once its script has asked. */
  private async isDeadLink({ name }: Page, secret: string): Promise<boolean> {
    if (name === PAGE_NAMES.unsubscribe) return !(await this.unsubscriptions.isKnown(secret));
    return name === PAGE_NAMES.verification && !(await this.verifications.isKnown(secret));
  }

  private async dataOf({ name, data, embedded }: Page, token: string | undefined, asked: Language | null) {
    if (embedded) return this.embedded(asked);
    if (data === 'agency') {
      // the page confirms a request, and says nothing else of its prospect
      if (name === PAGE_NAMES.thanks && token && !isDemo(token)) await this.prospects.byToken(token);
      return publicAgencyOf(this.settings, languageOf(asked));
    }
    const wanted = token ?? (data === 'report' ? DEMO_TOKEN : undefined);
    if (!wanted || !data) return null;
    return this.answer(data, wanted, asked);
  }

  /** The frame answers messages of these origins alone. */
  private async embedded(asked: Language | null): Promise<EmbeddedAgency> {
    const [agency, { allowedOrigins }] = await Promise.all([publicAgencyOf(this.settings, languageOf(asked)), this.settings.get('widget')]);
    return { ...agency, widget: { allowedOrigins } };
  }

  private async answer(data: Exclude<NonNullable<Page['data']>, 'agency'>, token: string, asked: Language | null) {
    if (data === 'report') return this.reports.report(token, asked);
    if (data === 'score') return this.reports.score(token, asked);
    if (data === 'quiz') return this.quizWithHints(token, asked);
    if (data === 'booking') return this.booking.forProspect(token, asked);
    if (data === 'call') return this.calls.byLink(token, asked);
    return this.referrals.forVisitor(token, asked);
  }

  /** With what the measurements propose: a hint that came later would move what is already read. */
  private async quizWithHints(token: string, asked: Language | null) {
    const quiz = await this.quiz.forProspect(token, asked);
    return quiz.status === 'done' ? quiz : { ...quiz, hints: await this.hints.of(token, asked) };
  }
}
