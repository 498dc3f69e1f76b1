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
import { PlanPage } from '../sections/plan/PlanPage.tsx';
import { QuizHeader } from '../sections/quiz/QuizHeader.tsx';
import { QuizIntro } from '../sections/quiz/QuizIntro.tsx';
import { QuizOpening } from '../sections/quiz/QuizOpening.tsx';
import { ReferralPage } from '../sections/referral/ReferralPage.tsx';
import { ReportPage } from '../sections/report/ReportPage.tsx';
import { PersonalFooter, SiteFooter } from '../sections/SiteFooter.tsx';
import { CompanyHeader, SiteHeader } from '../sections/SiteHeader.tsx';
import { ScorePage } from '../sections/score/ScorePage.tsx';
import { StatusLine } from '../sections/shared/StatusLine.tsx';
import { ThanksPage } from '../sections/thanks/ThanksPage.tsx';
import { TrialPage } from '../sections/trial/TrialPage.tsx';
import { PAGE_CLAIMS } from './page-claims.ts';
import type { SectionProps } from './page-input.ts';

/** The data of a section are those that its page is served with: `SERVED` in `modules/site/pages.ts` of the backend. */
const SECTIONS: Readonly<Record<string, FunctionComponent<SectionProps<never>>>> = {
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

/** Renders a section to markup, for the server. */
export function renderSection(name: string, props: SectionProps<never>): string {
  const Section = SECTIONS[name];
  if (!Section) throw new Error(`unknown section: ${name}`);
  return frenchHtml(renderToStaticMarkup(<Section {...props} />));
}

export { PAGE_CLAIMS };
