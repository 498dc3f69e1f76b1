/** Timeout of the lock, ms: longer than any call, so that only the lock of a frozen tab is stolen. */
const PATIENCE_MS = 65_000;

type Locks = Pick<LockManager, 'request'>;

/**
 * Runs a task in one tab at a time. Where the browser has no locks (plain http, old versions) the task just runs: what is
 * sent twice changes nothing on the server.
 */
export async function withTabLock(locks: Locks | undefined, name: string, task: () => Promise<void>): Promise<void> {
  let isStarted = false;
  const run = () => {
    isStarted = true;
    return task();
  };
  if (!locks) return run();
  try {
    await locks.request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, run);
  } catch {
    if (isStarted) return; // taken over by another tab; what was under way goes on
    await locks.request(name, { steal: true }, run).catch(() => (isStarted ? undefined : run()));
  }
}
