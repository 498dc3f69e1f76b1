import { agencyIn, claimsIn } from '../../rules/agency-texts.rules.js';
import type { Language } from '../../rules/language.rules.js';
import { agencyVoice } from './agency-voice.queries.js';
import type { PublicAgency } from './public-agency.contract.js';
import type { Settings } from './settings.service.js';

/** What every visitor may read of the settings, in a language. */
export async function publicAgencyOf(settings: Settings, language: Language): Promise<PublicAgency> {
  const [voice, agency, claims, { otherAddresses }] = await Promise.all([
    agencyVoice(settings, language),
    settings.get('agency'),
    settings.get('claims'),
    settings.get('trial'),
  ]);
  return { agency: agencyIn(voice, agency), claims: claimsIn(voice, claims), trial: { otherAddresses } };
}
