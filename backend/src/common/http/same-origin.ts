/** Origin headers of a browser; other clients send none. */
export interface RequestOrigin {
  origin: string | undefined;
  /** `Sec-Fetch-Site`, which no page can forge. */
  fetchSite: string | undefined;
  /** Host of the request. */
  host: string | undefined;
}

/** Whether a request was sent by a page of this site, or by no page at all. */
export function isSameOrigin({ origin, fetchSite, host }: RequestOrigin, publicUrl: string): boolean {
  if (fetchSite && fetchSite !== 'same-origin' && fetchSite !== 'none') return false;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { host: originHost, protocol } = new URL(origin);
  const own = new URL(publicUrl);
  if (originHost === own.host) return protocol === own.protocol;
  return originHost === host;
}
