/** The agency's accent colour, made readable on both papers (WCAG 2.2, contrast 4.5 : 1). Colours are #RRGGBB. */

const PAPER_LIGHT = '#fbfaf7';
const PAPER_DARK = '#14140f';
const READABLE = 4.5;
const STEP = 0.04;

type Rgb = readonly [number, number, number];

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;
const toHex = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance 0–1 (WCAG). */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** 1–21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(toRgb(one)), luminance(toRgb(other))].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Moves a colour towards black or white until it reads on the paper. */
function readableOn(paper: string, hex: string, towards: number): string {
  let colour = hex.toLowerCase();
  for (let share = STEP; contrast(colour, paper) < READABLE && share < 1; share += STEP) {
    colour = toHex(toRgb(hex).map((part) => part + (towards - part) * share) as unknown as Rgb);
  }
  return colour;
}

interface Accent {
  light: string;
  dark: string;
}

/** The accent of each colour scheme; null for a text that is no colour. The paper itself is the text on it. */
export function accentOf(hex: string): Accent | null {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) return null;
  return { light: readableOn(PAPER_LIGHT, hex, 0), dark: readableOn(PAPER_DARK, hex, 255) };
}

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
