import { type AgencyVoice, agencyIn, FRENCH_VOICE, voiceIn } from '../../rules/agency-texts.rules.js';
import type { Language } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import type { SettingsOf } from './settings.contract.js';
import type { Settings } from './settings.service.js';

/** Reads the texts of the agency for a language. */
export async function agencyVoice(settings: Settings, language: Language): Promise<AgencyVoice> {
  if (language === 'fr') return FRENCH_VOICE;
  const { [language]: translations } = await settings.get('translations');
  return composedIn(language, () => voiceIn(language, translations));
}

/** Who the agency is, to readers of a language. */
export async function agencyToward(settings: Settings, language: Language): Promise<SettingsOf<'agency'>> {
  const [voice, agency] = await Promise.all([agencyVoice(settings, language), settings.get('agency')]);
  return agencyIn(voice, agency);
}
