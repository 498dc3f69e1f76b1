import { AGENCY } from '../content/agency.ts';
import { CLAIMS, TESTIMONIALS } from '../content/claims.ts';
import { hasText, slotTexts } from './slot-texts.ts';

const agency = { ...AGENCY, accent: '', website: '', email: '', phone: '', logo: null, address: '' };
const claims = { ...CLAIMS, testimonials: [...TESTIMONIALS] };

describe('the texts of a page from a CDN', () => {
  it('are named as the server names them', () => {
    const texts = slotTexts(agency, claims);
    expect(texts['claim.rating']).toBe('4.9/5');
    expect(texts['testimonial.1.before']).toBe('4 demandes par mois');
    expect(texts['testimonial.2.example']).toBe('Exemple');
    expect(texts.headline).toBe('Nous multiplions votre trafic web par 3 en 90 jours');
  });

  it('keep a headline when the promise is not made', () => {
    expect(slotTexts(agency, { ...claims, trafficPromise: '' }).headline).toBe('Votre présence en ligne, mesurée');
  });

  it('take a part away only when all it depends on is empty', () => {
    const texts = slotTexts(agency, { ...claims, clients: '', rating: '', testimonials: [] });
    expect(hasText(texts, 'claim.clients claim.rating')).toBe(false);
    expect(hasText(texts, 'claim.clients claim.satisfaction')).toBe(true);
    expect(hasText(texts, 'testimonial.0.quote')).toBe(false);
    expect(hasText(texts, 'message.merci_message')).toBe(true);
  });
});
