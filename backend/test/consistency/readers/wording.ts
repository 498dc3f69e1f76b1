import type { Wording } from '../reading.js';

export const wording = (pattern: string, told: Wording[1]): Wording => [new RegExp(pattern, 'g'), told];
export const nothing = (pattern: string): Wording => wording(pattern, () => []);
/** « un lien » is one. */
export const countOf = (words = ''): number => (/^une?$/i.test(words) ? 1 : Number(words));
export const squeezed = (words = ''): string => words.replace(/\s/g, '');
