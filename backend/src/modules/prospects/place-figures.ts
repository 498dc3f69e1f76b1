import { z } from 'zod';
import { cantonOf } from '../../rules/canton-places.rules.js';
import type { Canton } from '../../rules/cantons.rules.js';
import { ownName } from '../../rules/company-name.rules.js';
import { cityOf } from './prospect-view.js';

/** Place, trade and last scan as written in the prospect's row. */
export interface WrittenPlace {
  location: string | null;
  metadata_location: string | null;
  company_location: string | null;
  industry: string | null;
  last_analyzed: string | null;
}

interface PlaceFigures {
  city: string | null;
  canton: Canton | null;
  trade: string | null;
  scanned_at: string | null;
}

/** Returns the columns of `prospect_figures` that come from the prospect's own texts. */
export function placeFiguresOf({ location, metadata_location, company_location, industry, last_analyzed }: WrittenPlace): PlaceFigures {
  const city = cityOf({ location, metadata: { location: metadata_location, companyLocation: company_location } });
  return { city, canton: cantonOf(city), trade: ownName(industry), scanned_at: momentOf(last_analyzed) };
}

/** With seconds, or (precision −1) without. */
const isoMoment = z.iso.datetime({ offset: true, local: true }).or(z.iso.datetime({ offset: true, local: true, precision: -1 }));

/** Returns the moment that an ISO 8601 text names; null for any other text, as imported files may hold. */
function momentOf(written: string | null): string | null {
  if (!written || !isoMoment.safeParse(written).success || written < '1000') return null;
  return new Date(written).toISOString();
}
