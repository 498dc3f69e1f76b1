/**
 * Format characters that copying from web pages and mail programs leaves around a value: soft hyphens, marks of direction and of byte
 * order, zero-width spaces, invisible operators.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;
/** Joiners (U+200C, U+200D) are part of the spelling in joining scripts (Persian, Indic) and in emoji; elsewhere they are invisible. */
const STRAY_JOINER =
  /(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})[\u200c\u200d]+|[\u200c\u200d]+(?!\p{Extended_Pictographic}|\p{M}|(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L})/gu;

const MAY_CONTAIN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/;

/** For single-line values that are compared: names, e-mail addresses, phone numbers, web addresses. */
export function withoutInvisibleCharacters(text: string): string {
  return MAY_CONTAIN.test(text) ? text.replace(INVISIBLE, '').replace(STRAY_JOINER, '') : text;
}
