import ipaddr from 'ipaddr.js';
import type { CauseCode } from '../provider-error.js';

const ALLOWED_PORTS = new Set(['', '80', '443', '8080', '8443']);

/** All that is handed out of IPv6 so far (IANA, IPv6 Global Unicast Address Assignments, RFC 4291). */
const HANDED_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/** Inside Azure its own service answers here, in the midst of public addresses (Microsoft, What is IP address 168.63.129.16?). */
const OF_HOSTING = new Set(['168.63.129.16']);

/** Only addresses of the public internet: not private, loopback, link-local, reserved, of the hosting's own services, nor IPv6 forms that wrap an IPv4 address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const ip = ipaddr.process(address);
  return !OF_HOSTING.has(ip.toString()) && ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(HANDED_OUT));
}

/** Whether `host[:port]` is on the list that tests and local use may open (SCAN_ALLOW_HOSTS). */
export function isOpened(url: URL, allowHosts: readonly string[]): boolean {
  const [host, hostname] = [url.host, url.hostname].map((name) => name.replace(/\.(?=:|$)/, ''));
  return allowHosts.some((opened) => opened === host || opened === hostname);
}

/**
 * What forbids a URL before any name is resolved; null when nothing does. WHATWG parsing has already turned
 * spellings such as 0x7f.1, 2130706433 or 127.1 into 127.0.0.1.
 */
export function refusal(url: URL, allowHosts: readonly string[]): CauseCode | null {
  if (!/^(https?|wss?):$/.test(url.protocol) || url.username || url.password) return 'invalid_url';
  if (isOpened(url, allowHosts)) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isLocalName = host === 'localhost' || /\.(localhost|local|internal)$/.test(host);
  if (isLocalName || (ipaddr.isValid(host) && !isPublicAddress(host))) return 'blocked_address';
  return ALLOWED_PORTS.has(url.port) ? null : 'blocked_port';
}
