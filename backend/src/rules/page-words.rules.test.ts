import { CLAIM_NAMES, type ClaimName, type ClaimWords } from './claims.rules.js';
import { agencyWords } from './page-words.rules.js';

const agency = { name: 'Agence', tagline: 'Votre présence en ligne, mesurée' };
const none = Object.fromEntries(CLAIM_NAMES.map((name) => [name, ''])) as unknown as ClaimWords;
const voice = (quote: string, example = false) => ({ quote, author: 'A', company: 'B', before: '4 demandes', after: '15', example });

describe('what an agency says on a page', () => {
  it('are its claims, and its customers’ own words', () => {
    const words = agencyWords(agency, { ...none, rating: '4.8/5', testimonials: [voice('Exemple', true), voice('Bien.')] }, CLAIM_NAMES);
    expect(words.claims).toEqual({ rating: '4.8/5' });
    expect(words.testimonials).toEqual([voice('Bien.')]);
  });

  it('keeps a headline when the promise is not made', () => {
    const headline = (trafficPromise: string, of = agency) => agencyWords(of, { ...none, trafficPromise, testimonials: [] }, []).headline;
    expect(headline('')).toBe('Votre présence en ligne, mesurée');
    expect(headline('', { name: 'Agence', tagline: '' })).toBe('Agence');
    expect(headline('Mieux en 90 jours')).toBe('Mieux en 90 jours');
  });

  it('holds one delay and one scarcity at most, of those that the page shows', () => {
    const pressing = {
      ...none,
      auditDelay: '24 h',
      reportDelay: '48 h',
      placesLeft: '2 places',
      placesOpen: '15 places',
      testimonials: [],
    };
    const said = (shown: readonly ClaimName[]) => Object.values(agencyWords(agency, pressing, shown).claims);
    expect(said(['reportDelay', 'placesOpen'])).toEqual(['24 h', '48 h', '2 places', '15 places']);
    expect(said(CLAIM_NAMES)).toEqual(['24 h', '2 places']);
    const promised = { ...pressing, trafficPromise: 'Mieux en 90 jours' };
    expect(agencyWords(agency, promised, ['trafficPromise', 'auditDelay']).claims.auditDelay).toBeUndefined();
  });
});
