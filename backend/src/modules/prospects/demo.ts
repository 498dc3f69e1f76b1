/** The three ids of the demo mode (specification 1, section 1): made-up figures, labelled, nothing stored. */
const DEMO_TOKENS: ReadonlySet<string> = new Set(['demo', 'demo-id', '00000000-0000-0000-0000-000000000001']);

export const isDemo = (token: string): boolean => DEMO_TOKENS.has(token);

export const DEMO_COMPANY = 'Menuiserie du Lac';
