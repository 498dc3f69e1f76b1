import type { ReactNode } from 'react';

interface PairProps {
  /** All that is said on pointing, where the column is too narrow; the second stands beside in grey. */
  words: readonly (string | null | undefined)[];
  /** The first as it is shown; strong by default. */
  children?: ReactNode;
}

/** What a cell says, and what belongs to it. */
export function Pair({ words, children = <span className="strong">{words[0]}</span> }: PairProps) {
  return (
    <span title={words.filter(Boolean).join(', ')}>
      {children} {words[1] && <span className="grey">{words[1]}</span>}
    </span>
  );
}
