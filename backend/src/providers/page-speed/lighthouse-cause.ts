import type { CauseCode } from '../provider-error.js';

const CAUSE_OF: Record<string, CauseCode> = {
  DNS_FAILURE: 'dns_not_found',
  CHROME_INTERSTITIAL_ERROR: 'tls_invalid',
  INSECURE_DOCUMENT_REQUEST: 'tls_invalid',
  NO_FCP: 'no_paint',
  NOT_HTML: 'not_html',
  INVALID_URL: 'invalid_url',
  PAGE_HUNG: 'timeout',
  PROTOCOL_TIMEOUT: 'timeout',
  TARGET_CRASHED: 'browser_crashed',
  CRI_TIMEOUT: 'browser_crashed',
  FAILED_DOCUMENT_REQUEST: 'unreachable',
  NO_DOCUMENT_REQUEST: 'unreachable',
  ERRORED_DOCUMENT_REQUEST: 'http_error',
};

/** Lighthouse’s runtime errors (lighthouse/core/lib/lh-error) in our words. */
export const lighthouseCause = (code: string): CauseCode => CAUSE_OF[code] ?? 'page_error';

/** The runtime error that a message names: “Lighthouse returned error: NO_FCP. Something went wrong…”. */
export function lighthouseCodeIn(message: string): string | null {
  return /\b[A-Z]{2,}(?:_[A-Z]+)+\b/.exec(message)?.[0] ?? null;
}
