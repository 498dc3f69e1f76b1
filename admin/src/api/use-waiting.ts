import { useQuery } from '@tanstack/react-query';
import { useServer } from './data-provider';
import { WAITING_KEY } from './waiting';

/** Others work too: the counts are read again this often. */
const REFRESH_MS = 60_000;
const TRIALS_REFRESH_MS = 10_000;

export function useAuditRequestCounters() {
  const server = useServer();
  return useQuery({
    queryKey: [WAITING_KEY, 'audit-requests'],
    queryFn: ({ signal }) => server.getAuditRequestCounters({ signal }),
    refetchInterval: REFRESH_MS,
  }).data;
}

export function useReferralCounters() {
  const server = useServer();
  return useQuery({
    queryKey: [WAITING_KEY, 'referrals'],
    queryFn: ({ signal }) => server.getReferralCounters({ signal }),
    refetchInterval: REFRESH_MS,
  }).data;
}

export function useOpenContactMessages(): number | undefined {
  const server = useServer();
  return useQuery({
    queryKey: [WAITING_KEY, 'contact-messages'],
    queryFn: ({ signal }) => server.countOpenContactMessages({ signal }),
    refetchInterval: REFRESH_MS,
  }).data;
}

/** How many trials are in each state; they move on by themselves. */
export function useTrialCounters() {
  const server = useServer();
  return useQuery({
    queryKey: [WAITING_KEY, 'trials'],
    queryFn: ({ signal }) => server.getTrialCounters({ signal }),
    refetchInterval: TRIALS_REFRESH_MS,
  }).data;
}
