import { CLAIM_NAMES, type ClaimWords } from '../../../backend/src/rules/claims.rules.ts';
import { AGENCY } from '../content/agency.ts';
import { hasText, slotTexts } from './slot-texts.ts';

const agency = { ...AGENCY, accent: '', website: '', email: '', phone: '', logo: null, address: '' };
const none = Object.fromEntries(CLAIM_NAMES.map((name) => [name, ''])) as unknown as ClaimWords;
const aVoice = (quote: string, example = false) => ({
  quote,
  author: 'A',
  company: 'B',
  before: '4 demandes',
  after: '15 demandes',
  example,
});
const places = new Set<string>(CLAIM_NAMES);

describe('the texts of a page from a CDN', () => {
  it('are named as the server names them', () => {
    const testimonials = [aVoice('Exemple', true), aVoice('Bien.')];
    const texts = slotTexts(agency, { ...none, rating: '4.8/5', testimonials }, places);
    expect(texts['claim.rating']).toBe('4.8/5');
    expect(texts['testimonial.0.quote']).toBe('Bien.');
    expect(texts['testimonial.0.before']).toBe('4 demandes');
    expect(texts['testimonial.1.quote']).toBe('');
  });

  it('keep a headline when the promise is not made', () => {
    expect(slotTexts(agency, { ...none, testimonials: [] }, places).headline).toBe('Votre présence en ligne, mesurée');
    expect(slotTexts(agency, { ...none, trafficPromise: 'Mieux en 90 jours', testimonials: [] }, places).headline).toBe(
      'Mieux en 90 jours',
    );
  });

  it('hold one delay and one scarcity at most', () => {
    const pressing = { ...none, auditDelay: '24 h', reportDelay: '48 h', placesLeft: '2 places', placesOpen: '15 places', clients: '300+' };
    const texts = slotTexts(agency, { ...pressing, testimonials: [] }, new Set(['reportDelay', 'placesOpen', 'clients']));
    const shown = ['reportDelay', 'placesOpen', 'clients'].map((name) => texts[`claim.${name}`]);
    expect(shown).toEqual(['48 h', '15 places', '300+']);
    const all = slotTexts(agency, { ...pressing, testimonials: [] }, places);
    expect([all['claim.auditDelay'], all['claim.reportDelay'], all['claim.placesLeft'], all['claim.placesOpen']]).toEqual([
      '24 h',
      '',
      '2 places',
      '',
    ]);
  });

  it('take a part away when all it depends on is empty', () => {
    const texts = slotTexts(agency, { ...none, satisfaction: '95%', testimonials: [] }, places);
    expect(hasText(texts, 'claim.clients claim.rating')).toBe(false);
    expect(hasText(texts, 'claim.clients claim.satisfaction')).toBe(true);
    expect(hasText(texts, 'testimonial.0.quote')).toBe(false);
  });
});
