import { isHasty } from '../../rules/form-times.rules.js';

/** Returns whether a form was sent by a bot: a filled honeypot, or too little time. */
export function looksAutomatic(
  { website, startedAt }: { website?: string | undefined; startedAt?: number | undefined },
  now: Date,
): boolean {
  if (website?.trim()) return true;
  return isHasty(startedAt === undefined ? null : now.getTime() - startedAt);
}
