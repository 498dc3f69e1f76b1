import { z } from 'zod';
import { claims } from './claims.contract.js';
import { settingsDocuments } from './settings.contract.js';

export const agencyProfile = settingsDocuments.agency;

/** The agency and what it says about itself, as every visitor may read it. */
export const publicAgency = z.object({
  agency: agencyProfile,
  claims,
  /** Whether a trial may be asked for with an address outside the website's domain. */
  trial: settingsDocuments.trial.pick({ otherAddresses: true }),
});

export type PublicAgency = z.infer<typeof publicAgency>;
