/** Words about the agency until its settings are known; the same as the settings' own defaults. */
export const AGENCY = { name: 'SmartIndex', tagline: 'Votre présence en ligne, mesurée' };
