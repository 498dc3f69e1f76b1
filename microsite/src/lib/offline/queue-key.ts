/** Under which the browser keeps what waits to be sent; apart, because every page looks whether there is something. */
export const QUEUE_KEY = 'offlineActionQueue';

/** Whether actions of an earlier visit wait to be sent; false where the browser refuses its storage. */
export function hasWaitingActions(): boolean {
  try {
    return window.localStorage.getItem(QUEUE_KEY) !== null;
  } catch {
    return false;
  }
}
