import type { AiCitationsRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const aiCitations = {
  name: 'ai-citations',
  list: lazyView(() => import('./CitationsPage'), 'CitationsPage'),
  recordRepresentation: ({ company }: AiCitationsRecord) => company,
};
