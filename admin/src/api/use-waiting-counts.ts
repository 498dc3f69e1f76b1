import { useGetList } from 'react-admin';
import { useApiQuery } from './call-api';

/** Poll interval of the counters in the navigation: colleagues change them, too. */
const EVERY_MINUTE = { refetchInterval: 60_000 };
const OPEN = { filter: { handled: false }, pagination: { page: 1, perPage: 1 } };

export const useAuditRequestCounters = () => useApiQuery('GET admin/audit-requests/counters', {}, EVERY_MINUTE).data;

export const useReferralCounters = () => useApiQuery('GET admin/referrals/counters', {}, EVERY_MINUTE).data;

/** The number of trials in each state. */
export const useTrialCounters = () => useApiQuery('GET admin/trials/counters', {}, { refetchInterval: 10_000 }).data;

/** The number of trials that wait for a review. */
export const useTrialsToReview = () => useApiQuery('GET admin/trials/counters', {}, EVERY_MINUTE).data?.awaiting_review;

/** The number of messages that are not handled yet. */
export const useOpenContactMessages = () => useGetList('contact-messages', OPEN, EVERY_MINUTE).total;
