import { accentOf } from './accent.ts';

/** The tokens' own accent; needs no work. */
const DEFAULT_ACCENT = '#1e3fe0';

/** Shows the page in the agency's colour, made readable on both papers. */
export function applyAccent(hex: string | undefined): void {
  if (!hex || hex.toLowerCase() === DEFAULT_ACCENT) return;
  const accent = accentOf(hex);
  if (!accent) return;
  const { style } = document.documentElement;
  style.setProperty('--accent-light', accent.light);
  style.setProperty('--accent-dark', accent.dark);
}
