import type { Language } from '../../rules/language.rules.js';
import type { JudgedList } from '../analysis/findings/findings.contract.js';
import type { PageReport } from '../analysis/page-report/page-report.contract.js';
import type { PublicReport, PublicScore } from '../analysis/public-report/public-report.contract.js';
import type { AnalysisReport } from '../analysis/results/analysis.contract.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import type { Person } from '../signatories/signatory.contract.js';

/** Everything an audit tells; what was not measured is absent, and the document says so. */
export interface AuditFacts {
  /** Of the prospect, in which everything below is told. */
  language: Language;
  company: string;
  /** A made-up company: the document says so on every page and in every chapter. */
  example: boolean;
  domain: string;
  city: string | null;
  /** The personal page. */
  link: string;
  /** Where a talk is booked. */
  booking: string;
  /** The finding that costs most, as the personal page says it. */
  headline: Pick<PublicReport['headline'], 'sentence' | 'todo'>;
  score: PublicScore;
  report: AnalysisReport;
  page: PageReport | null;
  /** The one list of the site, and its plan. */
  site: JudgedList;
  agency: SettingsOf<'agency'>;
  /** Who signs it, with the portrait as a data URL; null where nobody was named. */
  person: (Person & { image: string | null }) | null;
  legal: SettingsOf<'legal'>;
  madeAt: Date;
}
