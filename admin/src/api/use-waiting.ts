import { useGetList } from 'react-admin';
import { useAnswer } from './ask';

/** Others work too: the counts of the lists where people wait for an answer are read again this often. */
const EVERY_MINUTE = { refetchInterval: 60_000 };
const OPEN = { filter: { handled: false }, pagination: { page: 1, perPage: 1 } };

export const useAuditRequestCounters = () => useAnswer('GET admin/audit-requests/counters', {}, EVERY_MINUTE).data;

export const useReferralCounters = () => useAnswer('GET admin/referrals/counters', {}, EVERY_MINUTE).data;

/** How many trials are in each state; they move on by themselves. */
export const useTrialCounters = () => useAnswer('GET admin/trials/counters', {}, { refetchInterval: 10_000 }).data;

/** Trials that a person has to look at before anything is measured. */
export const useTrialsToReview = () => useAnswer('GET admin/trials/counters', {}, EVERY_MINUTE).data?.awaiting_review;

/** Messages that nobody has handled yet. */
export const useOpenContactMessages = () => useGetList('contact-messages', OPEN, EVERY_MINUTE).total;
