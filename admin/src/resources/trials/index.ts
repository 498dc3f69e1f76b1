import type { TrialRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const trials = {
  name: 'trials',
  list: lazyView(() => import('./TrialList'), 'TrialList'),
  recordRepresentation: ({ company }: TrialRecord) => company,
};
