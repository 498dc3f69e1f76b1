/** Statuses of open audit requests, one per prospect at most, as counted by dashboard, menu, daily e-mail and promise. */
export const OPEN_AUDITS = ['pending', 'in_progress'] as const;

/** How many of them there are, from the counts by status. */
export const openAudits = (counters: Readonly<Record<(typeof OPEN_AUDITS)[number], number>>): number =>
  OPEN_AUDITS.reduce((sum, status) => sum + counters[status], 0);
