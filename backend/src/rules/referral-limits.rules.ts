/** Colleagues that one prospect may pass the link to: more addresses are a list. */
export const MAX_INVITED_COLLEAGUES = 5;
