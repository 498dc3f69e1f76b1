/** Advisory locks of imports; seen by every process, gone with their transaction. */
const KEY = 417;

/**
 * First statement of a transaction that writes or undoes an import ($1): they run one after the other, so that two of them never
 * create the same person, and write instants alike, whatever the server's time zone is.
 */
export const TAKE_TURN = `SELECT pg_advisory_xact_lock(${KEY}), pg_advisory_xact_lock(${KEY}, hashtext($1)), set_config('TimeZone', 'UTC', true)`;

export const TRY_HOLD = (id: string) => `pg_try_advisory_xact_lock(${KEY}, hashtext(${id}))`;

/** Whether an import ($1) is being written at this moment. */
export const IS_RUNNING = `EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${KEY} AND objid = (hashtext($1)::bigint & 4294967295)::oid AND granted
     AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;
