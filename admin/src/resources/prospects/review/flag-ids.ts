/** Parses the ids of flags from the audit log: JSON of objects with an `id`, else an empty list. */
export function flagIdsOf(json: string): string[] {
  try {
    const flags: unknown = JSON.parse(json);
    return Array.isArray(flags) ? flags.flatMap((flag: { id?: unknown } | null) => (typeof flag?.id === 'string' ? [flag.id] : [])) : [];
  } catch {
    return [];
  }
}
