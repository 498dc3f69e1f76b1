import { getJson } from './http-client';
import type { AnalyticsRecord, DashboardRecord, VisitorsOfDay } from './types';

interface Options {
  signal?: AbortSignal;
}

/** What the dashboard and the analytics ask for. */
export const figureCalls = {
  getDashboard: ({ signal }: Options = {}) => getJson<DashboardRecord>('/api/admin/dashboard', signal),

  getAnalytics: ({ from, to }: { from: string; to: string }, { signal }: Options = {}) => {
    const query = new URLSearchParams({ ...(from && { from }), ...(to && { to }) }).toString();
    return getJson<AnalyticsRecord>(`/api/admin/analytics${query && `?${query}`}`, signal);
  },

  getVisitors: (day: string, { signal }: Options = {}) =>
    getJson<VisitorsOfDay>(`/api/admin/analytics/visitors?day=${encodeURIComponent(day)}`, signal),
};
