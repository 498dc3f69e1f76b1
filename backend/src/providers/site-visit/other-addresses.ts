import { getDomain } from 'tldts';
import type { CauseCode } from '../provider-error.js';
import type { TlsState } from '../url-guard/tls-state.js';

/** Causes that count as no answer at the address. */
const SILENT = new Set<string>(['connection_refused', 'connection_failed', 'timeout', 'tls_failed'] satisfies CauseCode[]);
/** Certificate states that mean that the certificate belongs to the server: this site has none. */
const OF_THE_SERVER = new Set<string>(['name_mismatch', 'self_signed'] satisfies TlsState['state'][]);

/**
 * Returns other addresses to try when the https address of a site fails. Most addresses are typed without a scheme and get https;
 * browsers then fall back to http. Many hosts answer only with www, or only without. `fault`: why the page was not shown, as a cause
 * or a certificate state.
 */
export function otherAddresses(url: string, fault: string | undefined): string[] {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' || fault === undefined) return [];
  const twin = twinOf(url);
  const twins = twin ? [twin, openly(twin)] : [];
  if (fault === ('dns_not_found' satisfies CauseCode)) return twins;
  if (SILENT.has(fault)) return [openly(url), ...twins];
  return OF_THE_SERVER.has(fault) ? [openly(url)] : [];
}

const openly = (url: string): string => url.replace(/^https:/, 'http:');

/** The same address with www, or without; null for hosts that have no such twin. */
function twinOf(url: string): string | null {
  const { hostname } = new URL(url);
  const domain = getDomain(hostname);
  const host = { [`www.${domain}`]: domain, [`${domain}`]: `www.${domain}` }[hostname];
  return domain && host ? url.replace(hostname, host) : null;
}
