import { normaliseEmail } from '../../common/is-email.js';
import { contactHash } from './contact-keys.service.js';

describe('an address', () => {
  it.each([
    ['Info@Bäckerei.ch', 'info@xn--bckerei-5wa.ch'],
    [' info@XN--BCKEREI-5WA.ch', 'info@bäckerei.ch'],
    ['info@ba\u0308ckerei.ch', 'info@bäckerei.ch'],
    ['INFO@laden.straße.ch', 'info@laden.xn--strae-oqa.ch'],
    ['a@exemple.ch', ' A@EXEMPLE.CH '],
  ])('%s is compared and hashed as %s is', (one, other) => {
    expect(normaliseEmail(one)).toBe(normaliseEmail(other));
    expect(contactHash('key', one)).toBe(contactHash('key', other));
  });

  it.each([
    ['another letter', 'info@backerei.ch'],
    ['letters that look alike', 'info@xn--80ak6aa92e.com'],
    ['another name', 'infos@bäckerei.ch'],
  ])('with %s has another hash', (_, other) => expect(contactHash('key', 'info@bäckerei.ch')).not.toBe(contactHash('key', other)));

  it('keeps its hash where its domain is in ASCII', () => {
    expect(contactHash('key', 'Anne@Exemple.ch')).toBe('f9b50daa246f904fde95e417f8f803bac57fc218546de787710cf976a496d28c');
  });
});
