import ipaddr from 'ipaddr.js';

/** What a provider gives to one customer; whoever guesses has all of it. */
const CUSTOMER_BITS = 48;

/** Whom guesses from an address are counted for: an IPv4 address, or an IPv6 network of 48 bits. */
export function neighbourhood(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return address;
  const ip = ipaddr.process(bare);
  if (ip.kind() === 'ipv4') return ip.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}
