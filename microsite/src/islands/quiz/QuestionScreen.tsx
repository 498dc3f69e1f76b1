import { useEffect, useRef } from 'react';
import type { PublicQuiz } from '../../lib/api.ts';
import { frenchSpaces } from '../../lib/format.ts';
import { AnswerList } from './AnswerList.tsx';

interface Props {
  question: PublicQuiz['questions'][number];
  index: number;
  chosen: string | undefined;
  company: string;
  /** The first question of a visit leaves the focus where it is. */
  takesFocus: boolean;
  onChoose(answer: string): void;
}

/** The agency's own words, which came with the page. */
const introduction = (): string => document.querySelector('[data-message="quiz_intro"]')?.textContent ?? '';

export function QuestionScreen({ question, index, chosen, company, takesFocus, onChoose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [takesFocus]);

  return (
    <div className="question">
      <h1 className="question-title" id="question" ref={title} tabIndex={-1}>
        {frenchSpaces(question.question)}
      </h1>
      {index === 0 && <p className="question-help">{introduction() || `Pour ${company || 'votre entreprise'}.`}</p>}
      <AnswerList options={question.options} chosen={chosen} labelledBy="question" onChoose={onChoose} />
    </div>
  );
}
