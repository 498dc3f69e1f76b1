import { decimal, plural } from '../texts/words.js';

/** Figures of the page report in French; no-break space before the unit. */
export const seconds = (ms: number): string => `${decimal(ms / 1000)}\u00A0s`;
export const milliseconds = (ms: number): string => `${Math.round(ms)}\u00A0ms`;
export const megabytes = (bytes: number): string => `${decimal(bytes / 1_000_000)}\u00A0Mo`;
export const percent = (fraction: number): string => `${decimal(100 * fraction)}\u00A0%`;
export const characters = (length: number): string => plural(length, 'caractère', 'caractères');
export const images = (count: number): string => plural(count, 'image', 'images');
export const outOf100 = (value: number): string => `${decimal(value)} sur 100`;

/** A figure in words; null when it was not measured. */
export const shown = (value: number | null, inWords: (value: number) => string): string | null => (value === null ? null : inWords(value));

/** Bytes → KB of 1024 bytes, to one decimal (specification 2, section 9). */
export const kilobytes = (bytes: number | null): number | null => (bytes === null ? null : Math.round((bytes / 1024) * 10) / 10);
