/**
 * Calls `end` when the process that started this one has ended: nothing else would end it. That may have happened before, while
 * modules were loading. A process that was started without a channel (IPC) is left alone.
 */
export function exitWithParentProcess(end: () => void): void {
  if (process.connected === false) end();
  else process.once('disconnect', end);
}
