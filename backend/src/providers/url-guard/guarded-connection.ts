import { promises as dns, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import type { buildConnector } from 'undici';
import { openTunnel } from '../../common/outgoing-proxy.js';
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
  // RFC 6761, 6.3: localhost names resolve to this machine; only allowed ones get here
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

/**
 * Returns undici’s connector for checked addresses: direct, or through the tunnel of an HTTP proxy. The proxy receives the checked address
 * instead of the name, so that it cannot resolve the name to another one.
 */
export async function guardedConnector(
  addresses: LookupAddress[],
  options: buildConnector.BuildOptions,
  proxy: string | undefined,
): Promise<buildConnector.connector> {
  const undici = await import('undici');
  const connect = undici.buildConnector({ ...options, lookup: pinned(addresses) });
  const address = addresses[0]?.address;
  if (!proxy || !address) return connect;
  return (target, callback) => {
    const isSecure = target.protocol === 'https:';
    openTunnel(proxy, address, Number(target.port) || (isSecure ? 443 : 80)).then(
      (socket) => (isSecure ? connect({ ...target, httpSocket: socket }, callback) : callback(null, socket)),
      (error: Error) => callback(error, null),
    );
  };
}
