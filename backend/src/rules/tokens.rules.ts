/** Tokens of personal links (specification 1, sections 1, 3 and 5). */

export const TOKEN_LENGTH = 8;

/** Tokens are accepted in capitals: people copy them by hand. */
export const isProspectToken = (text: string): boolean => /^[a-z0-9]{8}$/i.test(text);

export const DEMO_TOKEN = 'demo';
/** Replaces an id. */
export const DEMO_ID = '00000000-0000-0000-0000-000000000001';

/** The three ids of the demo mode: made-up figures, labelled, nothing stored. */
const DEMO_TOKENS: ReadonlySet<string> = new Set([DEMO_TOKEN, 'demo-id', DEMO_ID]);

export const isDemo = (token: string): boolean => DEMO_TOKENS.has(token.toLowerCase());

/**
 * Unknown links of one address in a window (setting `rateLimits.unknownTokens`). Beyond `max` the unknown ones are refused, beyond this multiple
 * of it the address is refused altogether.
 */
export const UNKNOWN_LINKS_FLOOD = 10;
