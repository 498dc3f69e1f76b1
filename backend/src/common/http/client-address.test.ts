import Fastify from 'fastify';
import { addressOf } from './client-address.js';

it.each([
  [1, '203.0.113.7'],
  [1, '10.0.0.1, 203.0.113.7'],
  [2, '10.0.0.1,  203.0.113.7 ,198.51.100.1'],
  [3, '10.0.0.1, 203.0.113.7'],
  [1, ' , ,203.0.113.7,,'],
  [1, ''],
  [1, '2001:db8::1'],
  [2, undefined],
  [false, '203.0.113.7'],
] as const)('behind %s proxies the address of « %s » is the one that Fastify says', async (proxies, header) => {
  const server = Fastify({ trustProxy: proxies === false ? false : (_address, hop) => hop < proxies });
  server.get('/', async (request) => [request.ip, addressOf(request.raw, proxies)]);
  const { body } = await server.inject({ url: '/', headers: header === undefined ? {} : { 'x-forwarded-for': header } });
  const [theirs, ours] = JSON.parse(body) as [string, string];
  expect(ours).toBe(theirs);
});
