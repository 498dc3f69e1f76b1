/** Audit requests that somebody still waits for, one for a prospect at most: dashboard, menu, the morning's e-mail and the promise count these. */
export const OPEN_AUDITS = ['pending', 'in_progress'] as const;

/** How many of them there are, from the counts by status. */
export const openAudits = (counters: Readonly<Record<(typeof OPEN_AUDITS)[number], number>>): number =>
  OPEN_AUDITS.reduce((sum, status) => sum + counters[status], 0);
