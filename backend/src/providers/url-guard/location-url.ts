/**
 * Where a Location leads; null when it names no address. Its bytes (one character each) reach the next server as they are, like in
 * browsers, whatever encoding its author meant. A host is a name, so that its bytes are UTF-8, else latin1.
 */
export function locationUrl(latin1: string, from: string): URL | null {
  const escaped = latin1.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
  return URL.parse(escaped, from) ?? URL.parse(latin1, from);
}
