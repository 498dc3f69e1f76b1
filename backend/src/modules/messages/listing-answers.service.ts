import { Injectable } from '@nestjs/common';
import { conflict, invalid } from '../../common/errors.js';
import { t } from '../../rules/language.rules.js';
import { AnalysisResults } from '../analysis/measurements/analysis-results.service.js';
import type { ForeignListing } from '../analysis/results/analysis.contract.js';
import { companyName } from '../prospects/prospect-view.js';
import { ProspectQueries } from '../prospects/prospects.queries.js';
import { RateLimitStore } from '../rate-limiting/rate-limit-store.service.js';
import { tooManyRequests } from '../rate-limiting/too-many-requests.js';
import { ContactMessages } from './contact-messages.service.js';
import { listingAddress } from './listing-address.js';
import type { ListingAnswer } from './listing-answer.contract.js';

const DAY_MS = 86_400_000;
/** Each is read by staff. */
const MOST_PER_DAY = 3;
const UNREAD = t`Collez l’adresse de votre fiche, par exemple https://maps.app.goo.gl/abc`;
const KNOWN = t`Votre fiche Google a été reconnue entre-temps. Rechargez la page.`;

/**
 * What a prospect answers about a doubtful Google listing. It is a message to staff, who decide in the prospect's file: everybody with the
 * link can answer.
 */
@Injectable()
export class ListingAnswers {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly results: AnalysisResults,
    private readonly messages: ContactMessages,
    private readonly limits: RateLimitStore,
  ) {}

  async receive(token: string, { isOurs, url: typed }: ListingAnswer): Promise<void> {
    const prospect = await this.prospects.byToken(token);
    const url = typed ? listingAddress(typed) : null;
    if (typed && !url) throw invalid(UNREAD, { url: UNREAD });
    const { reviews } = await this.results.report(prospect.id);
    const found = reviews.error?.listing;
    if (!found || reviews.rating != null) throw conflict('listing_known', KNOWN);
    const { totalHits, timeToExpire } = await this.limits.increment(`listing-answer ${prospect.id}`, DAY_MS, MOST_PER_DAY);
    if (totalHits > MOST_PER_DAY) throw tooManyRequests(timeToExpire);
    const { prenom, nom, email, telephone, site_url } = prospect;
    const entreprise = companyName(prospect);
    await this.messages.store({
      form: 'listing',
      prenom,
      nom,
      entreprise,
      email,
      telephone,
      site_url,
      message: wordsOf(found, isOurs, url),
    });
  }
}

/** For staff, in French. */
function wordsOf({ name, address }: ForeignListing, isOurs: boolean, url: string | null): string {
  const which = [name, address].filter(Boolean).join(', ') || 'sans nom';
  const answer = isOurs ? 'C’est bien la leur.' : 'Ce n’est pas la leur.';
  const own = url ? `\nLeur fiche\u202f: ${url}` : '';
  return `Réponse donnée sur la page d’analyse, par une personne qui en a le lien.\nFiche trouvée\u202f: ${which}.\n${answer}${own}`;
}
