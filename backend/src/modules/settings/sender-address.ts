import type { Settings } from './settings.service.js';

/** The postal address under what the agency sends, which the law asks for (LCD art. 3 al. 1 let. o); empty while nobody wrote one. */
export async function senderAddress(settings: Settings): Promise<string> {
  const [{ postalAddress }, agency] = await Promise.all([settings.get('campaigns'), settings.get('agency')]);
  return postalAddress.trim() || agency.address.trim();
}
