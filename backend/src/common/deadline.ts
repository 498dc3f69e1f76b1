export interface Deadline {
  /** Aborts when the time is over, or when the outer signal does. */
  signal: AbortSignal;
  isOver(): boolean;
  /** Clears the timer: `AbortSignal.timeout` would keep all it references alive until then. */
  end(): void;
}

/** A time limit for one piece of work; call `end` when the work is done. */
export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    controller.abort(new DOMException(`${ms} ms are over`, 'TimeoutError'));
  }, ms);
  const stop = () => controller.abort(outer?.reason);
  if (outer?.aborted) stop();
  outer?.addEventListener('abort', stop, { once: true });
  return {
    signal: controller.signal,
    isOver: () => isOver,
    end: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', stop);
    },
  };
}
