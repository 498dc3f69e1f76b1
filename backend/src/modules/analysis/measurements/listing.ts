import { getDomainWithoutSuffix } from 'tldts';
import { isSameSite } from '../../../common/registrable-domain.js';
import type { BusinessProfile } from '../../../providers/reviews/business-reviews.contract.js';
import { isAccepted, isPlatform } from '../../../providers/site-visit/identity.js';
import { type Listing, type ListingTrait, matchListing } from '../../../rules/listing-match.rules.js';
import type { ForeignListing } from '../results/analysis.contract.js';
import type { Subject } from '../results/analysis.js';

/** Returns the listing if it is not the company's; null when it is. A decision of staff precedes the rules. */
export function foreignListing(subject: Subject, profile: BusinessProfile): ForeignListing | null {
  const { place_id, name, address, phone, website, url, rating, reviews_count } = profile;
  const { company, city, phone: own = null, ownPlaces = [], otherPlaces = [] } = subject;
  const found = { place_id, name, address, phone, website, url, rating, reviews_count };
  if (place_id !== null && ownPlaces.includes(place_id)) return null;
  const owner = { company, siteName: siteName(subject.url), phone: own, city };
  const { isOwn, differs } = matchListing(owner, { name, phone, address, site: siteOf(subject, website) });
  const refused = place_id !== null && otherPlaces.includes(place_id);
  return isOwn && !refused ? null : { ...found, differs, refused };
}

/** A page on a platform is the company's address but does not contain its name. */
const siteName = (url: string): string => (isPlatform(url) ? '' : (getDomainWithoutSuffix(url, { allowPrivateDomains: true }) ?? ''));

function siteOf({ url, ownHosts = [] }: Subject, website: string | null): Listing['site'] {
  const text = website?.trim() ?? '';
  const address = /^https?:\/\//i.test(text) ? text : `http://${text}`;
  if (!text || !URL.canParse(address)) return 'unknown';
  if (isSameSite(address, url) || isAccepted(address, ownHosts)) return 'same';
  return isPlatform(address) ? 'unknown' : 'other';
}

const TRAITS: Record<ListingTrait, string> = { site: 'le site web', name: 'le nom', city: 'la localité', phone: 'le téléphone' };

export const REFUSED = 'La fiche Google trouvée est celle d’une autre entreprise, l’agence l’a vérifié. Sa note n’est pas reprise.';

/** Describes a foreign listing and its differences, for staff. */
export function doubtWords({ name, address, differs }: ForeignListing): string {
  const which = [name, address].filter(Boolean).join(', ');
  const against = differs.map((trait) => TRAITS[trait]).join(', ');
  const found = `La fiche Google trouvée${which ? ` (${which})` : ''} est peut-être celle d’une autre entreprise`;
  return `${found}${against ? `\u202f: ${against} ne correspond${differs.length > 1 ? 'ent' : ''} pas` : ''}. Sa note n’est pas reprise.`;
}
