import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { conflict, Problem } from '../../../common/errors.js';
import { type FreshPlace, Places } from '../../../providers/places/fresh-place.js';
import { ProviderError } from '../../../providers/provider-error.js';
import { cityOf, companyName } from '../../prospects/prospect-view.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { AnalysisResults } from './analysis-results.service.js';
import type { LivePlace } from './live-place.contract.js';

const NO_KEY = 'Google Places n’a pas de clé. Ajoutez-la dans les réglages, sous « APIs ».';
const NO_LISTING = 'Google Places ne connaît aucune fiche à ce nom. Vérifiez le nom et la ville de l’entreprise.';

/** Reads Google Places for comparison with the vendor of reviews. Google's terms allow storing only the id. */
@Injectable()
export class LivePlaces {
  constructor(
    private readonly prospects: ProspectQueries,
    private readonly results: AnalysisResults,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem 409 without a key or a listing, 502 when Google does not answer. */
  async read(prospectId: string): Promise<LivePlace> {
    const prospect = await this.prospects.get(prospectId);
    const { reviews } = await this.results.report(prospectId);
    const known = reviews.place_id ?? prospect.metadata.own_places?.at(-1) ?? null;
    const words = [companyName(prospect), cityOf(prospect)].filter(Boolean).join(' ');
    const place = await this.fresh(known, words).catch((error: unknown) => {
      if (!(error instanceof ProviderError)) throw error;
      if (error.code === 'not_configured') throw conflict(error.code, NO_KEY);
      throw new Problem(502, error.code, 'Vendor failure', error.message);
    });
    if (!place) throw conflict('no_listing', NO_LISTING);
    const { rating = null, reviews_count = null, provider = null, measured_at = null } = reviews;
    return {
      ...place,
      provider: this.places.provider,
      read_at: this.clock.now().toISOString(),
      kept: { rating, reviews_count, provider, measured_at },
    };
  }

  /** An id that Google has given up is found again by the words. */
  private async fresh(known: string | null, words: string): Promise<FreshPlace | null> {
    const place = known ? await this.places.details(known) : null;
    if (place || !words) return place;
    const found = await this.places.findId(words);
    return found ? this.places.details(found) : null;
  }
}
