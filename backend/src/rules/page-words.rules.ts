import { type ClaimWords, claimsOnPage, isOwnTestimonial } from './claims.rules.js';

interface Voice {
  quote: string;
  author: string;
  company: string;
  before: string;
  after: string;
  example: boolean;
}

const NO_VOICE: Omit<Voice, 'example'> = { quote: '', author: '', company: '', before: '', after: '' };
/** As many testimonials have a place. */
const VOICES = 3;

/** What the agency says of itself, as far as a page has places (`paths`) for it; the headline may be the promise. */
export function agencyWords(
  agency: { name: string; tagline: string },
  { testimonials, ...claims }: ClaimWords & { testimonials: readonly Voice[] },
  paths: readonly string[],
) {
  const claim = claimsOnPage(claims, new Set(paths.map((path) => (path === 'headline' ? 'trafficPromise' : path.replace(/^claim\./, '')))));
  const voices = testimonials.filter(isOwnTestimonial);
  return {
    headline: claim.trafficPromise || agency.tagline || agency.name,
    claim,
    testimonial: Array.from({ length: VOICES }, (_, place) => voices[place] ?? NO_VOICE),
  };
}
