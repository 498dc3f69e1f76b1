import type { OidcSettings } from '../../common/config/oidc.js';
import type { Role } from '../../rules/access.rules.js';
import { personOf } from './oidc-claims.js';

const GOOGLE = 'https://accounts.google.com';
const MICROSOFT = 'https://login.microsoftonline.com/3f2504e0-4f89-11d3-9a0c-0305e82c3301/v2.0';
const OTHER = 'https://auth.example.ch/application/o/smartindex/';
const SETTINGS: OidcSettings = {
  issuer: OTHER,
  clientId: 'smartindex',
  clientSecret: 'secret',
  name: 'Authentik',
  roleClaim: undefined,
  roleValues: { admin: [], staff: [], viewer: [] },
};
type Claims = Record<string, unknown>;
const emailOf = (claims: Claims & { iss: string }) => personOf({ sub: '1', ...claims }, SETTINGS).email;

const ISSUERS = [GOOGLE, MICROSOFT, OTHER, 'https://accounts.google.com.example.ch', 'no address'];
const ADDRESSES = ['lea@gmail.com', 'lea@example.ch', 'lea@notgmail.com', 'lea@gmail.com.example.ch'];
/** Values that a claim of yes or no may have; `undefined` = it is not there. */
const FLAGS = [true, false, 'true', 'false', 'TRUE', 1, '1', 0, '0', null, undefined, {}, []];
const DOMAINS = [undefined, 'example.ch', '', true, null];

/** The rule, told once more in other words. */
function isVerified(iss: string, address: string, verified: unknown, edov: unknown, hd: unknown): boolean {
  switch (iss) {
    case MICROSOFT:
      return edov === true || edov === 1 || edov === '1' || edov === 'true';
    case GOOGLE:
      return verified === true && (/^[^@]+@gmail\.com$/.test(address) || typeof hd === 'string');
    default:
      return verified === true;
  }
}

describe('an address at the provider', () => {
  it('counts as the provider vouches for it: every issuer, address and claim', () => {
    const wrong: unknown[] = [];
    let seen = 0;
    for (const iss of ISSUERS)
      for (const email of ADDRESSES)
        for (const email_verified of FLAGS)
          for (const xms_edov of FLAGS)
            for (const hd of DOMAINS) {
              const expected = isVerified(iss, email, email_verified, xms_edov, hd) ? email : null;
              const claims = { iss, email, email_verified, xms_edov, hd };
              if (emailOf(claims) !== expected) wrong.push(claims);
              seen++;
            }
    expect(wrong).toEqual([]);
    expect(seen).toBe(ISSUERS.length * ADDRESSES.length * FLAGS.length ** 2 * DOMAINS.length);
  });

  it.each([
    ['Google, of a Workspace', { iss: GOOGLE, email_verified: true, hd: 'example.ch' }, true],
    ['Google, of another host', { iss: GOOGLE, email_verified: true }, false],
    ['Google, not verified', { iss: GOOGLE, email_verified: false, hd: 'example.ch' }, false],
    ['Microsoft, the domain’s owner known', { iss: MICROSOFT, xms_edov: true }, true],
    ['Microsoft, by email_verified alone', { iss: MICROSOFT, email_verified: true }, false],
    ['another provider', { iss: OTHER, email_verified: true }, true],
    ['another provider, "true" as text', { iss: OTHER, email_verified: 'true' }, false],
    ['another provider, by the claim of Microsoft', { iss: OTHER, xms_edov: true }, false],
  ])('%s', (_name, claims, counts) => {
    expect(emailOf({ ...claims, email: 'lea@example.ch' })).toBe(counts ? 'lea@example.ch' : null);
  });

  it('is compared as accounts write it, and has to be one', () => {
    const of = (email: unknown) => emailOf({ iss: OTHER, email, email_verified: true });
    expect(of(' Lea@Example.CH ')).toBe('lea@example.ch');
    expect([of('lea'), of(''), of(undefined), of(null), of(7), of(['lea@example.ch']), of({})]).toEqual(Array(7).fill(null));
  });
});

describe('the role by the claim', () => {
  const roleValues = { admin: ['owners', '7'], staff: ['sales', 'marketing'], viewer: ['accounting', 'sales'] };
  const roleOf = (groups: unknown, roleClaim: string | undefined = 'groups') =>
    personOf({ iss: OTHER, sub: '1', groups }, { ...SETTINGS, roleClaim, roleValues }).role;
  const HIGHEST: Record<string, Role | null> = {
    owners: 'admin',
    '7': 'admin',
    sales: 'staff',
    marketing: 'staff',
    accounting: 'viewer',
    Owners: null,
    unknown: null,
    '': null,
  };
  const RANK = ['admin', 'staff', 'viewer', null];

  it('is the highest of the values, for each value and each pair in either order', () => {
    const values = Object.entries(HIGHEST);
    for (const [one, first] of values) {
      expect([one, roleOf(one), roleOf([one])]).toEqual([one, first, first]);
      for (const [other, second] of values) {
        const expected = RANK[Math.min(RANK.indexOf(first), RANK.indexOf(second))];
        expect([one, other, roleOf([one, other])]).toEqual([one, other, expected]);
      }
    }
  });

  it('is null for what is no value, and comes from no property that every object has', () => {
    expect([[], undefined, null, 7, true, {}, [['owners']], [7], 'owners,sales'].map((groups) => roleOf(groups))).toEqual(
      Array(9).fill(null),
    );
    expect([roleOf('owners', 'missing'), roleOf('owners', 'constructor'), roleOf('owners', '__proto__')]).toEqual([null, null, null]);
  });

  it('is undefined where roles are set here', () => {
    const settings = { ...SETTINGS, roleValues };
    expect(personOf({ iss: OTHER, sub: '1', groups: ['owners'] }, settings).role).toBeUndefined();
  });
});

describe('the person', () => {
  it('is named by issuer and subject; the name is text of at most 200 characters', () => {
    const named = (name: unknown) => personOf({ iss: OTHER, sub: 'abc', name }, SETTINGS);
    expect(named(' Léa Rey ')).toEqual({ issuer: OTHER, subject: 'abc', name: 'Léa Rey', email: null, role: undefined });
    expect([named('x'.repeat(300)).name.length, named(undefined).name, named({}).name]).toEqual([200, '', '']);
  });
});
