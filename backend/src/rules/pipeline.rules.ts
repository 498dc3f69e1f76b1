/** The pipeline of a prospect (`prospects.status`): which facts move it, and when a choice of staff prevails (decision 61). */

export const PROSPECT_STATUSES = ['new', 'contacted', 'qualified', 'converted', 'rejected'] as const;
export type PipelineStatus = (typeof PROSPECT_STATUSES)[number];

/** Set by staff only, with a reason; facts neither set nor change them. */
export const CLOSED_STATUSES = ['converted', 'rejected'] as const satisfies readonly PipelineStatus[];
export const isClosedStatus = (status: PipelineStatus): boolean => (CLOSED_STATUSES as readonly PipelineStatus[]).includes(status);

/** Statuses of prospects that were contacted. A rejected one was contacted if it had one of these before. */
export const CONTACTED_STATUSES = ['contacted', 'qualified', 'converted'] as const satisfies readonly PipelineStatus[];

/** What happened with a prospect, and the status that it proves. */
export const FACT_STATUS = {
  email_sent: 'contacted',
  call_reached: 'contacted',
  quiz_done: 'qualified',
  audit_requested: 'qualified',
  call_booked: 'qualified',
} as const satisfies Record<string, PipelineStatus>;
export type PipelineFact = keyof typeof FACT_STATUS;

export const STATUS_CAUSES = [...(Object.keys(FACT_STATUS) as PipelineFact[]), 'person'] as const;
export type StatusCause = (typeof STATUS_CAUSES)[number];

const rank = (status: PipelineStatus): number => PROSPECT_STATUSES.indexOf(status);

/**
 * The status after a fact, or null where it stays as it is: facts lead forward only, never out of a closed status, and a fact that is
 * older than the last choice of a person does not overrule it.
 */
export function nextStatus(current: PipelineStatus, chosenAt: Date | null, fact: PipelineFact, factAt: Date): PipelineStatus | null {
  const proven = FACT_STATUS[fact];
  if (isClosedStatus(current) || rank(proven) <= rank(current)) return null;
  return chosenAt !== null && factAt < chosenAt ? null : proven;
}
