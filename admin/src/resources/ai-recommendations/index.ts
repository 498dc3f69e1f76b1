import type { AiRecommendationsRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const aiRecommendations = {
  name: 'ai-recommendations',
  list: lazyView(() => import('./RecommendationsPage'), 'RecommendationsPage'),
  recordRepresentation: ({ company }: AiRecommendationsRecord) => company,
};
