/** How long a sign-in of staff lasts. */
export const SESSION_LIMITS = {
  /** Life of an access token. */
  accessMinutes: 15,
  /** A session ends after so long without a request. */
  idleHours: 12,
  /** Every session ends after so long. */
  longestDays: 30,
  /** A password stays proven so long for actions that ask for it. */
  proofMinutes: 10,
} as const;
