import { frenchSpaces as highPunctuation } from '../../../backend/src/rules/figures.rules.ts';

/** No-break spaces where French wants them: before ; : ! ? » %, after «, between a number and what it counts. */
export const frenchSpaces = (text: string): string => highPunctuation(text).replace(/(\d) (?=\p{L})/gu, '$1\u00a0');
