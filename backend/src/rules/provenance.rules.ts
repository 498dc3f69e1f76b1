import { t } from './language.rules.js';
/** Wording of sources, and comparable names of tools (decision 1). Read by all three parts. */

/** Source of a result. `builtin`: a text by our own rules. */
export type Origin = 'live' | 'sample' | 'manual' | 'builtin';

/** Author of typed figures on public pages: staff is never named outside the audit log. */
export const BY_AGENCY = 'Saisi par l’agence';
export const byAgency = (): string => t`Saisi par l’agence`;
/** Replaces tool and date of an example figure. */
export const example = (): string => t`Exemple`;
/** Of an entire report. */
export const madeUp = (): string => t`Exemple, chiffres inventés`;
/** Replaces progress when two figures are of different tools. */
export const byOtherTool = (): string => t`Autre outil`;

/** Returns the measuring tool for display; null = not measured. */
export function originName(source: Origin | null, provider: string | null): string | null {
  if (source === 'manual') return byAgency();
  if (source === 'sample') return example();
  return provider || null;
}

/**
 * The tool behind a figure, as far as its figures can be compared: « Lighthouse 13.5.0 » and « 13.6.1 » are one, another major
 * version or another vendor is another. `engine`: version of the engine that the vendor runs.
 */
export function toolName(provider: string, engine?: string | null): string {
  const [, name = provider, own] = /^(.*?)\s+v?(\d+)(?:\.\d+)*$/.exec(provider.trim()) ?? [];
  const major = /^\d+/.exec(engine?.trim() ?? '')?.[0] ?? own;
  return major === undefined ? name : `${name} ${major}`;
}

/** A made-up company of the demonstration: all its figures are examples, its quiz and its visits too. */
export const isExampleProspect = ({ metadata }: { metadata: object | null }): boolean =>
  (metadata as { demo?: unknown } | null)?.demo === true;

/** Paths of figures that may be carried over, by prefix, in words. */
const FIGURE_WORDS: readonly (readonly [place: string, words: () => string])[] = [
  ['mobile_data.accessibility', () => t`accessibilité`],
  ['mobile_data.best_practices', () => t`bonnes pratiques`],
  ['mobile_data.seo', () => t`Bases du référencement`],
  ['mobile_data.', () => t`détails sur téléphone`],
  ['desktop_data.', () => t`détails sur ordinateur`],
  ['mobile', () => t`téléphone`],
  ['desktop', () => t`ordinateur`],
  ['accessibility_score', () => t`accessibilité`],
  ['best_practices_score', () => t`bonnes pratiques`],
  ['seo_score', () => t`Bases du référencement`],
  ['version', () => t`version`],
  ['metrics', () => t`ensemble du domaine`],
  ['rating', () => t`note`],
  ['reviews_count', () => t`nombre d’avis`],
  ['page_timing', () => t`temps de chargement`],
  ['meta.content', () => t`texte de la page`],
  ['meta.images', () => t`images`],
  ['meta.broken_links', () => t`liens cassés`],
  ['meta.links_checked', () => t`liens vérifiés`],
  ['meta', () => t`contenu de la page`],
  ['duplicate', () => t`contenus en double`],
  ['resource_errors', () => t`erreurs dans le code`],
  ['cache_control', () => t`mise en cache`],
];

/** « ordinateur », « liens cassés »: a carried-over figure; null = not shown separately. */
const figureWords = (place: string): string | null => FIGURE_WORDS.find(([beginning]) => place.startsWith(beginning))?.[1]() ?? null;

/** Origin of one figure. */
interface FigureSource {
  source: Origin;
  provider: string;
  measured_at: string;
}

/** Carried-over figures of one earlier measurement, in words; `name`: its tool. */
export interface OlderFigures {
  figures: string[];
  name: string | null;
  measured_at: string;
}

/** Returns tool and date of carried-over figures. */
export function olderFigures(origins: Readonly<Record<string, FigureSource>> = {}): OlderFigures[] {
  const older = new Map<string, OlderFigures>();
  for (const [place, { source, provider, measured_at }] of Object.entries(origins)) {
    const words = figureWords(place);
    if (words === null) continue;
    const name = originName(source, provider);
    const key = `${measured_at} ${name}`;
    const known = older.get(key) ?? { figures: [], name, measured_at };
    if (!known.figures.includes(words)) known.figures.push(words);
    older.set(key, known);
  }
  const place = (words: string) => FIGURE_WORDS.findIndex(([, own]) => own() === words);
  for (const { figures } of older.values()) figures.sort((one, other) => place(one) - place(other));
  return [...older.values()].sort((one, other) => other.measured_at.localeCompare(one.measured_at));
}

/** « ordinateur : 12.10.2026, PageSpeed Insights »; `day` writes a date. */
export const olderWords = ({ figures, name, measured_at }: OlderFigures, day: (instant: string) => string): string =>
  `${figures.join(', ')}\u202f: ${[day(measured_at), name].filter(Boolean).join(', ')}`;
