/**
 * When the process that started this one is gone, nobody would end it any more. It may be gone already: what told it while modules were
 * loading has found no listener. A process that was started without a channel (IPC) is left alone.
 */
export function endWithParent(end: () => void): void {
  if (process.connected === false) end();
  else process.once('disconnect', end);
}
