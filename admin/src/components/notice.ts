import { useSyncExternalStore } from 'react';

/** A message of success stays this long (specification 2, section 9). */
export const NOTICE_MS = 5000;
/** One that can be undone stays longer, so that there is time to read and decide. */
const UNDO_MS = 15_000;

export interface NoticeAction {
  label: string;
  run: () => Promise<void> | void;
}

export interface Notice {
  text: string;
  action?: NoticeAction;
}

let notice: Notice | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Shows a success banner above the page, also the one that is opened next; with `action`, a way back. */
export function showNotice(text: string, action?: NoticeAction, ms = action ? UNDO_MS : NOTICE_MS): void {
  set({ text, ...(action && { action }) });
  timer = setTimeout(hideNotice, ms);
}

export function hideNotice(): void {
  set(null);
}

export const useNotice = (): Notice | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notice,
  );

function set(next: Notice | null): void {
  clearTimeout(timer);
  notice = next;
  for (const listener of listeners) listener();
}
