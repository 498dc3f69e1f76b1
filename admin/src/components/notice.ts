import { useSyncExternalStore } from 'react';

/** How long a message of success is shown (specification 2, section 9). */
export const NOTICE_MS = 5000;
/** How long a message with an undo is shown. */
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

/** Shows a message of success above this page or the next one; `action` undoes what was done. */
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
