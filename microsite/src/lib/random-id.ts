/** A random id of `bytes` × 2 hexadecimal digits; `crypto.randomUUID` is missing on plain http. */
export function randomId(bytes = 8): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
