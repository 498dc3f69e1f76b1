/** Replaces a person's data. */
export const ERASED = '[effacé]';

/** A JSON document with the same keys and nothing left to read. */
export function blanked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blanked);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, blanked(one)]));
  return value === null || value === undefined ? null : ERASED;
}

/** Returns a document without a person: each record (object or row of cells) with the address is emptied; other records remain. */
export function withoutPerson(value: unknown, address: string): unknown {
  if (!names(value, address)) return value;
  if (typeof value !== 'object' || value === null) return ERASED;
  const parts = Object.values(value);
  if (parts.some((part) => typeof part === 'string' && names(part, address)) || namesInKeys(value, address))
    return blankedKeys(value, address);
  if (Array.isArray(value)) return value.map((part) => withoutPerson(part, address));
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutPerson(part, address)]));
}

/** Replaces an address that is only mentioned in a document. */
export function withoutMention(value: unknown, address: string): unknown {
  if (!names(value, address)) return value;
  if (typeof value === 'string') return value.replaceAll(new RegExp(address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi'), ERASED);
  if (Array.isArray(value)) return value.map((part) => withoutMention(part, address));
  if (typeof value !== 'object' || value === null) return ERASED;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [withoutMention(key, address) as string, withoutMention(part, address)]),
  );
}

const names = (value: unknown, address: string): boolean => (JSON.stringify(value) ?? '').toLowerCase().includes(address.toLowerCase());
const namesInKeys = (value: object, address: string): boolean => Object.keys(value).some((key) => names(key, address));

const blankedKeys = (value: object, address: string): unknown =>
  Array.isArray(value)
    ? blanked(value)
    : Object.fromEntries(Object.entries(value).map(([key, part]) => [withoutMention(key, address) as string, blanked(part)]));
