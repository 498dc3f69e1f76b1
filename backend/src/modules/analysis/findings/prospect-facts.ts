import { displayDomain } from '../../../common/urls.js';
import { isExampleProspect } from '../../../rules/provenance.rules.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { cityOf, companyInWords } from '../../prospects/prospect-view.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { siteFactsOf } from './site-facts.js';

const subjectOf = (prospect: Prospect) => ({
  company: companyInWords(prospect),
  domain: displayDomain(prospect.site_url),
  city: cityOf(prospect),
});

/** What was measured of the website of a prospect: its texts are made of it. */
export const measuredFactsOf = (prospect: Prospect, report: AnalysisReport): SiteFacts =>
  siteFactsOf(subjectOf(prospect), report, prospect.metadata.own_hosts ?? []);

/** What its list is made of: a made-up company has nothing but examples, and is judged by them. */
export const factsOfProspect = (prospect: Prospect, report: AnalysisReport): SiteFacts =>
  measuredFactsOf(prospect, isExampleProspect(prospect) ? asMeasured(report) : report);

const asMeasured = (report: AnalysisReport): AnalysisReport =>
  Object.fromEntries(
    Object.entries(report).map(([name, part]) => [name, part.state === 'sample' ? { ...part, state: 'measured' } : part]),
  ) as AnalysisReport;
