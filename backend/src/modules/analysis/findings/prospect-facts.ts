import { displayDomain } from '../../../common/urls.js';
import type { SiteFacts } from '../../../rules/site-facts.rules.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { cityOf, companyName } from '../../prospects/prospect-view.js';
import type { AnalysisReport } from '../analysis.contract.js';
import { siteFactsOf } from './site-facts.js';

/** What is known of the website of a prospect. */
export const factsOfProspect = (prospect: Prospect, report: AnalysisReport): SiteFacts =>
  siteFactsOf({ company: companyName(prospect), domain: displayDomain(prospect.site_url), city: cityOf(prospect) }, report);
