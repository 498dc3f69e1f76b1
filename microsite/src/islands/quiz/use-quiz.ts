import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTICES } from '../../content/quiz.ts';
import type { Answer, ServedQuiz } from '../../lib/api.ts';
import { endResuming, helpText, isResuming, openingOf } from '../../lib/quiz/opening.ts';
import { tokenInPath } from '../../lib/token.ts';
import { QuizRun } from './quiz-run.ts';
import { useConnection } from './use-connection.ts';

/** Returns what the server rendered into the island, for hydration: also where the answer of another token will follow. */
function servedOpening() {
  if (typeof document === 'undefined') return null;
  const served = JSON.parse(document.getElementById('page-data')?.textContent || 'null') as Answer<ServedQuiz> | null;
  return openingOf(served, tokenInPath(location.pathname));
}

/** The state of the quiz and the actions of its screens. */
export function useQuiz() {
  const [run] = useState(() => new QuizRun(servedOpening()));
  const [{ quiz, isOpen, ...state }, setState] = useState(run.state);
  const [resumes] = useState(isResuming);
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

  useEffect(() => {
    if (isOpen) endResuming();
  }, [isOpen]);

  // the agency's text came with the page
  const words = quiz && document.querySelector('[data-message="quiz_intro"]')?.textContent;
  return {
    ...state,
    startsAnew: isOpen && resumes,
    quiz,
    help: helpText(words, quiz?.company ?? ''),
    token: run.token,
    connection,
    closeNotice: useCallback(() => run.say(null), [run]),
    choose: (index: number, answer: string) => void run.choose(index, answer),
    goTo: (index: number) => run.goTo(index),
  };
}
