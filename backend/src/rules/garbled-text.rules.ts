/** The character for what could not be decoded. */
const REPLACED = '\ufffd';
/** Second bytes of UTF-8 sequences, as windows-1252 shows them. */
const TRAIL = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
/** UTF-8 that was read as windows-1252: « Ã© », « â€™ », « Â° »; capitals at the end of a word (« AMANHÃ… ») are honest. */
const MISREAD = new RegExp(`(?:(?<!\\p{Lu})Ã${TRAIL}|Ã${TRAIL}(?=\\p{L})|â€|(?<!\\p{Lu})Â[\\u00a0-\\u00bf])`, 'u');

/** Whether a text shows signs of a wrong encoding. */
export const isGarbled = (text: string): boolean => text.includes(REPLACED) || MISREAD.test(text);

/** A text of a page that may be quoted; null for one that shows signs of a wrong encoding. */
export const quotable = (text: string | null): string | null => (text !== null && isGarbled(text) ? null : text);
