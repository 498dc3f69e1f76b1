/** Words about the agency until its settings are known; the same as the settings' own defaults. */
export const AGENCY = { name: 'SmartIndex', tagline: 'Votre présence en ligne, mesurée' };

/** Places that the server fills when it sends the page. */
export const slot = (name: string, words: string): string => `<!--slot:${name}-->${words}<!--/slot-->`;
