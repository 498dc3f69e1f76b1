/** Passes the finished quiz to the score page, in this tab only. */
const KEY = 'quiz_finished';

export function noteFinished(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // the figure is not animated then
  }
}

/** Returns true once: after a reload the figure is not animated. */
export function takeFinished(token: string | null): boolean {
  try {
    const isFinished = token !== null && sessionStorage.getItem(KEY) === token;
    sessionStorage.removeItem(KEY);
    return isFinished;
  } catch {
    return false;
  }
}
