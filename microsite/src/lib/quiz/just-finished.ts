/** The quiz tells the score page, in this tab alone, that its last answer was given a moment ago. */
const KEY = 'quiz_finished';

export function noteFinished(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // the figure stands still then
  }
}

/** Once: a page that is loaded again shows its figure at rest. */
export function takeFinished(token: string | null): boolean {
  try {
    const isFinished = token !== null && sessionStorage.getItem(KEY) === token;
    sessionStorage.removeItem(KEY);
    return isFinished;
  } catch {
    return false;
  }
}
