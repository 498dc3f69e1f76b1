import { useSyncExternalStore } from 'react';

/** A message of success stays this long (specification 2, section 9). */
const NOTICE_MS = 5000;

let notice: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a success banner above the page, also the one that is opened next. */
export function showNotice(text: string): void {
  set(text);
  timer = setTimeout(hideNotice, NOTICE_MS);
}

export function hideNotice(): void {
  set(null);
}

export const useNotice = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notice,
  );

function set(text: string | null): void {
  clearTimeout(timer);
  notice = text;
  for (const listener of listeners) listener();
}
