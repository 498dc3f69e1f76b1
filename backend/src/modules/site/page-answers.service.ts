import { Injectable } from '@nestjs/common';
import { Problem } from '../../common/errors.js';
import { translatedProblem } from '../../common/http/translated-problem.js';
import { type Language, languageOf } from '../../rules/language.rules.js';
import { DEMO_TOKEN } from '../../rules/tokens.rules.js';
import { PublicReports } from '../analysis/public-report/public-report.queries.js';
import { Booking } from '../appointments/booking.service.js';
import { ManagedAppointments } from '../appointments/managed-appointments.service.js';
import { Quiz } from '../quiz/quiz.service.js';
import { ReferralQueries } from '../referrals/referrals.queries.js';
import { publicAgencyOf } from '../settings/public-agency.queries.js';
import { Settings } from '../settings/settings.service.js';
import type { Page } from './pages.js';

/** What the API answers to a page, put into it beforehand. */
@Injectable()
export class PageAnswers {
  constructor(
    private readonly reports: PublicReports,
    private readonly quiz: Quiz,
    private readonly booking: Booking,
    private readonly calls: ManagedAppointments,
    private readonly referrals: ReferralQueries,
    private readonly settings: Settings,
  ) {}

  /** The page's data, or the problem its script shows: an unknown token is a screen, not an HTTP error. */
  async of({ data }: Page, token: string | undefined, asked: Language | null) {
    if (data === 'agency') return publicAgencyOf(this.settings, languageOf(asked));
    if (data === 'home') {
      const [agency, example] = await Promise.all([
        publicAgencyOf(this.settings, languageOf(asked)),
        this.reports.report(DEMO_TOKEN, asked),
      ]);
      return { ...agency, example };
    }
    const wanted = token ?? (data === 'report' ? DEMO_TOKEN : undefined);
    if (!wanted || !data) return null;
    return this.answer(data, wanted, asked).catch(async (error: unknown) => {
      if (!(error instanceof Problem)) throw error;
      const language = languageOf(asked);
      const { status, code, message } = language === 'fr' ? error : await translatedProblem(error, language);
      return { problem: { status, code, message } };
    });
  }

  private async answer(data: Exclude<NonNullable<Page['data']>, 'agency' | 'home'>, token: string, asked: Language | null) {
    if (data === 'report') return this.reports.report(token, asked);
    if (data === 'score') return this.reports.score(token, asked);
    if (data === 'quiz') return this.quiz.forProspect(token, asked);
    if (data === 'booking') return this.booking.forProspect(token, asked);
    if (data === 'call') return this.calls.byLink(token, asked);
    return this.referrals.forVisitor(token, asked);
  }
}
