import { CLAIM_NAMES, type ClaimName, type ClaimWords, claimsOnPage, isOwnTestimonial } from './claims.rules.js';

interface Testimonial {
  quote: string;
  author: string;
  company: string;
  before: string;
  after: string;
  example: boolean;
}

interface Agency {
  name: string;
  tagline: string;
  email: string;
  phone: string;
  website: string;
  /** #RRGGBB */
  accent: string;
  logo: { src: string; width: number; height: number } | null;
}

/** Texts around the data of a page: settings, messages and the prospect's requests. */
export interface PageWords {
  agency: Agency;
  /** The company; empty on pages without one. */
  company: string;
  headline: string;
  /** Those that this page may show; what the agency does not claim is not there. */
  claims: Readonly<Partial<Record<ClaimName, string>>>;
  testimonials: readonly Testimonial[];
  /** By key; a page has default texts for missing ones. */
  messages: Readonly<Record<string, string>>;
  /** States of the prospect's requests; null = none. */
  status: StatusWords | null;
  /** Sentences of the legal page that depend on the settings, by their names; null on others. */
  legal: Readonly<Record<string, string>> | null;
  /** Why a form without scripts was refused. */
  formError: string;
}

export interface StatusWords {
  items: readonly { kind: string; words: string; links: readonly { words: string; href: string }[] }[];
  /** The next call; null without one. */
  call: string | null;
  /** The number that is called then, and what the call is about. */
  telephone: string | null;
  agenda: string | null;
  calendarHref: string;
  bookingHref: string;
}

/** As many testimonials have a place. */
const MOST_TESTIMONIALS = 3;

/** Claims of the agency on a page (`shown`); the headline may be the promise. */
export function agencyWords(
  agency: { name: string; tagline: string },
  { testimonials, ...claims }: ClaimWords & { testimonials: readonly Testimonial[] },
  shown: readonly ClaimName[],
): Pick<PageWords, 'headline' | 'claims' | 'testimonials'> {
  const onPage = claimsOnPage(claims, new Set(shown));
  const said = CLAIM_NAMES.filter((name) => onPage[name] !== '');
  return {
    headline: onPage.trafficPromise || agency.tagline || agency.name,
    claims: Object.fromEntries(said.map((name) => [name, onPage[name]])),
    testimonials: testimonials.filter(isOwnTestimonial).slice(0, MOST_TESTIMONIALS),
  };
}
