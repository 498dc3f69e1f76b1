import { frenchSpaces } from '../spaces.ts';

/** A heading, in which « mesurez-vous » is one word: without the joiner a large line would break at its hyphen. */
export const inHeading = (text: string): string =>
  frenchSpaces(text).replace(/(\p{L}-)(?=(?:vous|nous|ils?|elles?|on)(?!\p{L}))/gu, '$1\u2060');
