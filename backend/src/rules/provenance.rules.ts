/** What a figure rests on, in words, and the one name of a tool whose figures can be compared (decision 1). Pure; read by all three parts. */

/** Where a result comes from. `builtin`: a text by our own rules. */
export type Origin = 'live' | 'sample' | 'manual' | 'builtin';

/** Stands for the name of whoever typed a figure: staff is never named outside the back-office’s own journal. */
export const BY_AGENCY = 'Saisi par l’agence';
/** Stands in the place of a made-up figure’s tool and date. */
export const EXAMPLE = 'Exemple';
/** Stands beside a constant that is no measurement. */
export const ESTIMATE = 'Estimation';
export const NOT_MEASURED = 'Non mesuré';
/** Said instead of progress when two figures were measured by different tools. */
export const OTHER_TOOL = 'Autre outil';

/** Who measured, as it may stand anywhere; null = nobody did. */
export function originName(source: Origin | null, provider: string | null): string | null {
  if (source === 'manual') return BY_AGENCY;
  if (source === 'sample') return EXAMPLE;
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

/** Places of a measurement whose figures may come from an earlier one, by the beginning of their path, in words. */
const FIGURE_WORDS: readonly (readonly [place: string, words: string])[] = [
  ['mobile_performance_score', 'mobile'],
  ['desktop_performance_score', 'ordinateur'],
  ['accessibility_score', 'accessibilité'],
  ['best_practices_score', 'bonnes pratiques'],
  ['seo_score', 'SEO technique'],
  ['mobile_data', 'détails sur mobile'],
  ['desktop_data', 'détails sur ordinateur'],
  ['version', 'version'],
  ['metrics', 'ensemble du domaine'],
  ['rating', 'note'],
  ['reviews_count', 'nombre d’avis'],
  ['page_timing', 'temps de chargement'],
  ['meta.content', 'texte de la page'],
  ['meta.images', 'images'],
  ['meta.broken_links', 'liens cassés'],
  ['meta.links_checked', 'liens vérifiés'],
  ['meta', 'contenu de la page'],
  ['duplicate', 'contenus en double'],
  ['resource_errors', 'erreurs dans le code'],
  ['cache_control', 'mise en cache'],
];

/** « ordinateur », « liens cassés »: a figure that was kept from an earlier measurement; null = it is not shown by itself. */
export const figureWords = (place: string): string | null => FIGURE_WORDS.find(([beginning]) => place.startsWith(beginning))?.[1] ?? null;
