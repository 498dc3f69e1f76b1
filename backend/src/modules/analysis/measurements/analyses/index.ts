import { CitationsAnalysis } from './citations.analysis.js';
import { CmsAnalysis } from './cms.analysis.js';
import { ConnectivityAnalysis } from './connectivity.analysis.js';
import { IntroAnalysis } from './intro.analysis.js';
import { KeywordsAnalysis } from './keywords.analysis.js';
import { PageAnalysis } from './page.analysis.js';
import { PageSpeedAnalysis } from './page-speed.analysis.js';
import { RecommendationsAnalysis } from './recommendations.analysis.js';
import { ReviewsAnalysis } from './reviews.analysis.js';

/** Every analysis there is, in the order they are shown. */
export const analyses = [
  ConnectivityAnalysis,
  PageSpeedAnalysis,
  PageAnalysis,
  CmsAnalysis,
  KeywordsAnalysis,
  ReviewsAnalysis,
  CitationsAnalysis,
  IntroAnalysis,
  RecommendationsAnalysis,
] as const;
