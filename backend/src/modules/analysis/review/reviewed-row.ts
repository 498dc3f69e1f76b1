import { isSameSite } from '../../../common/registrable-domain.js';
import { displayDomain } from '../../../common/urls.js';
import type { OutcomeName } from '../../../rules/outcome-names.rules.js';
import type { Reviewed } from '../../../rules/review.rules.js';
import { speedChange } from '../timeline/differences.js';
import type { Taken } from '../timeline/tool.js';

/** The latest results of a prospect, as one statement reads them. */
export interface ReviewedRow {
  site_url: string | null;
  outcome: OutcomeName | null;
  doubt: string | null;
  status_code: number | null;
  final_url: string | null;
  place_website: string | null;
  /** Speed measured at the last two visits, the newest first. */
  visits: Taken[];
  texts: { source: string; code: string | null; reread: boolean }[];
}

export function reviewedOf({ site_url, outcome, doubt, status_code, final_url, place_website, visits, texts }: ReviewedRow): Reviewed {
  // the final address is the company's own if the outcome is ok
  const own = [site_url, outcome === 'ok' ? final_url : null].filter((url) => url !== null);
  return {
    outcome,
    doubt,
    statusCode: status_code,
    foreignHost: foreignHost(final_url, own),
    speeds: speedsOf(visits),
    foreignPlace: foreignHost(place_website, own),
    texts,
  };
}

/** Of two tools, or of two websites, nothing jumps. */
function speedsOf([newest, previous]: readonly Taken[]): number[] {
  const change = newest && previous && speedChange(previous, newest).differences;
  return change ? [change.to, change.from] : [];
}

/** Returns the host of an address that is not the company's; null when it is, or when unknown. */
function foreignHost(address: string | null, own: readonly string[]): string | null {
  const [url, ...sites] = [address, ...own].map((text) => absolute(text)) as [string | null, ...(string | null)[]];
  const known = sites.filter((site) => site !== null);
  if (url === null || known.length === 0 || known.some((site) => isSameSite(site, url))) return null;
  return displayDomain(url);
}

/** Google profiles and old rows also have addresses without a scheme. */
function absolute(address: string | null): string | null {
  const text = address?.trim();
  if (!text) return null;
  const url = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  return URL.canParse(url) ? url : null;
}
