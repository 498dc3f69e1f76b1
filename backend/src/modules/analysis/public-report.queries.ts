import { Injectable } from '@nestjs/common';
import { displayDomain } from '../../common/urls.js';
import { isExampleProspect } from '../../rules/provenance.rules.js';
import { isDemo } from '../../rules/tokens.rules.js';
import type { Prospect } from '../prospects/prospect.entity.js';
import { cityOf, companyName } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { QuizQueries } from '../quiz/quiz.queries.js';
import { stateOf } from '../quiz/quiz-state.js';
import { Settings } from '../settings/settings.service.js';
import { demoReport } from './demo-report.js';
import { demoScore } from './demo-score.js';
import { SiteJudgement } from './findings/site-judgement.service.js';
import type { PublicReport, PublicScore } from './public-report.contract.js';
import { type ShownProspect, toPublicReport } from './public-report.js';
import { toPublicScore } from './public-score.js';
import { RequestStates } from './request-states.queries.js';
import { LatestResults } from './results.queries.js';
import { ScanQueries } from './scan.queries.js';
import { Comparisons } from './timeline/comparisons.queries.js';

/** What a prospect's pages show. */
@Injectable()
export class PublicReports {
  constructor(
    private readonly scans: ScanQueries,
    private readonly prospects: ProspectQueries,
    private readonly quiz: QuizQueries,
    private readonly results: LatestResults,
    private readonly judgement: SiteJudgement,
    private readonly requests: RequestStates,
    private readonly comparisons: Comparisons,
    private readonly settings: Settings,
  ) {}

  async report(token: string): Promise<PublicReport> {
    const agency = await this.settings.get('agency');
    if (isDemo(token)) return demoReport(token, agency);
    const prospect = await this.prospects.byToken(token);
    const [shown, report, compared, status] = await Promise.all([
      this.shown(prospect),
      this.results.report(prospect.id),
      this.comparisons.of(prospect.id),
      this.requests.of(prospect.id),
    ]);
    const site = await this.judgement.of(prospect, report);
    return { ...toPublicReport(shown, report, site, status, agency), ...compared };
  }

  async score(token: string): Promise<PublicScore> {
    const [agency, benchmarks] = await Promise.all([this.settings.get('agency'), this.settings.get('benchmarks')]);
    if (isDemo(token)) return demoScore(token, await this.quiz.demoResult(), { agency, benchmarks });
    const prospect = await this.prospects.byToken(token);
    const [shown, report, quiz, progress] = await Promise.all([
      this.shown(prospect),
      this.results.report(prospect.id),
      this.quiz.resultOf(prospect.id),
      this.quiz.progressOf(prospect.id),
    ]);
    return toPublicScore(shown, progress, quiz, report, await this.judgement.of(prospect, report), { agency, benchmarks });
  }

  private async shown(prospect: Prospect): Promise<ShownProspect> {
    return {
      id: prospect.id,
      token: prospect.token,
      company: companyName(prospect),
      domain: displayDomain(prospect.site_url),
      siteUrl: prospect.site_url,
      city: cityOf(prospect),
      quiz: { status: stateOf(prospect), started: prospect.quiz_commence || prospect.quiz_en_cours, score: prospect.score },
      example: isExampleProspect(prospect),
      open: await this.scans.openAnalyses(prospect.id),
    };
  }
}
