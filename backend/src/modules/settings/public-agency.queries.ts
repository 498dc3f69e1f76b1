import type { PublicAgency } from './public-agency.contract.js';
import type { Settings } from './settings.service.js';

/** What every visitor may read of the settings. */
export async function publicAgencyOf(settings: Settings): Promise<PublicAgency> {
  const [agency, claims, { otherAddresses }] = await Promise.all([settings.get('agency'), settings.get('claims'), settings.get('trial')]);
  return { agency, claims, trial: { otherAddresses } };
}
