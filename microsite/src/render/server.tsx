import type { FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { frenchHtml } from '../lib/french-html.ts';
import { AuditPage } from '../sections/audit/AuditPage.tsx';
import { BookingPage } from '../sections/booking/BookingPage.tsx';
import { CallPage } from '../sections/booking/CallPage.tsx';
import { SmartIndexValue } from '../sections/claims/SmartIndexValue.tsx';
import { HomePage } from '../sections/home/HomePage.tsx';
import { LandingPage } from '../sections/landing/LandingPage.tsx';
import { LegalPage } from '../sections/legal/LegalPage.tsx';
import { StatusLine } from '../sections/parts/StatusLine.tsx';
import { PlanPage } from '../sections/plan/PlanPage.tsx';
import { QuizHeader } from '../sections/quiz/QuizHeader.tsx';
import { QuizIntro } from '../sections/quiz/QuizIntro.tsx';
import { QuizOpening } from '../sections/quiz/QuizOpening.tsx';
import { ReferralPage } from '../sections/referral/ReferralPage.tsx';
import { ReportPage } from '../sections/report/ReportPage.tsx';
import { PersonalFooter, SiteFooter } from '../sections/SiteFooter.tsx';
import { CompanyHeader, SiteHeader } from '../sections/SiteHeader.tsx';
import { ScorePage } from '../sections/score/ScorePage.tsx';
import { ThanksPage } from '../sections/thanks/ThanksPage.tsx';
import { TrialPage } from '../sections/trial/TrialPage.tsx';
import { PAGE_CLAIMS } from './page-claims.ts';
import type { PartProps } from './page-input.ts';

/** The data of a part are those that its page is served with: `SERVED` in `modules/site/pages.ts` of the backend. */
const PARTS: Readonly<Record<string, FunctionComponent<PartProps<never>>>> = {
  header: SiteHeader,
  'company-header': CompanyHeader,
  footer: SiteFooter,
  'personal-footer': PersonalFooter,
  'quiz-header': QuizHeader,
  'quiz-intro': QuizIntro,
  quiz: QuizOpening,
  status: StatusLine,
  home: HomePage,
  essai: TrialPage,
  mentions: LegalPage,
  merci: ThanksPage,
  'cta-comparison': SmartIndexValue,
  analyse: ReportPage,
  monscore: ScorePage,
  score: AuditPage,
  plan: PlanPage,
  'rendez-vous': BookingPage,
  'mon-rendez-vous': CallPage,
  referral: ReferralPage,
  landing: LandingPage,
};

/** The markup of a part of a page, for the server. */
export function renderPart(name: string, props: PartProps<never>): string {
  const Part = PARTS[name];
  if (!Part) throw new Error(`no part of a page is called ${name}`);
  return frenchHtml(renderToStaticMarkup(<Part {...props} />));
}

export { PAGE_CLAIMS };
