import { clientNetwork } from './client-network.js';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:77:1::9', '2001:db8:77::/48'],
  ['2001:db8:77:ffff:1:2:3:4', '2001:db8:77::/48'],
  ['2001:db8:78::1', '2001:db8:78::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, counted) => expect(clientNetwork(address)).toBe(counted));
