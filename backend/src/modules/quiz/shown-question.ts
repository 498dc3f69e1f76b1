/** A question as a reader sees it, beside its options as answers are kept: in French. */
export interface ShownQuestion {
  id: number;
  question: string;
  options: readonly string[];
  kept: readonly string[];
}

/** A kept answer as the reader sees it; one that is no longer offered stays as it was given. */
export const shownAnswer = ({ options, kept }: ShownQuestion, answer: string): string => options[kept.indexOf(answer)] ?? answer;

/** An answer as it is kept, in whichever language it was shown; itself when it was shown in none. */
export function keptAnswer(shown: readonly ShownQuestion[], questionId: number, answer: string): string {
  const question = shown.find(({ id, options }) => id === questionId && options.includes(answer));
  return question?.kept[question.options.indexOf(answer)] ?? answer;
}
