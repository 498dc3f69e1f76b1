interface Props {
  tone: string;
  word: string;
}

/** Colour, shape and word together. */
export function Verdict({ tone, word }: Props) {
  return (
    <p className="verdict" data-tone={tone}>
      <span>{word}</span>
    </p>
  );
}
