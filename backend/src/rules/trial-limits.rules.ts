/** Limits of self-serve trials (specification 1, section 5; decisions 10 and 42). */
export const TRIAL_LIMITS = {
  /** Days between two trials of one mailbox or one website. */
  daysBetween: 7,
  /** Trials of the agency’s own address that stay; older ones are deleted. */
  internalKept: 3,
  /** Mails a day that send the link of a trial again to its mailbox. */
  linkMailsPerDay: 5,
} as const;
