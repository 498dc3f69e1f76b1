import { Injectable } from '@nestjs/common';
import { displayDomain } from '../../../common/urls.js';
import { agencyIn, benchmarksIn } from '../../../rules/agency-texts.rules.js';
import { type Language, languageOf } from '../../../rules/language.rules.js';
import { isWrongPage } from '../../../rules/outcome-names.rules.js';
import { isExampleProspect } from '../../../rules/provenance.rules.js';
import { isDemo } from '../../../rules/tokens.rules.js';
import { composedIn } from '../../../words/catalogues.js';
import type { Prospect } from '../../prospects/prospect.entity.js';
import { cityOf, companyRead } from '../../prospects/prospect-view.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { QuizQueries } from '../../quiz/quiz.queries.js';
import { stateOf } from '../../quiz/quiz-state.js';
import { agencyVoice } from '../../settings/agency-voice.queries.js';
import { Settings } from '../../settings/settings.service.js';
import { Signatories } from '../../signatories/signatories.queries.js';
import { CompetitorComparisonQueries } from '../competitors/competitor-comparison.queries.js';
import { ReportedCrawls } from '../crawl/reported-crawls.queries.js';
import { inWords } from '../findings/judge.js';
import { LatestResults } from '../findings/latest-results.queries.js';
import { SiteJudgement } from '../findings/site-judgement.service.js';
import { isTrial } from '../findings/trial-score.js';
import { ScanQueries } from '../scans/scan.queries.js';
import { Comparisons } from './comparisons.queries.js';
import { demoReport } from './demo-report.js';
import { demoScore } from './demo-score.js';
import { Plans } from './progress/plans.queries.js';
import type { PublicReport } from './public-report.contract.js';
import { type ShownProspect, toPublicReport } from './public-report.js';
import type { PublicScore } from './public-score.contract.js';
import { type AgencyStatements, toPublicScore } from './public-score.js';
import { RequestStates } from './request-states.queries.js';

/** Reads the data of a prospect's pages in the requested language, else its own. */
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
    private readonly signatories: Signatories,
    private readonly comparison: CompetitorComparisonQueries,
    private readonly plans: Plans,
    private readonly crawls: ReportedCrawls,
  ) {}

  async report(token: string, asked: Language | null): Promise<PublicReport> {
    if (isDemo(token)) return this.demoReport(token, languageOf(asked));
    const prospect = await this.prospects.byToken(token);
    const language = languageOf(asked, prospect.language);
    const [{ agency, voice }, shown, report, known, compared, requests, person, comparison, quiz, crawl] = await Promise.all([
      this.agencyIn(language),
      this.shown(prospect, language),
      this.results.report(prospect.id, language),
      this.judgement.stored(prospect.id),
      this.comparisons.of(prospect.id),
      this.requests.of(prospect.id),
      this.signatories.of(prospect.id, language),
      this.comparison.of(prospect),
      this.quiz.resultOf(prospect.id),
      this.crawls.of(prospect),
    ]);
    const site = await this.judgement.of(prospect, report, known);
    const status = { audit: requests.audit?.status ?? null, call: requests.call?.status ?? null, referral: requests.referral };
    const ofSite = isWrongPage(site.outcome) ? { neighbours: null, site_crawl: null } : { neighbours: comparison, site_crawl: crawl };
    const plan = await this.plans.shown(prospect, { report, site, quiz, voice }, language);
    const written = await composedIn(language, () => toPublicReport(shown, report, inWords(site), status, agency));
    return { ...written, ...plan, ...compared, person, ...ofSite };
  }

  async score(token: string, asked: Language | null): Promise<PublicScore> {
    if (isDemo(token)) return this.demoScore(token, languageOf(asked));
    const prospect = await this.prospects.byToken(token);
    const language = languageOf(asked, prospect.language);
    const [statements, shown, report, known, quiz, progress] = await Promise.all([
      this.agencyIn(language),
      this.shown(prospect, language),
      this.results.report(prospect.id, language),
      this.judgement.stored(prospect.id),
      this.quiz.resultOf(prospect.id),
      this.quiz.progressOf(prospect.id),
    ]);
    const site = await this.judgement.of(prospect, report, known);
    const plan = await this.plans.shown(prospect, { report, site, quiz, voice: statements.voice }, language);
    const written = await composedIn(language, () => toPublicScore(shown, progress, quiz, report, inWords(site), statements));
    return { ...written, ...plan };
  }

  private async demoReport(token: string, language: Language): Promise<PublicReport> {
    const { agency } = await this.agencyIn(language);
    return composedIn(language, () => demoReport(token, agency));
  }

  private async demoScore(token: string, language: Language): Promise<PublicScore> {
    const [statements, result] = await Promise.all([this.agencyIn(language), this.quiz.demoResult()]);
    return composedIn(language, () => demoScore(token, result, statements));
  }

  /** Reads the texts of the agency in a language. */
  private async agencyIn(language: Language): Promise<AgencyStatements> {
    const [voice, agency, benchmarks] = await Promise.all([
      agencyVoice(this.settings, language),
      this.settings.get('agency'),
      this.settings.get('benchmarks'),
    ]);
    return { agency: agencyIn(voice, agency), benchmarks: benchmarksIn(voice, benchmarks), voice };
  }

  private async shown(prospect: Prospect, language: Language): Promise<ShownProspect> {
    return {
      id: prospect.id,
      token: prospect.token,
      company: await companyRead(prospect, language),
      domain: displayDomain(prospect.site_url),
      siteUrl: prospect.site_url,
      city: cityOf(prospect),
      quiz: { status: stateOf(prospect), started: prospect.quiz_commence || prospect.quiz_en_cours, score: prospect.score },
      example: isExampleProspect(prospect),
      trial: isTrial(prospect),
      open: await this.scans.openAnalyses(prospect.id),
    };
  }
}
