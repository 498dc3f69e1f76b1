import { t } from './language.rules.js';

/** Publications with their addresses; `measured` is our own measurement. */
const SOURCES = {
  measured: null,
  'google-search': { name: () => 'Google Search Central', url: 'https://developers.google.com/search/docs' },
  'google-business': { name: () => t`aide de Google Business Profile`, url: 'https://support.google.com/business/answer/7091' },
  'web-vitals': { name: () => 'web.dev, Core Web Vitals', url: 'https://web.dev/articles/vitals' },
  lighthouse: { name: () => t`documentation de Lighthouse`, url: 'https://developer.chrome.com/docs/lighthouse' },
  chrome: { name: () => t`aide de Google Chrome`, url: 'https://support.google.com/chrome/answer/95617' },
  mdn: { name: () => 'MDN Web Docs', url: 'https://developer.mozilla.org/docs/Web' },
  html: { name: () => t`norme HTML, WHATWG`, url: 'https://html.spec.whatwg.org/' },
  wcag: { name: () => 'WCAG 2.2, W3C', url: 'https://www.w3.org/TR/WCAG22/' },
  'open-graph': { name: () => t`protocole Open Graph`, url: 'https://ogp.me/' },
} as const satisfies Record<string, { name: () => string; url: string } | null>;

export type WhySource = keyof typeof SOURCES;

/** Why a finding matters: a general statement of its source, or what was measured. */
export interface Why {
  source: WhySource;
  readonly says: string;
}

export const WHY_SOURCES: Record<WhySource, { name: () => string; url: string } | null> = SOURCES;

/** « Google n’indexe pas les adresses qui répondent 404 (Google Search Central). » */
export function whyWords({ source, says }: Why): string {
  const named = WHY_SOURCES[source];
  return named ? `${says.slice(0, -1)} (${named.name()}).` : says;
}
