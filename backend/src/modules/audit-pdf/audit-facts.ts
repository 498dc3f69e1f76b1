import type { PageEvidence } from '../../providers/page-speed/page-speed.contract.js';
import type { calloutsOf } from '../../rules/evidence.rules.js';
import type { Language } from '../../rules/language.rules.js';
import type { JudgedList } from '../analysis/findings/findings.contract.js';
import type { PageReport } from '../analysis/page-report/page-report.contract.js';
import type { PublicReport } from '../analysis/public-report/public-report.contract.js';
import type { PublicScore } from '../analysis/public-report/public-score.contract.js';
import type { AnalysisReport } from '../analysis/results/analysis.contract.js';
import type { SettingsOf } from '../settings/settings.contract.js';
import type { Person } from '../signatories/signatory.contract.js';

export interface PhonePicture {
  /** Data URL. */
  image: string;
  measuredAt: string;
  callouts: ReturnType<typeof calloutsOf<PageEvidence['places'][number]>>;
}

/** Content of an audit; unmeasured parts are absent, and the document says so. */
export interface AuditFacts {
  /** Language of the prospect and of the document. */
  language: Language;
  company: string;
  /** An example company: marked on every page and chapter. */
  example: boolean;
  domain: string;
  city: string | null;
  /** The personal page. */
  link: string;
  /** Where a talk is booked. */
  booking: string;
  /** The site as a phone showed it, with what is seen on it; null without a stored picture. */
  phone: PhonePicture | null;
  /** The costliest finding, as on the personal page. */
  headline: Pick<PublicReport['headline'], 'sentence' | 'todo'>;
  score: PublicScore;
  report: AnalysisReport;
  page: PageReport | null;
  /** The one list of the site, and its plan. */
  site: JudgedList;
  agency: SettingsOf<'agency'>;
  /** The signatory, with the portrait as a data URL; null without one. */
  person: (Person & { image: string | null }) | null;
  legal: SettingsOf<'legal'>;
  madeAt: Date;
}
