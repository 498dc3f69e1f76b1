/** SQLSTATE of a row that names one which is not there (PostgreSQL, appendix A). */
const FOREIGN_KEY_VIOLATION = '23503';

/** Whether something could not be written because what it belongs to was deleted after it had been looked up. */
export function isGoneMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (driverError !== undefined && driverError !== error) return isGoneMeanwhile(driverError);
  // not a deletion that leaves others behind: that is a mistake of ours
  return code === FOREIGN_KEY_VIOLATION && error.message.startsWith('insert or update on table');
}
