import { Injectable } from '@nestjs/common';
import { conflict } from '../../../common/errors.js';
import type { SignedInUser } from '../../../common/http/access.js';
import { ProspectQueries } from '../../prospects/prospects.queries.js';
import { Prospects } from '../../prospects/prospects.service.js';
import { AnalysisResults } from '../measurements/analysis-results.service.js';
import type { ListingDecision } from './scan.contract.js';
import { Scans } from './scans.service.js';

const MAX_STORED = 20;

/** « C’est bien sa fiche », « Ce n’est pas sa fiche »: stores the decision of staff about a Google listing. */
@Injectable()
export class Listings {
  constructor(
    private readonly queries: ProspectQueries,
    private readonly prospects: Prospects,
    private readonly results: AnalysisResults,
    private readonly scans: Scans,
  ) {}

  /** Stores the decision about the listing that was on the screen and starts a scan; returns its id. */
  async decide(prospectId: string, { place_id, own }: ListingDecision, user: SignedInUser): Promise<string> {
    const { metadata } = await this.queries.get(prospectId);
    const { reviews } = await this.results.report(prospectId);
    if (reviews.error?.listing?.place_id !== place_id && reviews.place_id !== place_id)
      throw conflict('listing_changed', 'La fiche Google trouvée a changé entre-temps. Rechargez la page.');
    const without = (places: readonly string[] | null | undefined) => (places ?? []).filter((place) => place !== place_id);
    const own_places = without(metadata.own_places);
    const other_places = without(metadata.other_places);
    (own ? own_places : other_places).push(place_id);
    const decided = { own_places: own_places.slice(-MAX_STORED), other_places: other_places.slice(-MAX_STORED) };
    await this.prospects.update(prospectId, { metadata: decided }, user);
    return this.scans.startSingle(prospectId, 'reviews', user);
  }
}
