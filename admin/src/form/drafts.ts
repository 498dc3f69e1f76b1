const PREFIX = 'smartindex.draft.';

/**
 * Drafts in the session storage: unsaved texts survive another tab of the page, a row that closes, a reload and the end of a session.
 * Signing out deletes them.
 */
export const readDraft = (key: string): string | null => sessionStorage.getItem(PREFIX + key);

export function saveDraft(key: string, text: string | null): void {
  if (text === null) sessionStorage.removeItem(PREFIX + key);
  else sessionStorage.setItem(PREFIX + key, text);
}

export function clearDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
