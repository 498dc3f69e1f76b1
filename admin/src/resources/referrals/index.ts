import type { ReferralRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const referrals = {
  name: 'referrals',
  list: lazyView(() => import('./ReferralList'), 'ReferralList'),
  recordRepresentation: ({ referred_email }: ReferralRecord) => referred_email,
};
