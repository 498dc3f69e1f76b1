import { listingAddress } from './listing-address.js';

describe('the address of a Google listing', () => {
  it.each([
    ['https://maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
    ['maps.app.goo.gl/AbC123', 'https://maps.app.goo.gl/AbC123'],
    ['http://www.google.ch/maps/place/Garage?cid=1', 'https://www.google.ch/maps/place/Garage?cid=1'],
    ['https://www.google.co.uk/maps/place/Garage', 'https://www.google.co.uk/maps/place/Garage'],
    ['https://maps.google.com/?cid=123', 'https://maps.google.com/?cid=123'],
    ['https://g.page/garage', 'https://g.page/garage'],
    ['https://share.google/abc', 'https://share.google/abc'],
  ])('accepts %s', (typed, address) => expect(listingAddress(typed)).toBe(address));

  it.each([
    'garage du lac',
    'https://exemple.ch/',
    'https://google.exemple.ch/maps',
    'https://google.com.exemple.ch/maps',
    'https://exemple.ch/?google.com',
    'https://www.google.ch@exemple.ch/',
    'https://anne:geheim@www.google.ch/',
    'https://www.google.ch:8443/',
    'javascript:alert(1)//google.ch',
    'ftp://google.ch/',
    'https://notgoogle.com/',
    '',
  ])('refuses %s', (typed) => expect(listingAddress(typed)).toBeNull());
});
