import { otherAddresses } from './other-addresses.js';

const HTTPS = 'https://menuiserie.ch/';

describe('otherAddresses', () => {
  it.each([
    [HTTPS, 'tls_failed', ['http://menuiserie.ch/', 'https://www.menuiserie.ch/', 'http://www.menuiserie.ch/']],
    [HTTPS, 'connection_refused', ['http://menuiserie.ch/', 'https://www.menuiserie.ch/', 'http://www.menuiserie.ch/']],
    ['https://www.menuiserie.ch/de?a=1', 'dns_not_found', ['https://menuiserie.ch/de?a=1', 'http://menuiserie.ch/de?a=1']],
    [
      'https://xn--bckerei-meier-bfb.ch/',
      'dns_not_found',
      ['https://www.xn--bckerei-meier-bfb.ch/', 'http://www.xn--bckerei-meier-bfb.ch/'],
    ],
    [HTTPS, 'name_mismatch', ['http://menuiserie.ch/']],
    [HTTPS, 'self_signed', ['http://menuiserie.ch/']],
    ['https://shop.menuiserie.ch/', 'timeout', ['http://shop.menuiserie.ch/']],
    ['https://192.0.2.7:8443/', 'tls_failed', ['http://192.0.2.7:8443/']],
  ])('of %s after %s are %j', (url, fault, others) => expect(otherAddresses(url, fault)).toEqual(others));

  it.each([
    [HTTPS, undefined],
    [HTTPS, 'valid'],
    [HTTPS, 'expired'],
    [HTTPS, 'redirect_loop'],
    [HTTPS, 'blocked_address'],
    ['https://shop.menuiserie.ch/', 'dns_not_found'],
    ['http://menuiserie.ch/', 'connection_refused'],
  ])('of %s after %s are none', (url, fault) => expect(otherAddresses(url, fault)).toEqual([]));
});
