import type { Catalogue } from '../rules/language.rules.js';
import { AGENCY_DEFAULTS } from './de/agency-defaults.js';
import { ANSWERS } from './de/answers.js';
import { AUDIT } from './de/audit.js';
import { AUDIT_SECTIONS } from './de/audit-sections.js';
import { CAUSES } from './de/causes.js';
import { FIGURES } from './de/figures.js';
import { FINDINGS } from './de/findings.js';
import { FINDINGS_INDEXING } from './de/findings-indexing.js';
import { FINDINGS_SEARCH } from './de/findings-search.js';
import { FINDINGS_SITE } from './de/findings-site.js';
import { FINDINGS_SPEED } from './de/findings-speed.js';
import { HEADLINE } from './de/headline.js';
import { LETTERS } from './de/letters.js';
import { LETTERS_CALLS } from './de/letters-calls.js';
import { OUTCOMES } from './de/outcomes.js';
import { REFUSALS } from './de/refusals.js';
import { REPORT } from './de/report.js';
import { SERVED } from './de/served.js';
import { SITE_BOOKING } from './de/site-booking.js';
import { SITE_FORMS } from './de/site-forms.js';
import { SITE_FRAME } from './de/site-frame.js';
import { SITE_HOME } from './de/site-home.js';
import { SITE_LEGAL } from './de/site-legal.js';
import { SITE_PAGE_REPORT } from './de/site-page-report.js';
import { SITE_QUIZ } from './de/site-quiz.js';
import { SITE_REPORT } from './de/site-report.js';
import { SITE_REPORT_SECTIONS } from './de/site-report-sections.js';
import { SITE_SCORE } from './de/site-score.js';
import { SITE_TRIAL } from './de/site-trial.js';
import { TEXTS_PAGE } from './de/texts-page.js';
import { TEXTS_SPEED } from './de/texts-speed.js';
import { VERDICTS } from './de/verdicts.js';

/** German as it is written in Switzerland, by room. */
export const DE: Catalogue = {
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
