import type { ReactNode } from 'react';
import type { AnalysisName, AnalysisReport, ProspectRecord } from '../../../api/types';
import { QueryContent } from '../../../components/QueryContent';
import { CompetitorsSection } from '../competitors/CompetitorsSection';
import { SiteCrawlSection } from '../crawl/SiteCrawlSection';
import { TextReviewPanel } from '../texts/TextReviewPanel';
import { useAnalysis } from '../use-prospect-data';
import { AnalysisSection } from './AnalysisSection';
import { CitationsResult } from './CitationsResult';
import { CmsResult } from './CmsResult';
import { ConnectivityResult } from './ConnectivityResult';
import { KeywordsResult } from './KeywordsResult';
import { PageResult } from './PageResult';
import { PageSpeedResult } from './PageSpeedResult';
import { IntroResult, RecommendationsResult } from './TextResults';

/** How each analysis shows its figures, in the order of the page. Reviews have their place beside the company. */
const RESULTS: [AnalysisName, (report: AnalysisReport) => ReactNode][] = [
  ['connectivity', ({ connectivity }) => <ConnectivityResult result={connectivity} />],
  ['pagespeed', ({ pagespeed }) => <PageSpeedResult result={pagespeed} />],
  ['page', ({ page, pagespeed }) => <PageResult result={page} lab={(pagespeed.state === 'measured' && pagespeed.mobile_data) || null} />],
  ['cms', ({ cms }) => <CmsResult result={cms} />],
  ['keywords', ({ keywords }) => <KeywordsResult result={keywords} />],
  ['citations', ({ citations }) => <CitationsResult result={citations} />],
  ['intro', ({ intro }) => <IntroResult result={intro} />],
  ['recommendations', ({ recommendations }) => <RecommendationsResult result={recommendations} />],
];

export function AnalysesTab({ prospect }: { prospect: ProspectRecord }) {
  return (
    <>
      <QueryContent query={useAnalysis(prospect.id)}>
        {(report) =>
          RESULTS.map(([name, show]) => (
            <AnalysisSection
              key={name}
              name={name}
              part={report[name]}
              below={(name === 'intro' || name === 'recommendations') && <TextReviewPanel kind={name} />}
            >
              {show(report)}
            </AnalysisSection>
          ))
        }
      </QueryContent>
      <SiteCrawlSection prospect={prospect} />
      <CompetitorsSection prospect={prospect} />
    </>
  );
}
