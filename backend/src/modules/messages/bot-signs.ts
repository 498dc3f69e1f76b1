/** Nobody fills one of these forms faster. */
export const MIN_FILL_MS = 2000;

/**
 * Whether a form was filled by a program: the field that people do not see, or less time than a person needs. A clock that
 * runs ahead of ours gives a negative time, which proves nothing; without script there is no time at all.
 */
export function looksAutomatic(
  { website, startedAt }: { website?: string | undefined; startedAt?: number | undefined },
  now: Date,
): boolean {
  if (website?.trim()) return true;
  const elapsedMs = startedAt === undefined ? null : now.getTime() - startedAt;
  return elapsedMs !== null && elapsedMs >= 0 && elapsedMs < MIN_FILL_MS;
}
