/** The ids of flags as the audit log keeps them: JSON of objects with an `id`; nothing of anything else. */
export function flagIdsOf(json: string): string[] {
  try {
    const flags: unknown = JSON.parse(json);
    return Array.isArray(flags) ? flags.flatMap((flag: { id?: unknown } | null) => (typeof flag?.id === 'string' ? [flag.id] : [])) : [];
  } catch {
    return [];
  }
}
