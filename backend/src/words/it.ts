import type { Catalogue } from '../rules/language.rules.js';
import { AGENCY_DEFAULTS } from './it/agency-defaults.js';
import { ANSWERS } from './it/answers.js';
import { AUDIT } from './it/audit.js';
import { AUDIT_SECTIONS } from './it/audit-sections.js';
import { CAUSES } from './it/causes.js';
import { FIGURES } from './it/figures.js';
import { FINDINGS } from './it/findings.js';
import { FINDINGS_INDEXING } from './it/findings-indexing.js';
import { FINDINGS_SEARCH } from './it/findings-search.js';
import { FINDINGS_SITE } from './it/findings-site.js';
import { FINDINGS_SPEED } from './it/findings-speed.js';
import { HEADLINE } from './it/headline.js';
import { LETTERS } from './it/letters.js';
import { LETTERS_CALLS } from './it/letters-calls.js';
import { OUTCOMES } from './it/outcomes.js';
import { REFUSALS } from './it/refusals.js';
import { REPORT } from './it/report.js';
import { SERVED } from './it/served.js';
import { SITE_BOOKING } from './it/site-booking.js';
import { SITE_FORMS } from './it/site-forms.js';
import { SITE_FRAME } from './it/site-frame.js';
import { SITE_HOME } from './it/site-home.js';
import { SITE_LEGAL } from './it/site-legal.js';
import { SITE_PAGE_REPORT } from './it/site-page-report.js';
import { SITE_QUIZ } from './it/site-quiz.js';
import { SITE_REPORT } from './it/site-report.js';
import { SITE_REPORT_SECTIONS } from './it/site-report-sections.js';
import { SITE_SCORE } from './it/site-score.js';
import { SITE_TRIAL } from './it/site-trial.js';
import { TEXTS_PAGE } from './it/texts-page.js';
import { TEXTS_SPEED } from './it/texts-speed.js';
import { VERDICTS } from './it/verdicts.js';

/** Italian as it is written in Ticino, by room. */
export const IT: Catalogue = {
  ...AUDIT,
  ...AUDIT_SECTIONS,
  ...AGENCY_DEFAULTS,
  ...CAUSES,
  ...FIGURES,
  ...FINDINGS,
  ...FINDINGS_INDEXING,
  ...FINDINGS_SEARCH,
  ...FINDINGS_SITE,
  ...FINDINGS_SPEED,
  ...HEADLINE,
  ...LETTERS,
  ...LETTERS_CALLS,
  ...OUTCOMES,
  ...ANSWERS,
  ...REFUSALS,
  ...REPORT,
  ...TEXTS_PAGE,
  ...TEXTS_SPEED,
  ...VERDICTS,
  ...SERVED,
  ...SITE_BOOKING,
  ...SITE_FORMS,
  ...SITE_FRAME,
  ...SITE_HOME,
  ...SITE_LEGAL,
  ...SITE_PAGE_REPORT,
  ...SITE_QUIZ,
  ...SITE_REPORT,
  ...SITE_REPORT_SECTIONS,
  ...SITE_SCORE,
  ...SITE_TRIAL,
};
