import type { KeywordAnalysisRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const keywordAnalyses = {
  name: 'keyword-analyses',
  list: lazyView(() => import('./KeywordAnalysisList'), 'KeywordAnalysisList'),
  recordRepresentation: ({ domain }: KeywordAnalysisRecord) => domain,
};
