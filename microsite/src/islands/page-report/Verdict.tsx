import type { Judged } from '../../lib/page-report/judgement.ts';

/** Colour, shape and word together. */
export function Verdict({ tone, word }: Judged) {
  return (
    <span className="verdict" data-tone={tone}>
      <span>{word}</span>
    </span>
  );
}
