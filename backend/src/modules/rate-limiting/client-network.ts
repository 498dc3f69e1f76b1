import ipaddr from 'ipaddr.js';

/** Prefix length of the IPv6 network that a provider assigns to one customer. */
const CUSTOMER_BITS = 48;

/** Returns the network that requests of an address are counted for: the IPv4 address itself, or an IPv6 network of 48 bits. */
export function clientNetwork(address: string): string {
  const bare = address.split('%')[0] ?? '';
  if (!ipaddr.isValid(bare)) return address;
  const ip = ipaddr.process(bare);
  if (ip.kind() === 'ipv4') return ip.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${ip.toString()}/${CUSTOMER_BITS}`).toString()}/${CUSTOMER_BITS}`;
}
