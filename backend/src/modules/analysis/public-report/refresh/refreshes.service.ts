import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import { conflict } from '../../../../common/errors.js';
import { type Language, languageOf, t } from '../../../../rules/language.rules.js';
import { composedIn } from '../../../../words/catalogues.js';
import type { Prospect } from '../../../prospects/prospect.entity.js';
import { companyName } from '../../../prospects/prospect-view.js';
import { ProspectQueries } from '../../../prospects/prospects.queries.js';
import { AnalysisResults } from '../../measurements/analysis-results.service.js';
import type { AnalysisName } from '../../results/analysis.contract.js';
import { Scans } from '../../scans/scans.service.js';
import type { RefreshState } from '../public-report.contract.js';
import { RefreshQueries } from './refresh.queries.js';

const MINUTE_MS = 60_000;
/** An order costs the agency money: what is newer than this is answered as it is. */
const REVIEWS_GOOD_FOR_MS = 10 * MINUTE_MS;
const TEXTS_GOOD_FOR_MS = MINUTE_MS / 2;

/** Refreshes that prospects order on their page: one analysis at a time, with a pause between two. */
@Injectable()
export class Refreshes {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly scans: Scans,
    private readonly status: RefreshQueries,
    private readonly results: AnalysisResults,
    private readonly clock: Clock,
  ) {}

  async reviewsStatus(token: string, asked: Language | null): Promise<RefreshState> {
    const { id, language } = await this.prospects.byToken(token);
    return this.status.reviews(id, languageOf(asked, language));
  }

  async refreshReviews(token: string, asked: Language | null): Promise<RefreshState> {
    const prospect = await this.prospects.byToken(token);
    const { id } = prospect;
    const language = languageOf(asked, prospect.language);
    requireCompany(prospect);
    const state = await this.status.reviews(id, language);
    const isUnderWay = state.status === 'pending' || state.status === 'processing';
    if (isUnderWay || (await this.isFresh(id, 'reviews', REVIEWS_GOOD_FOR_MS))) return state;
    await this.scans.startForProspect(id, 'reviews');
    return this.status.reviews(id, language);
  }

  /** Only while there are none: good recommendations are not written twice. */
  async retryRecommendations(token: string, asked: Language | null): Promise<RefreshState> {
    const prospect = await this.prospects.byToken(token);
    const { id } = prospect;
    requireCompany(prospect);
    const { recommendations } = await this.results.report(id);
    if (recommendations.recommendations?.length) return { status: 'completed', message: null };
    if (await this.isFresh(id, 'recommendations', TEXTS_GOOD_FOR_MS))
      return composedIn(languageOf(asked, prospect.language), () => ({
        status: 'failed' as const,
        message: t`La dernière tentative vient d’échouer. Patientez une demi-minute, puis réessayez.`,
      }));
    await this.scans.startForProspect(id, 'recommendations');
    return { status: 'pending', message: null };
  }

  private async isFresh(prospectId: string, analysis: AnalysisName, goodForMs: number): Promise<boolean> {
    const last = await this.status.lastAttempt(prospectId, analysis);
    return last !== null && this.clock.now().getTime() - last.measured_at.getTime() < goodForMs;
  }
}

/** Error catalogue of the specification (file 1, section 8), verbatim. */
function requireCompany(prospect: Prospect): void {
  if (companyName(prospect) === null) throw conflict('no_company', t`Nom d'entreprise manquant dans les métadonnées`);
  if (!prospect.site_url) throw conflict('no_website', t`Impossible de récupérer les données de l'entreprise`);
}
