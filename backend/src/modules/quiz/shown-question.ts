/** A question in the language of the reader, with its options in French as answers are stored. */
export interface ShownQuestion {
  id: number;
  question: string;
  options: readonly string[];
  stored: readonly string[];
}

/** Translates a stored answer for the reader; an answer that is no longer offered stays unchanged. */
export const shownAnswer = ({ options, stored }: ShownQuestion, answer: string): string => options[stored.indexOf(answer)] ?? answer;

/** Translates a shown answer to French for storage; an unknown answer stays unchanged. */
export function storedAnswer(shown: readonly ShownQuestion[], questionId: number, answer: string): string {
  const question = shown.find(({ id, options }) => id === questionId && options.includes(answer));
  return question?.stored[question.options.indexOf(answer)] ?? answer;
}
