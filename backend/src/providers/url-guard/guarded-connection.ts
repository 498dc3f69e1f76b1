import { promises as dns, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { ProviderError } from '../provider-error.js';
import { isOpened, isPublicAddress, refusal } from './address-rules.js';

/** Throws the named cause when a URL must not be visited. Call it for each hop of a redirect. */
export function assertAllowed(url: URL, allowHosts: readonly string[]): void {
  const cause = refusal(url, allowHosts);
  if (cause) throw new ProviderError(cause, url.host);
}

/**
 * The addresses of a host, all of them public. A name with one private address among public ones is refused: it is
 * how DNS rebinding starts. The caller connects to these addresses and to nothing else.
 */
export async function resolvePublic(url: URL, allowHosts: readonly string[]): Promise<LookupAddress[]> {
  assertAllowed(url, allowHosts);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // RFC 6761, 6.3: these names are this machine's own, whatever a resolver would say; only opened ones get so far
  const name = /\.localhost\.?$/.test(host) ? '127.0.0.1' : host;
  const addresses = await dns.lookup(name, { all: true, verbatim: true }).catch((error: NodeJS.ErrnoException) => {
    throw new ProviderError('dns_not_found', `${host}: ${error.code ?? error.message}`);
  });
  if (isOpened(url, allowHosts)) return addresses;
  const refused = addresses.find(({ address }) => !isPublicAddress(address));
  if (refused) throw new ProviderError('blocked_address', `${host} → ${refused.address}`);
  return addresses;
}

/** A `lookup` for sockets that answers the addresses already checked: the name is not resolved a second time. */
export function pinned(addresses: LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
}
