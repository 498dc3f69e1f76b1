import type { ReactNode } from 'react';

interface CellTextProps {
  /** The tooltip, for narrow columns; the second text is shown in grey. */
  words: readonly (string | null | undefined)[];
  /** The first text as it is shown; bold by default. */
  children?: ReactNode;
}

/** The primary and the secondary text of a cell. */
export function CellText({ words, children = <span className="strong">{words[0]}</span> }: CellTextProps) {
  return (
    <span title={words.filter(Boolean).join(', ')}>
      {children} {words[1] && <span className="grey">{words[1]}</span>}
    </span>
  );
}
