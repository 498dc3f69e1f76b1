import { useRef } from 'react';
import { t } from '../../../backend/src/rules/language.rules.ts';
import { QUIZ_QUESTIONS } from '../../../backend/src/rules/quiz-points.rules.ts';
import { pagePath } from '../../../backend/src/rules/routes.rules.ts';
import { helpUnder } from '../lib/quiz/opening.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { ConnectionLine } from './quiz/ConnectionLine.tsx';
import { FinishingScreen } from './quiz/FinishingScreen.tsx';
import { NoticeBar } from './quiz/NoticeBar.tsx';
import { QuestionView } from './quiz/QuestionView.tsx';
import { QuizFrame } from './quiz/QuizFrame.tsx';
import { useQuiz } from './quiz/use-quiz.ts';

/** The first question shown was left: from now on each question takes the focus, that one included. */
const LEFT = -1;

export function Quiz() {
  return (
    <ErrorBoundary>
      <QuizScreens />
    </ErrorBoundary>
  );
}

function QuizScreens() {
  const { screen, quiz, answers, answeredBefore, hints, help, isAdvancing, notice, closeNotice, choose, goTo, connection, token } =
    useQuiz();
  const firstShown = useRef<number | null>(null);
  const questions = quiz?.questions ?? [];
  const total = questions.length || QUIZ_QUESTIONS;
  const leaveHref = token ? pagePath('report', token) : null;
  const bar = <NoticeBar notice={notice} onClose={closeNotice} />;
  const line = <ConnectionLine connection={connection} />;

  if (screen.name === 'problem') {
    return (
      <section className="message page" role="alert">
        <h1>{screen.lead}</h1>
        <p className="message-text">{screen.way}</p>
        {screen.canRetry && (
          <button type="button" className="button" onClick={() => location.reload()}>
            {t`Réessayer`}
          </button>
        )}
        {screen.resendHref && (
          <a className="button" href={screen.resendHref}>
            {t`Renvoyer mon lien`}
          </a>
        )}{' '}
        <a className="arrow-link" href={leaveHref ?? '/'}>
          {leaveHref ? t`Retour à mon analyse` : t`Retour à l’accueil`}
        </a>
        <div className="message-detail">
          <h2>{screen.title}</h2>
          <p>{screen.text}</p>
        </div>
      </section>
    );
  }

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
        onChoose={(answer) => void choose(index, answer)}
        goTo={goTo}
      />
    );
  }

  const isFinishing = screen.name === 'finishing';
  return (
    <QuizFrame index={isFinishing ? total - 1 : null} total={total} leaveHref={null} footer={bar} line={line}>
      {isFinishing ? (
        <FinishingScreen isOffline={connection.quality === 'offline'} />
      ) : (
        <div className="question question-loading" aria-busy="true">
          <h1 className="visually-hidden">{t`Chargement du quiz…`}</h1>
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
      )}
    </QuizFrame>
  );
}
