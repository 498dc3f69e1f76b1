import { isHasty } from '../../rules/form-times.rules.js';

/** Whether a form was filled by a program: the field that people do not see, or less time than a person needs. */
export function looksAutomatic(
  { website, startedAt }: { website?: string | undefined; startedAt?: number | undefined },
  now: Date,
): boolean {
  if (website?.trim()) return true;
  return isHasty(startedAt === undefined ? null : now.getTime() - startedAt);
}
