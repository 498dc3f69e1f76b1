import type { TextReview } from '../../../api/types';
import { frenchSpaces } from '../../../format/format';

interface MarkedTextProps {
  words: Pick<NonNullable<TextReview['draft']>, 'text' | 'steps'>;
  /** Numbers that are no measured figure. */
  marked?: readonly string[];
}

/** A text in which numbers that are no measured figure are marked. */
export function MarkedText({ words: { text, steps }, marked = [] }: MarkedTextProps) {
  const show = (part: string) => parts(frenchSpaces(part), marked);
  if (steps)
    return (
      <ol className="grid measure gap-2">
        {steps.map(({ title, solution }) => (
          <li key={title}>
            <strong>{show(title)}</strong>
            <p>{show(solution)}</p>
          </li>
        ))}
      </ol>
    );
  return <p className="measure pre-line">{show(text ?? '')}</p>;
}

const NUMBER = /(\d+(?:[.,’' ]\d+)*)/;

function parts(text: string, marked: readonly string[]) {
  const isMarked = (part: string) => marked.includes(part.replace(/[’' ]/g, '').replace('.', ','));
  return text.split(NUMBER).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
    isMarked(part) ? <mark key={index}>{part}</mark> : part,
  );
}
