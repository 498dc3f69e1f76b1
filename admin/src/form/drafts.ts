const PREFIX = 'smartindex.draft.';

/**
 * What was typed and is not saved yet, kept for this window until it is saved or given up: through another tab of the page, a row that
 * closes, a reload and a session that ends. Leaving on purpose forgets it.
 */
export const draftOf = (key: string): string | null => sessionStorage.getItem(PREFIX + key);

export function keepDraft(key: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(PREFIX + key);
  else sessionStorage.setItem(PREFIX + key, text);
}

export function forgetDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
