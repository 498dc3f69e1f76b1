import { MESSAGES } from '../content/messages.ts';
import type { SiteWords } from '../render/page-input.ts';

/** The words of the agency under the first question, for the scripts of the quiz. */
export function QuizIntro({ words }: { words: SiteWords }) {
  return <p data-message="quiz_intro">{words.messages.quiz_intro ?? MESSAGES.quiz_intro}</p>;
}
