import { useRef } from 'react';
import { t } from '../../../../backend/src/rules/language.rules.ts';
import { QUIZ_QUESTIONS } from '../../../../backend/src/rules/quiz-points.rules.ts';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { helpUnder } from '../../lib/quiz/opening.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { FinishingScreen } from './FinishingScreen.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { ProblemScreen } from './ProblemScreen.tsx';
import { QuestionView } from './QuestionView.tsx';
import { QuizFrame } from './QuizFrame.tsx';
import type { QuizState } from './quiz-state.ts';
import type { Connection } from './use-connection.ts';

interface Props extends Omit<QuizState, 'isOpen'> {
  /** Null while it is not known. */
  token: string | null;
  /** The agency's text under the first question. */
  help: string;
  connection: Connection;
  closeNotice(): void;
  choose(index: number, answer: string): void;
  goTo(index: number): void;
}

/** The first question shown was left: from now on each question takes the focus, that one included. */
const LEFT = -1;

/** The quiz in a given state: rendered by the server for the first question, then by the island. */
export function QuizScreens(props: Props) {
  const { screen, quiz, answers, answeredBefore, hints, help, isAdvancing, notice, closeNotice, choose, goTo, connection, token } = props;
  const firstShown = useRef<number | null>(null);
  const questions = quiz?.questions ?? [];
  const total = questions.length || QUIZ_QUESTIONS;
  const leaveHref = token ? pagePath('report', token) : null;
  const bar = <NoticeBar notice={notice} onClose={closeNotice} />;
  const line = <ConnectionLine connection={connection} />;

  if (screen.name === 'problem') return <ProblemScreen {...screen} leaveHref={leaveHref} />;

  const question = screen.name === 'question' ? questions[screen.index] : undefined;
  if (screen.name === 'question' && question) {
    const { index } = screen;
    if (firstShown.current !== index) firstShown.current = firstShown.current === null ? index : LEFT;
    const takesFocus = firstShown.current !== index;
    return (
      <QuestionView
        question={question}
        index={index}
        total={total}
        chosen={answers[question.id]}
        proposed={hints?.proposed.find(({ questionId }) => questionId === question.id)}
        help={helpUnder(index, total, takesFocus ? 0 : answeredBefore, help, hints?.insight)}
        leaveHref={leaveHref}
        takesFocus={takesFocus}
        leadsOn={answers[question.id] !== undefined && !isAdvancing && index + 1 < total}
        bar={bar}
        line={line}
        onChoose={(answer) => choose(index, answer)}
        goTo={goTo}
      />
    );
  }

  const isFinishing = screen.name === 'finishing';
  return (
    <QuizFrame index={isFinishing ? total - 1 : null} total={total} leaveHref={null} footer={bar} line={line}>
      {isFinishing ? <FinishingScreen isOffline={connection.quality === 'offline'} /> : <LoadingQuestion />}
    </QuizFrame>
  );
}

function LoadingQuestion() {
  return (
    <div className="question question-loading" aria-busy="true">
      <h1 className="visually-hidden">{t`Le questionnaire s’ouvre…`}</h1>
      <p className="lines" aria-hidden="true">
        <i />
        <i />
      </p>
      <div className="answers" aria-hidden="true">
        {[1, 2, 3, 4].map((place) => (
          <div className="answer" key={place} />
        ))}
      </div>
    </div>
  );
}
