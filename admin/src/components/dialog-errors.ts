import { useCallback, useSyncExternalStore } from 'react';
import { useNotify, useTranslate } from 'react-admin';

/** The open dialogs, each with its error; the last one is on top. */
let dialogs: readonly { id: string; refusal: string | null }[] = [];
const listeners = new Set<() => void>();

function set(next: typeof dialogs): void {
  dialogs = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Registers a dialog. Returns the function that unregisters it. */
export function registerDialog(id: string): () => void {
  set([...dialogs, { id, refusal: null }]);
  return () => set(dialogs.filter((dialog) => dialog.id !== id));
}

const setDialogError = (id: string | undefined, refusal: string | null): void =>
  set(dialogs.map((dialog) => (dialog.id === id ? { id, refusal } : dialog)));

/** The error of a dialog, and the function that clears it. */
export function useDialogError(id: string): [refusal: string | null, forget: () => void] {
  const refusal = useSyncExternalStore(subscribe, () => dialogs.find((dialog) => dialog.id === id)?.refusal ?? null);
  const forget = useCallback(() => setDialogError(id, null), [id]);
  return [refusal, forget];
}

/** Shows an error, given as text or catalogue key: in the dialog on top, or else as react-admin's notification. */
export function useReportError(): (message: string) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (message) => {
      const words = translate(message, { _: message });
      const dialog = dialogs.at(-1);
      if (dialog) setDialogError(dialog.id, words);
      else notify(words, { type: 'error', messageArgs: { _: words } });
    },
    [notify, translate],
  );
}
