import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '../../../../common/config/env.js';
import type { AgencyVoice } from '../../../../rules/agency-texts.rules.js';
import { type Language, languageOf } from '../../../../rules/language.rules.js';
import { pagePrefix } from '../../../../rules/routes.rules.js';
import { composedIn } from '../../../../words/catalogues.js';
import type { Prospect } from '../../../prospects/prospect.entity.js';
import { cityOf, companyName, personalLink } from '../../../prospects/prospect-view.js';
import { QuizQueries } from '../../../quiz/quiz.queries.js';
import { stateOf } from '../../../quiz/quiz-state.js';
import { agencyVoice } from '../../../settings/agency-voice.queries.js';
import { Settings } from '../../../settings/settings.service.js';
import { plainText, tradeOf } from '../../citations/trades.js';
import { inWords, type SiteList } from '../../findings/judge.js';
import { LatestResults } from '../../findings/latest-results.queries.js';
import { SiteJudgement } from '../../findings/site-judgement.service.js';
import type { AnalysisName, AnalysisReport } from '../../results/analysis.contract.js';
import { ScanQueries } from '../../scans/scan.queries.js';
import { leversOf, type ScoredQuiz } from '../levers.js';
import type { FindingCorrection, ShownAction, WebmasterMessage } from './plan-action.contract.js';
import { findingCorrections, messageOf, type PlanRecord, type PlanSubject, planActions } from './plan-actions.js';
import { DonePlanStep } from './plan-step.entity.js';
import type { Attempt } from './step-check.js';

/** What a page has read already. */
export interface PlanParts {
  report: AnalysisReport;
  site: SiteList;
  quiz: ScoredQuiz | null;
  voice: AgencyVoice;
}

export interface ShownPlan {
  actions: ShownAction[];
  corrections: FindingCorrection[];
  webmaster: WebmasterMessage | null;
}

/** The one plan of a prospect, as each of its pages shows it. */
@Injectable()
export class Plans {
  constructor(
    private readonly database: DataSource,
    private readonly results: LatestResults,
    private readonly judgement: SiteJudgement,
    private readonly quiz: QuizQueries,
    private readonly scans: ScanQueries,
    private readonly settings: Settings,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async of(prospect: Prospect, asked: Language | null): Promise<ShownPlan & { site: SiteList }> {
    const language = languageOf(asked, prospect.language);
    const [report, quiz, voice] = await Promise.all([
      this.results.report(prospect.id, language),
      this.quiz.resultOf(prospect.id),
      agencyVoice(this.settings, language),
    ]);
    const site = await this.judgement.of(prospect, report);
    return { ...(await this.shown(prospect, { report, site, quiz, voice }, language)), site };
  }

  async shown(prospect: Prospect, { report, site, quiz, voice }: PlanParts, language: Language): Promise<ShownPlan> {
    const [record, { domain }] = await Promise.all([this.recordOf(prospect.id), this.settings.get('systemConfig')]);
    const company = companyName(prospect);
    const link = personalLink(prospect.token, { domain, tokenPrefix: pagePrefix('plan') }, this.config.publicUrl);
    const facts = { company, city: cityOf(prospect), trade: tradeFor(language, company, prospect, report), page: prospect.site_url };
    return composedIn(language, () => {
      const levers = stateOf(prospect) === 'done' ? leversOf(quiz, voice) : [];
      const subject: PlanSubject = { site: inWords(site), report, levers, facts };
      const actions = planActions(subject, record);
      return { actions, corrections: findingCorrections(subject), webmaster: messageOf(actions, prospect.site_url, link) };
    });
  }

  private async recordOf(prospectId: string): Promise<PlanRecord> {
    const [rows, open, attempts] = await Promise.all([
      this.database.getRepository(DonePlanStep).find({ where: { prospect_id: prospectId }, order: { step_id: 'ASC' } }),
      this.scans.openAnalyses(prospectId),
      this.database.query<{ analysis: AnalysisName; state: string; measured_at: Date }[]>(
        `SELECT DISTINCT ON (analysis, state) analysis, state, measured_at FROM measurements
          WHERE prospect_id = $1 AND former_site IS NULL ORDER BY analysis, state, measured_at DESC, id DESC`,
        [prospectId],
      ),
    ]);
    const byAge = attempts
      .map(({ analysis, state, measured_at }): [AnalysisName, Attempt] => [analysis, { state, measuredAt: measured_at }])
      .sort(([, one], [, other]) => one.measuredAt.getTime() - other.measuredAt.getTime());
    const measured = byAge.filter(([, { state }]) => state === 'measured').map(([name, { measuredAt }]) => [name, measuredAt] as const);
    return { rows, open, attempts: new Map(byAge), measured: new Map(measured) };
  }
}

/** Names the trade in a proposed text: the category of Google or of the agency, else the word in the name. Known in French only. */
function tradeFor(language: Language, company: string | null, { metadata }: Prospect, { reviews }: AnalysisReport): string | null {
  if (language !== 'fr') return null;
  const category = reviews.category ?? metadata.industry;
  return (category && plainText(category)) || (tradeOf(company ?? '', null)?.replace(/^une? /, '') ?? null);
}
