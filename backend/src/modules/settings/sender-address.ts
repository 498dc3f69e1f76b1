import type { Settings } from './settings.service.js';

/** Returns the postal address below e-mails, which the law requires (LCD art. 3 al. 1 let. o); empty when not set. */
export async function senderAddress(settings: Settings): Promise<string> {
  const [{ postalAddress }, agency] = await Promise.all([settings.get('campaigns'), settings.get('agency')]);
  return postalAddress.trim() || agency.address.trim();
}
