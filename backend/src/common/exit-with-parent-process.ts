/**
 * Calls `end` when the parent process has ended, also if that happened while modules were loading. Does nothing in a process without an IPC
 * channel.
 */
export function exitWithParentProcess(end: () => void): void {
  if (process.connected === false) end();
  else process.once('disconnect', end);
}
