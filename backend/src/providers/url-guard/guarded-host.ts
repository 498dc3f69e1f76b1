import { promises as dns } from 'node:dns';
import { isIP } from 'node:net';
import { isOpened, isPublicAddress } from './address-rules.js';

type HostRefusal = 'blocked_address' | 'blocked_port' | 'not_found';

export class RefusedHost extends Error {
  override name = 'RefusedHost';

  constructor(readonly why: HostRefusal) {
    super(why);
  }
}

/**
 * The one address of a host that a person typed, for a service on given ports: public, all its addresses too (the first steps of
 * DNS rebinding have one private among public ones), or opened by the environment. The caller connects to it and to nothing else.
 */
export async function resolveService(host: string, port: number, ports: readonly number[], allowHosts: readonly string[]): Promise<string> {
  const url = new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`);
  // WHATWG parsing has turned spellings such as 0x7f.1 into 127.0.0.1
  const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const opened = isOpened(url, allowHosts);
  if (!opened && !ports.includes(port)) throw new RefusedHost('blocked_port');
  if (isIP(name)) {
    if (!opened && !isPublicAddress(name)) throw new RefusedHost('blocked_address');
    return name;
  }
  if (!opened && (name === 'localhost' || /\.(localhost|local|internal)$/.test(name))) throw new RefusedHost('blocked_address');
  const addresses = await dns.lookup(name, { all: true, verbatim: true }).catch(() => []);
  const [first] = addresses;
  if (!first) throw new RefusedHost('not_found');
  if (!opened && addresses.some(({ address }) => !isPublicAddress(address))) throw new RefusedHost('blocked_address');
  return first.address;
}
