/** Minimum characters; no composition rules, as NIST SP 800-63B advises. */
export const SHORTEST_PASSWORD = 12;
