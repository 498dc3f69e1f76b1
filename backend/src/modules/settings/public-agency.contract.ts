import { z } from 'zod';
import { claims } from './claims.contract.js';
import { settingsDocuments } from './settings.contract.js';

export const agencyProfile = settingsDocuments.agency;

/** The agency and its claims, for visitors. */
export const publicAgency = z.object({
  agency: agencyProfile,
  claims,
  /** Whether trials accept addresses outside the website's domain. */
  trial: settingsDocuments.trial.pick({ otherAddresses: true }),
});

export type PublicAgency = z.infer<typeof publicAgency>;
/** In the frame of the widget: and the origins of pages that may show it. */
export type EmbeddedAgency = PublicAgency & { widget: { allowedOrigins: string[] } };
