/** Words about the agency until its settings are known; the same as the settings' own defaults. */
export const AGENCY = { name: 'SmartIndex', tagline: 'Votre présence en ligne, mesurée' };

/** Places that the server fills when it sends the page. */
export const slot = (name: string, words: string): string => `<!--slot:${name}-->${words}<!--/slot-->`;

/**
 * Marks around a part that the server leaves out when all the texts it names are empty (`page-injection.ts` of the backend):
 * a claim that the agency does not make leaves no label and no frame behind.
 */
export const whenOpen = (names: string): string => `<!--when:${names}-->`;
export const whenClose = (names: string): string => `<!--/when:${names}-->`;
