import type { ReactNode } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { PublicQuiz, QuizHints } from '../../lib/api.ts';
import { QuestionScreen } from './QuestionScreen.tsx';
import { QuizFrame } from './QuizFrame.tsx';

interface Props {
  question: PublicQuiz['questions'][number];
  index: number;
  total: number;
  chosen: string | undefined;
  proposed?: QuizHints['proposed'][number] | undefined;
  /** Under the question. */
  help: string | null;
  leaveHref: string | null;
  takesFocus: boolean;
  /** The next question was answered already. */
  leadsOn: boolean;
  bar: ReactNode;
  line: ReactNode;
  onChoose(answer: string): void;
  goTo(index: number): void;
}

/** One question in its frame. */
export function QuestionView({ index, total, leaveHref, leadsOn, bar, line, goTo, ...shown }: Props) {
  const footer = (
    <>
      <button type="button" className="quiz-move" data-back aria-disabled={index === 0} onClick={() => index > 0 && goTo(index - 1)}>
        {t`Retour`}
      </button>
      {bar}
      {leadsOn && (
        <button type="button" className="quiz-move" onClick={() => goTo(index + 1)}>
          {t`Suivant`}
        </button>
      )}
    </>
  );
  return (
    <QuizFrame index={index} total={total} leaveHref={leaveHref} footer={footer} line={line}>
      <QuestionScreen key={shown.question.id} {...shown} />
    </QuizFrame>
  );
}
