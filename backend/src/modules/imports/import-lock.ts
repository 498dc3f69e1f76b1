/** Class id of the advisory locks of imports, held until the end of a transaction. */
const KEY = 417;

/**
 * First statement of a transaction that writes or undoes an import ($1). Serialises imports, so that two of them never create the same
 * person, and sets the time zone, so that instants are written alike.
 */
export const LOCK_IMPORT = `SELECT pg_advisory_xact_lock(${KEY}), pg_advisory_xact_lock(${KEY}, hashtext($1)), set_config('TimeZone', 'UTC', true)`;

export const TRY_LOCK_IMPORT = (id: string) => `pg_try_advisory_xact_lock(${KEY}, hashtext(${id}))`;

/** SQL: an import ($1) is being written. */
export const IS_RUNNING = `EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${KEY} AND objid = (hashtext($1)::bigint & 4294967295)::oid AND granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;
