import { createContext, type KeyboardEvent, useCallback } from 'react';
import { useStore } from 'react-admin';

/** Px of a column that somebody has made narrower or wider, by its source. */
export type Widths = Record<string, number>;

/** Px. */
const LEAST = 64;
const MOST = 640;
/** Px that one press of a key changes. */
const STEP = 16;

/** A width as it may be: never so narrow that nothing can be read. */
export const bounded = (px: number, least = LEAST): number => Math.round(Math.max(least, Math.min(px, MOST)));

/** Kept for each list, where its columns are. */
export function useWidths(resource: string) {
  const [widths, setWidths] = useStore<Widths>(`${resource}.widths`, NONE);
  /** None: as the list has it. */
  const setWidth = useCallback(
    (source: string, px: number | undefined) =>
      setWidths((before) => {
        const { [source]: _, ...others } = before;
        return px === undefined ? others : { ...others, [source]: px };
      }),
    [setWidths],
  );
  return { widths, setWidth, reset: () => setWidths(NONE) };
}

const NONE: Widths = {};

/** Shift and an arrow to the side make a column narrower or wider; answers the px to change it by. */
export const stepOf = ({ key, shiftKey }: KeyboardEvent): number =>
  shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight') ? (key === 'ArrowLeft' ? -STEP : STEP) : 0;

export const WidthsContext = createContext<Pick<ReturnType<typeof useWidths>, 'widths' | 'setWidth'>>({
  widths: NONE,
  setWidth: () => undefined,
});
