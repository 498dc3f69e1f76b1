import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { useResourceContext, useStore } from 'react-admin';

/** Px. */
const MIN = 64;
const MAX = 640;
/** Px that one press of a key changes. */
const STEP = 16;
/** Px at the right edge of a head that can be dragged. */
const EDGE = 11;
const NONE: Record<string, number> = {};

/** The widths in px that the reader has chosen, by column; stored for each list beside its hidden columns. */
export function useColumnWidths() {
  const resource = useResourceContext();
  return useStore<Record<string, number>>(`${resource}.widths`, NONE);
}

/**
 * Returns the props of a head cell that resizes its column: by dragging its right edge, or by Shift and an arrow key. A double click on
 * the edge restores the initial width.
 */
export function useColumnWidth(source: string, initial: number | undefined, minimum = MIN) {
  const [widths, setWidths] = useColumnWidths();
  const start = useRef<{ x: number; width: number }>(null);
  const setWidth = (px: number) => setWidths((before) => ({ ...before, [source]: Math.round(Math.max(minimum, Math.min(px, MAX))) }));
  const reset = () => setWidths(({ [source]: _, ...others }) => others);
  const isAtEdge = ({ clientX, target, currentTarget }: MouseEvent<HTMLElement>) =>
    target === currentTarget && clientX > currentTarget.getBoundingClientRect().right - EDGE;
  const stop = () => {
    start.current = null;
  };
  const width = widths[source] ?? initial;
  return {
    ...(width && { style: { '--width': `${width}px` } as CSSProperties }),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!isAtEdge(event)) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, width: event.currentTarget.getBoundingClientRect().width };
    },
    onPointerMove: ({ clientX }: PointerEvent) => {
      if (start.current) setWidth(start.current.width + clientX - start.current.x);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      if (isAtEdge(event)) reset();
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
      event.preventDefault();
      setWidth(event.currentTarget.getBoundingClientRect().width + (event.key === 'ArrowLeft' ? -STEP : STEP));
    },
  };
}
