import { QuizScreens } from '../../islands/quiz/QuizScreens.tsx';
import { stateOf } from '../../islands/quiz/quiz-state.ts';
import { UNKNOWN_CONNECTION } from '../../islands/quiz/use-connection.ts';
import type { Answer, ServedQuiz } from '../../lib/api.ts';
import { helpText, openingOf } from '../../lib/quiz/opening.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { introText } from './QuizIntro.tsx';

const nothing = () => undefined;

/** The question that a visit opens with, inside the island of the quiz (`layouts/IslandSection.astro`), which hydrates this markup. */
export function QuizOpening({ data, words, token }: SectionProps<Answer<ServedQuiz>>) {
  const opening = openingOf(data, token);
  return (
    <QuizScreens
      {...stateOf(opening)}
      token={opening?.token ?? null}
      help={helpText(introText(words), opening?.quiz.company ?? '')}
      connection={UNKNOWN_CONNECTION}
      closeNotice={nothing}
      choose={nothing}
      goTo={nothing}
    />
  );
}
