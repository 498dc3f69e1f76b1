import type { ObjectLiteral } from 'typeorm';
import type { AnalysisName } from './analysis.contract.js';
import { CmsResult } from './cms-result.entity.js';
import { ConnectivityResult } from './connectivity-result.entity.js';
import { PersonalizedIntro } from './intro.entity.js';
import { KeywordResult } from './keyword-result.entity.js';
import { PageResult } from './page-result.entity.js';
import { PageSpeedResult } from './page-speed-result.entity.js';
import { Recommendations } from './recommendations.entity.js';
import { ReviewsResult } from './reviews-result.entity.js';

/** Tables of latest results in display order; citations have a row per assistant. */
export const LATEST: Record<AnalysisName, (new () => ObjectLiteral) | null> = {
  connectivity: ConnectivityResult,
  pagespeed: PageSpeedResult,
  page: PageResult,
  cms: CmsResult,
  keywords: KeywordResult,
  reviews: ReviewsResult,
  citations: null,
  intro: PersonalizedIntro,
  recommendations: Recommendations,
};
