import { t } from '../../../backend/src/rules/language.rules.ts';

/** Words about the agency until its settings are known; the same as the settings' own defaults. */
export const AGENCY = { name: 'SmartIndex', tagline: t`Votre présence en ligne, mesurée` };
