import { useEffect, useRef } from 'react';

/** Keyboard shortcuts of single keys; inactive in fields and while a dialog is open. */
export function useKeys(actions: Record<string, () => void>): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isBusy(event.target)) return;
      const action = latest.current[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isBusy(target: EventTarget | null): boolean {
  const typing =
    target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select, [contenteditable], [role="combobox"]');
  return typing || document.querySelector('[role="dialog"], [role="menu"]') !== null;
}
