/**
 * Resolves a Location; null when it is no address. Its bytes (one character each) are sent unchanged, as browsers do. A host is decoded as
 * UTF-8, else latin1.
 */
export function locationUrl(latin1: string, from: string): URL | null {
  const escaped = latin1.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  return URL.parse(escaped, from) ?? URL.parse(latin1, from);
}
