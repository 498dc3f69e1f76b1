import { useEffect, useRef } from 'react';

/**
 * Returns a function that runs its argument at once or, while a mouse button or a finger is down, once it is up again: what
 * appears when a field is left must not move the thing that is being pressed.
 */
export function useAfterPress(): (run: () => void) => void {
  /** Null while nothing is pressed. */
  const waiting = useRef<(() => void)[] | null>(null);
  useEffect(() => {
    const begin = () => {
      waiting.current ??= [];
    };
    const end = () =>
      // the click comes right after
      setTimeout(() => {
        const runs = waiting.current ?? [];
        waiting.current = null;
        for (const run of runs) run();
      });
    const events = { pointerdown: begin, mouseup: end, pointercancel: end };
    for (const [name, listener] of Object.entries(events)) addEventListener(name, listener, true);
    return () => {
      for (const [name, listener] of Object.entries(events)) removeEventListener(name, listener, true);
    };
  }, []);
  return (run) => {
    if (waiting.current) waiting.current.push(run);
    else run();
  };
}
