import { useEffect, useRef } from 'react';
import type { PublicQuiz } from '../../lib/api.ts';
import { frenchSpaces } from '../../lib/format.ts';
import { AnswerList } from './AnswerList.tsx';

interface Props {
  question: PublicQuiz['questions'][number];
  /** Under the title. */
  help: string | null;
  chosen: string | undefined;
  /** The first question of a visit leaves the focus where it is. */
  takesFocus: boolean;
  onChoose(answer: string): void;
}

export function QuestionScreen({ question, help, chosen, takesFocus, onChoose }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [takesFocus]);

  return (
    <div className={takesFocus ? 'question question-next' : 'question'}>
      <h1 className="question-title" id="question" ref={title} tabIndex={-1}>
        {frenchSpaces(question.question)}
      </h1>
      {help !== null && <p className="question-help">{help}</p>}
      <AnswerList options={question.options} chosen={chosen} labelledBy="question" onChoose={onChoose} />
    </div>
  );
}
