import { Injectable } from '@nestjs/common';
import type { FindingCounts } from '../../../rules/findings.rules.js';
import type { Language } from '../../../rules/language.rules.js';
import { composedIn } from '../../../words/catalogues.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import type { AnalysisReport } from '../results/analysis.contract.js';
import { inStoredWords } from '../texts/plan-words.js';
import type { JudgedList } from './findings.contract.js';
import { inWords } from './judge.js';
import type { JudgedSite } from './judged-site.entity.js';
import { LatestResults } from './latest-results.queries.js';
import { withOneList } from './page-issues.js';
import { judgedListOf } from './shown-list.js';
import { SiteJudgement } from './site-judgement.service.js';

/** The one list of a prospect's website. */
@Injectable()
export class Findings {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly results: LatestResults,
    private readonly judgement: SiteJudgement,
  ) {}

  /** In French for staff, unless a language is given. */
  async of(prospectId: string, language: Language = 'fr'): Promise<JudgedList> {
    const report = await this.results.report(prospectId, language);
    const site = await this.judgement.of(await this.prospects.get(prospectId), report);
    return composedIn(language, () => {
      const translated = inWords(site);
      return judgedListOf({ ...translated, plan: inStoredWords(translated.plan, report.recommendations.recommendations) });
    });
  }

  /** The report of all analyses, its page with the one list in the specification's shape. */
  async report(prospectId: string): Promise<AnalysisReport> {
    const report = await this.results.report(prospectId);
    const site = await this.judgement.of(await this.prospects.get(prospectId), report);
    return withOneList(report, site);
  }

  async counts(prospectId: string): Promise<FindingCounts> {
    const { total, critical, warnings, notices } = await this.site(prospectId);
    return { total, critical, warnings, notices };
  }

  private async site(prospectId: string): Promise<JudgedSite> {
    return this.judgement.of(await this.prospects.get(prospectId), await this.results.report(prospectId));
  }
}
