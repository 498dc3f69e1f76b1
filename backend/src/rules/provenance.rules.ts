import { t } from './language.rules.js';
/** What a figure rests on, in words, and the one name of a tool whose figures can be compared (decision 1). Pure; read by all three parts. */

/** Where a result comes from. `builtin`: a text by our own rules. */
export type Origin = 'live' | 'sample' | 'manual' | 'builtin';

/** Author of typed figures on public pages: staff is never named outside the audit log. */
export const BY_AGENCY = 'Saisi par l’agence';
export const byAgency = (): string => t`Saisi par l’agence`;
/** Stands in the place of a made-up figure’s tool and date. */
export const example = (): string => t`Exemple`;
/** Of a whole report. */
export const madeUp = (): string => t`Exemple, chiffres inventés`;
/** Said instead of progress when two figures were measured by different tools. */
export const byOtherTool = (): string => t`Autre outil`;

/** Who measured, as it may stand anywhere; null = nobody did. */
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

/** Places of a measurement whose figures may come from an earlier one, by the beginning of their path, in words. */
const FIGURE_WORDS: readonly (readonly [place: string, words: () => string])[] = [
  ['mobile_data.accessibility', () => t`accessibilité`],
  ['mobile_data.best_practices', () => t`bonnes pratiques`],
  ['mobile_data.seo', () => t`SEO technique`],
  ['mobile_data.', () => t`détails sur mobile`],
  ['desktop_data.', () => t`détails sur ordinateur`],
  ['mobile', () => t`mobile`],
  ['desktop', () => t`ordinateur`],
  ['accessibility_score', () => t`accessibilité`],
  ['best_practices_score', () => t`bonnes pratiques`],
  ['seo_score', () => t`SEO technique`],
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

/** « ordinateur », « liens cassés »: a figure that was kept from an earlier measurement; null = it is not shown by itself. */
const figureWords = (place: string): string | null => FIGURE_WORDS.find(([beginning]) => place.startsWith(beginning))?.[1]() ?? null;

/** Where one figure comes from. */
interface FigureSource {
  source: Origin;
  provider: string;
  measured_at: string;
}

/** Figures of one earlier measurement, in words; `name` says by whom. */
export interface OlderFigures {
  figures: string[];
  name: string | null;
  measured_at: string;
}

/** What a result shows that its measurement did not bring: by whom and when that was measured. */
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
