import type { SettingChange } from './setting-versions.contract.js';

/** The fields that differ between two states of a document, by their path; a list counts as one field. */
export function settingChanges(from: unknown, to: unknown, field = ''): SettingChange[] {
  if (isObject(from) && isObject(to)) {
    const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return names.flatMap((name) => settingChanges(from[name], to[name], field ? `${field}.${name}` : name));
  }
  return canonical(from) === canonical(to) ? [] : [{ field, from: from ?? null, to: to ?? null }];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The database gives the fields of an object in an order of its own. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part) => (isObject(part) ? Object.fromEntries(Object.entries(part).sort()) : part)) ?? 'null';
