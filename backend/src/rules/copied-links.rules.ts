/** Links that were copied from a text with the surrounding punctuation. */
import { readable } from './links.rules.js';
import { isProspectToken } from './tokens.rules.js';

/** Punctuation, brackets, quotes, blanks and signs without width; links and secrets themselves end in `-` and `_` too. */
const SIGN = String.raw`(?![-_])[\p{P}\p{S}\p{Z}\p{Cc}\p{Cf}]`;
/** `&nbsp;` and the like, from the source of a page. */
const ENTITY = '&(?:nbsp|gt|lt|quot|amp|raquo|rsquo);';
const AROUND = new RegExp(`^(?:${SIGN})+|(?:${ENTITY}|${SIGN})+$`, 'gu');
const MAX_SEGMENT = 300;
/** A path on this server only, for every parser. */
const OWN_PATH = /^(?:\/[\w.~%!$&'()*+,;=:@-]+)+\/?$/;

/** A part of an address without the signs around it; the part itself where there are none, or nothing else. */
export function withoutSigns(segment: string): string {
  if (segment.length > MAX_SEGMENT) return segment;
  const bare = segment.replace(AROUND, '');
  // the marks of emphasis in plain text
  const unmarked = bare.replace(/^[-_]+|[-_]+$/g, '');
  return (isProspectToken(unmarked) ? unmarked : bare) || segment;
}

/** The address that was meant, with its query; null where the last part of its path has no signs around it. */
export function cleanLink(url: string): string | null {
  const [, path = '', segment = '', end = '', query = ''] = /^([^?]*\/)([^/?]+)(\/?)(\?.*)?$/s.exec(url) ?? [];
  const written = readable(segment);
  const bare = withoutSigns(written);
  if (!segment || bare === written) return null;
  const clean = path + encodeURIComponent(bare) + end;
  return OWN_PATH.test(clean) ? clean + query : null;
}
