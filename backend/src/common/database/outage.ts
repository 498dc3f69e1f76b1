/**
 * SQLSTATE classes and codes (PostgreSQL, appendix A) of a server that is unreachable, refuses connections or is full, or that cancelled a
 * statement: timeout, deadlock, lock not available.
 */
const CODES = /^(08|53|57P0[1-5]$|55000$|58030$|3D000$|57014$|25P0[34]$|40P01$|40001$|55P03$)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOENT']);
/** Errors of the driver without a code. */
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed))/;
/** TypeORM’s error for statements after the connection of a transaction was lost. */
const RELEASED = /^QueryRunner(Provider)?AlreadyReleasedError$/;

/** Returns whether an error of the driver or of TypeORM means an outage of the database, so that a retry may succeed. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, driverError } = error as Error & { code?: unknown; syscall?: unknown; driverError?: unknown };
  if (driverError !== undefined && driverError !== error) return isDatabaseOutage(driverError);
  if (WORDS.test(error.message) || RELEASED.test(error.name)) return true;
  if (typeof code !== 'string') return false;
  return CODES.test(code) || (NETWORK.has(code) && (syscall === 'connect' || syscall === 'write' || syscall === 'read'));
}
