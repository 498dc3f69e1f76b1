import fc from 'fast-check';
import { getPublicSuffix } from 'tldts';
import { emailMatchesSite } from './email-domain.js';

const label = fc.stringMatching(/^[a-z][a-z0-9]{1,10}$/);
const suffix = fc.constantFrom('ch', 'com', 'co.uk', 'gouv.fr');
/** Some, such as gr.com, are public suffixes themselves. */
const domain = fc
  .tuple(label, suffix)
  .map(([name, end]) => `${name}.${end}`)
  .filter((name) => getPublicSuffix(name, { allowPrivateDomains: true }) !== name);

describe('an e-mail address and a website belong together', () => {
  it.each([
    ['anne@exemple.ch', 'exemple.ch', true],
    ['anne@EXEMPLE.ch', 'www.exemple.ch', true],
    ['anne@mail.exemple.ch', 'exemple.ch', true],
    ['anne@exemple.ch', 'shop.exemple.ch', true],
    ['anne@exemple.co.uk', 'exemple.co.uk', true],
    ['anne@gmail.com', 'exemple.ch', false],
    ['anne@monexemple.ch', 'exemple.ch', false],
    ['anne@exemple.ch', 'exemple.com', false],
    ['anne@mail.exemple.ch', 'shop.exemple.ch', false],
    ['anne@co.uk', 'exemple.co.uk', false],
    ['anne@github.io', 'exemple.github.io', false],
    ['anne@ch', 'exemple.ch', false],
    ['anne@', 'exemple.ch', false],
    ['exemple.ch', 'exemple.ch', false],
    ['anne@exemple.ch', '', false],
  ])('%s and %s: %s', (email, site, expected) => {
    expect(emailMatchesSite(email, site)).toBe(expected);
  });

  it('for the same domain and for a subdomain on either side', () => {
    fc.assert(
      fc.property(domain, label, (name, sub) => {
        expect(emailMatchesSite(`a@${name}`, name)).toBe(true);
        expect(emailMatchesSite(`a@${sub}.${name}`, name)).toBe(true);
        expect(emailMatchesSite(`a@${name}`, `${sub}.${name}`)).toBe(true);
      }),
    );
  });

  it('never for two domains that were registered apart, nor for one that only ends alike', () => {
    fc.assert(
      fc.property(domain, domain, label, (one, other, prefix) => {
        fc.pre(one !== other);
        expect(emailMatchesSite(`a@${one}`, other)).toBe(false);
        expect(emailMatchesSite(`a@${prefix}${one}`, one)).toBe(false);
      }),
    );
  });

  it('is symmetric', () => {
    const any = fc.oneof(domain, fc.domain());
    fc.assert(fc.property(any, any, (one, other) => emailMatchesSite(`a@${one}`, other) === emailMatchesSite(`a@${other}`, one)));
  });
});

it.each([
  ['info@bäckerei.ch', 'xn--bckerei-5wa.ch', true],
  ['info@xn--bckerei-5wa.ch', 'bäckerei.ch', true],
  ['Info@Laden.BÄCKEREI.ch', 'bäckerei.ch', true],
  ['info@backerei.ch', 'bäckerei.ch', false],
])('says of %s and %s, whichever spelling: %s', (email, site, matches) => expect(emailMatchesSite(email, site)).toBe(matches));
