import fc from 'fast-check';
import { siteAddress } from './site-address.js';

const keyOf = (typed: string) => siteAddress(typed)?.url;

describe('the address of a site', () => {
  it.each([
    ['https://Exemple.ch/', 'exemple.ch', 'exemple.ch'],
    ['http://www.exemple.ch', 'exemple.ch', 'exemple.ch'],
    ['WWW.EXEMPLE.CH', 'exemple.ch', 'exemple.ch'],
    ['https://www.exemple.ch/Fr/', 'exemple.ch/fr', 'exemple.ch'],
    ['https://exemple.ch./', 'exemple.ch', 'exemple.ch'],
    ['https://shop.exemple.ch?page=2', 'shop.exemple.ch?page=2', 'shop.exemple.ch'],
    ['http://exemple.ch:8080/', 'exemple.ch:8080', 'exemple.ch'],
    ['https://müller.ch', 'xn--mller-kva.ch', 'xn--mller-kva.ch'],
  ])('%s is %s, of the domain %s', (typed, url, domain) => {
    expect(siteAddress(typed)).toMatchObject({ url, domain });
  });

  it.each(['', 'https://', 'ftp://exemple.ch', 'https://user:secret@exemple.ch', 'https://exemple', 'deux mots.ch'])(
    '%j is none',
    (typed) => {
      expect(siteAddress(typed)).toBeNull();
    },
  );

  it('is the same however it is written, and normalising again changes nothing', () => {
    fc.assert(
      fc.property(fc.domain(), fc.array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 3 }), (host, segments) => {
        fc.pre(!host.startsWith('www.'));
        const bare = [host, ...segments].join('/');
        const spellings = [`https://${bare}`, `http://${bare}/`, `https://www.${bare}`, `HTTPS://${bare.toUpperCase()}/`, bare];
        const keys = new Set(spellings.map(keyOf));
        expect(keys.size).toBe(1);
        const [key = ''] = keys;
        expect(keyOf(key ?? '')).toBe(key);
        expect(key?.split('/')[0]).toBe(siteAddress(bare)?.domain);
      }),
    );
  });
});
