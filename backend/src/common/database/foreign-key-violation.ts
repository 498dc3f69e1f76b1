/** SQLSTATE (PostgreSQL, appendix A). */
const FOREIGN_KEY_VIOLATION = '23503';

/** Returns whether a row could not be written because the row that it references was deleted meanwhile. */
export function isForeignKeyViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (driverError !== undefined && driverError !== error) return isForeignKeyViolation(driverError);
  // a deletion that violates a key is a fault of the product, not of timing
  return code === FOREIGN_KEY_VIOLATION && error.message.startsWith('insert or update on table');
}
