import { isSameSite } from '../../../../common/registrable-domain.js';
import type { AnalysisName } from '../analysis.contract.js';
import { at, type FieldPath, upwards } from './field-paths.js';

type Values = Record<string, unknown>;
/** Returns whether null is a finding, so that it replaces the previous value. */
type Found = (fresh: Values, before: Values) => boolean;

const always: Found = () => true;
const withValueOf =
  (path: FieldPath): Found =>
  (fresh) =>
    at(fresh, path) != null;

/** Analyses whose result is stored as a whole. */
const WHOLE: ReadonlySet<AnalysisName> = new Set(['connectivity', 'intro', 'recommendations', 'citations']);

/**
 * Paths where null is a finding and not a missing figure. All others carry over their last value with its date and tool.
 */
const FOUND: { [Name in AnalysisName]?: Readonly<Record<FieldPath, Found>> } = {
  pagespeed: {
    // computed from the two devices
    performance_score: always,
    range: withValueOf('mobile_performance_score'),
  },
  cms: {
    cms_name: always,
    confidence: always,
    // of the system that it was read from
    version: (fresh, before) => fresh.cms_name !== before.cms_name,
  },
  // no review, no rating
  reviews: { rating: withValueOf('reviews_count') },
  page: Object.fromEntries(
    [
      ...['title', 'description', 'lang', 'charset', 'generator', 'favicon', 'canonical', 'robots', 'viewport'].map((tag) => `meta.${tag}`),
      ...['description_to_content_consistency', 'title_to_content_consistency', 'flesch_kincaid_readability_index'].map(
        (figure) => `meta.content.${figure}`,
      ),
      // how this page was read, and its content apart from the source
      ...['rendered', 'raw', 'indexing.canonical', 'indexing.robots_txt.status', 'indexing.robots_txt.rule'],
      ...['content_encoding', 'media_type', 'server', 'last_modified.header', 'last_modified.meta_tag'],
      ...['technical_info.charset_from', 'technical_info.wrong_charset', 'technical_info.charset_mismatch', 'technical_info.http_status'],
    ].map((path) => [path, always]),
  ),
};

export function isFinding(name: AnalysisName, path: FieldPath, fresh: Values, before: Values): boolean {
  if (WHOLE.has(name)) return true;
  return upwards(path).some((one) => FOUND[name]?.[one]?.(fresh, before) ?? false);
}

/** Whether two results are about the same thing: the same site, the same domain, the same business on Google. */
export function ofSameSubject(name: AnalysisName, before: Values, fresh: Values): boolean {
  const same = (path: FieldPath, isSame: (one: string, other: string) => boolean = (one, other) => one === other): boolean => {
    const [one, other] = [at(before, path), at(fresh, path)];
    return typeof one !== 'string' || typeof other !== 'string' || isSame(one, other);
  };
  if (name === 'reviews') return same('place_id');
  if (name === 'keywords') return same('domain');
  return same('url', (one, other) => (URL.canParse(one) && URL.canParse(other) ? isSameSite(one, other) : one === other));
}
