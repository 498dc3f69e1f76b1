/** Answers that the server does not have yet, kept in the browser: closing the page loses none. */

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (token: string): string => `quiz_unsaved:${token}`;

export function loadUnsaved(store: () => Store, token: string): Record<number, string> {
  try {
    const kept: unknown = JSON.parse(store().getItem(keyOf(token)) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([id, answer]) => /^\d+$/.test(id) && typeof answer === 'string'));
  } catch {
    return {};
  }
}

export function keepUnsaved(store: () => Store, token: string, waiting: ReadonlyMap<number, string>): void {
  try {
    if (waiting.size === 0) store().removeItem(keyOf(token));
    else store().setItem(keyOf(token), JSON.stringify(Object.fromEntries(waiting)));
  } catch {
    // without storage the page itself still holds them
  }
}
