import { useEffect, useRef, useState } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PublicQuiz, QuizHints } from '../../lib/api.ts';
import { inHeading } from '../../lib/quiz/in-heading.ts';
import { frenchSpaces } from '../../lib/spaces.ts';
import { AnswerList } from './AnswerList.tsx';

interface Props {
  question: PublicQuiz['questions'][number];
  /** Under the title. */
  help: string | null;
  chosen: string | undefined;
  /** What the measurements propose. */
  proposed?: QuizHints['proposed'][number] | undefined;
  /** The first question of a visit leaves the focus where it is. */
  takesFocus: boolean;
  onChoose(answer: string): void;
}

export function QuestionScreen({ question, help, chosen, proposed, takesFocus, onChoose }: Props) {
  // what comes later moves nothing that is being read
  const [proposal] = useState(proposed);
  const open = chosen === undefined ? proposal : undefined;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    title.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [takesFocus]);

  return (
    <div className={takesFocus ? 'question question-next' : 'question'}>
      <h1 className="question-title" id="question" ref={title} tabIndex={-1}>
        {inHeading(question.question)}
      </h1>
      {help !== null && <p className="question-help">{help}</p>}
      {proposal && (
        <p className="question-help">
          {frenchSpaces(proposal.because)} <strong>{t`Exact\u202f?`}</strong>
        </p>
      )}
      <AnswerList proposed={open?.answer} options={question.options} chosen={chosen} labelledBy="question" onChoose={onChoose} />
    </div>
  );
}
