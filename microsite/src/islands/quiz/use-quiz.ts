import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTICES } from '../../content/quiz.ts';
import { helpText } from '../../lib/quiz/opening.ts';
import { QuizRun } from './quiz-run.ts';
import { useConnection } from './use-connection.ts';

/** The quiz as this page shows it, and what a person may do with it. */
export function useQuiz() {
  const [run] = useState(() => new QuizRun(typeof window === 'undefined' ? undefined : window.quizOpening));
  const [{ quiz, ...state }, setState] = useState(run.state);
  const connection = useConnection(() => run.waiting);
  const refresh = useRef(connection.refresh);
  refresh.current = connection.refresh;

  useEffect(() => {
    document.documentElement.dataset.state = 'ready';
    const end = run.listen({ onState: setState, onQueue: () => refresh.current() });
    // a page that comes back from the browser's memory may show a quiz that is long done
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    const warn = () => run.say(NOTICES.cutOff);
    addEventListener('pageshow', renew);
    addEventListener('offline', warn);
    return () => {
      removeEventListener('pageshow', renew);
      removeEventListener('offline', warn);
      end();
    };
  }, [run]);

  // the agency's own words came with the page
  const words = quiz && document.querySelector('[data-message="quiz_intro"]')?.textContent;
  return {
    ...state,
    quiz,
    help: run.opening?.help ?? helpText(words, quiz?.company ?? ''),
    token: run.token,
    connection,
    closeNotice: useCallback(() => run.say(null), [run]),
    choose: (index: number, answer: string) => run.choose(index, answer),
    goTo: (index: number) => run.goTo(index),
  };
}
