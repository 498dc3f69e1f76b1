import { MESSAGES } from '../../content/messages.ts';
import type { SiteWords } from '../../render/page-input.ts';

export const introText = (words: SiteWords): string => words.messages.quiz_intro ?? MESSAGES.quiz_intro;

/** The agency's text under the first question, for the island of the quiz: the API does not send it with the questions. */
export function QuizIntro({ words }: { words: SiteWords }) {
  return <p data-message="quiz_intro">{introText(words)}</p>;
}
