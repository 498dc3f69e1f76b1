import { type AgencyVoice, FRENCH_VOICE, voiceIn } from '../../rules/agency-texts.rules.js';
import type { Language } from '../../rules/language.rules.js';
import { composedIn } from '../../words/catalogues.js';
import type { Settings } from './settings.service.js';

/** The agency as readers of a language hear it. */
export async function agencyVoice(settings: Settings, language: Language): Promise<AgencyVoice> {
  if (language === 'fr') return FRENCH_VOICE;
  const { [language]: translations } = await settings.get('translations');
  return composedIn(language, () => voiceIn(language, translations));
}
