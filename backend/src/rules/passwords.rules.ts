/** Characters; nothing else is asked of their kinds, as NIST SP 800-63B advises. */
export const SHORTEST_PASSWORD = 12;
