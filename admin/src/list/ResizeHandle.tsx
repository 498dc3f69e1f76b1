import { type PointerEvent, useContext, useRef } from 'react';
import styles from './record-table.module.css';
import { bounded, WidthsContext } from './widths';

/** The edge of a column, drawn to make it narrower or wider; pressed twice, it is as the list has it. With keys: `stepOf`. */
export function ResizeHandle({ source, least }: { source: string; least: number | undefined }) {
  const { setWidth } = useContext(WidthsContext);
  const begun = useRef<{ x: number; width: number }>(null);
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const width = event.currentTarget.closest('th')?.getBoundingClientRect().width ?? 0;
    begun.current = { x: event.clientX, width };
  };
  const move = ({ clientX }: PointerEvent) => {
    if (begun.current) setWidth(source, bounded(begun.current.width + clientX - begun.current.x, least));
  };
  const end = () => {
    begun.current = null;
  };
  return (
    <span
      aria-hidden
      className={styles.resize}
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => setWidth(source, undefined)}
    />
  );
}
