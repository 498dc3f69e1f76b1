import fc from 'fast-check';
import { CLAIM_NAMES, type ClaimName, type ClaimWords, claimsOnPage, isOwnTestimonial, pressingKind } from './claims.rules.js';

const WORDS = [
  '',
  '300+',
  '24 h',
  '90 jours',
  'trois mois',
  '2 places',
  'Dernières places',
  'Depuis 2018',
  'Swiss made',
  'Il reste 2 places cette semaine',
];
const allClaims: fc.Arbitrary<ClaimWords> = fc.record(
  Object.fromEntries(CLAIM_NAMES.map((name) => [name, fc.constantFrom(...WORDS)])) as Record<ClaimName, fc.Arbitrary<string>>,
);

describe('claims that put pressure on the reader', () => {
  it.each([
    ['trafficPromise', 'Nous multiplions votre trafic web par 3 en 90 jours', 'delay'],
    ['trafficPromise', 'Plus de demandes', null],
    ['guarantee', 'Résultats en trois mois ou remboursé', 'delay'],
    ['guarantee', 'Garantie résultats ou remboursé', null],
    ['auditDelay', 'dès demain', 'delay'],
    ['placesDelay', '7 jours', 'scarcity'],
    ['price', 'Offre limitée', 'scarcity'],
    ['companiesAnalysed', 'Plus que 3 créneaux', 'scarcity'],
    ['since', 'Depuis 2018', null],
    ['since', '10 ans d’expérience', null],
    ['clients', '300+', null],
    ['swissMade', 'Swiss made', null],
    ['guarantee', 'Ergebnisse in zwei Wochen', 'delay'],
    ['guarantee', 'Risultati in tre mesi', 'delay'],
    ['price', 'Nur noch 3 Termine', 'scarcity'],
    ['price', 'Restano pochi posti', 'scarcity'],
    ['clients', '40 Restaurants', null],
    ['clients', '40 restaurants', null],
  ] as const)('%s « %s » → %s', (name, words, kind) => expect(pressingKind(name, words)).toBe(kind));
});

describe('the claims of a page', () => {
  it('include at most one deadline and one scarcity and all other claims', () => {
    fc.assert(
      fc.property(allClaims, fc.subarray([...CLAIM_NAMES]), (claims, names) => {
        const onPage = new Set<string>(names);
        const shown = claimsOnPage(claims, onPage);
        const kinds = names.map((name) => shown[name] && pressingKind(name, shown[name]));
        for (const kind of ['delay', 'scarcity']) expect(kinds.filter((one) => one === kind).length).toBeLessThanOrEqual(1);
        for (const kind of ['delay', 'scarcity'])
          if (names.some((name) => claims[name] && pressingKind(name, claims[name]) === kind)) expect(kinds).toContain(kind);
        for (const name of CLAIM_NAMES) {
          expect([claims[name], '']).toContain(shown[name]);
          if (!onPage.has(name) || !pressingKind(name, claims[name])) expect(shown[name]).toBe(claims[name]);
        }
      }),
    );
  });
});

describe('a testimonial', () => {
  it('is shown only when it is a real customer’s', () => {
    expect(isOwnTestimonial({ quote: 'Bien.', example: false })).toBe(true);
    expect(isOwnTestimonial({ quote: 'Bien.', example: true })).toBe(false);
    expect(isOwnTestimonial({ quote: '', example: false })).toBe(false);
  });
});
