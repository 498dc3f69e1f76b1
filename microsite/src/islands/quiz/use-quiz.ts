import { useCallback, useEffect, useRef, useState } from 'react';
import { NOTICES, type Notice, PROBLEMS } from '../../content/quiz.ts';
import { type Answer, completeQuiz, type PublicQuiz, problemOf, saveAnswer, sendEvent } from '../../lib/api.ts';
import { pageData } from '../../lib/page-data.ts';
import { AnswerQueue, retryDelay, type SaveOutcome } from '../../lib/quiz/answer-queue.ts';
import { type Answers, firstMissing, firstUnanswered, mergeAnswers, nextIndex } from '../../lib/quiz/quiz-flow.ts';
import { keepUnsaved, loadUnsaved } from '../../lib/quiz/unsaved-answers.ts';
import { keepToken } from '../../lib/token.ts';
import { personPresent } from '../../scripts/engagement.ts';

/** The chosen answer is seen before the next question comes. */
const ADVANCE_MS = 220;
/** After a question has come, a second press of a double click is not an answer to it. */
const SETTLE_MS = 350;
/** Specification 1, section 9. */
const REDIRECT_MS = 500;

export type Screen =
  | { name: 'loading' }
  | { name: 'question'; index: number }
  | { name: 'finishing' }
  | { name: 'problem'; title: string; text: string; canRetry: boolean };

const storage = () => window.localStorage;
const scorePage = (token: string) => `/monscore/${encodeURIComponent(token)}`;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A pause that ends early when the connection is back. */
function pauseUntilOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
  });
}

export function useQuiz() {
  const [screen, setScreen] = useState<Screen>({ name: 'loading' });
  const [quiz, setQuiz] = useState<PublicQuiz | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const [isAdvancing, setIsAdvancing] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const token = useRef('');
  const queue = useRef<AnswerQueue | null>(null);
  const lockedUntil = useRef(0);
  const isStarted = useRef(false);

  const markStarted = useCallback(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    void sendEvent(token.current, 'quiz_start');
  }, []);

  const onOutcome = useCallback((outcome: SaveOutcome) => {
    if (outcome.kind === 'saved') return setNotice(NOTICES.saved);
    if (outcome.kind === 'delayed') return setNotice(navigator.onLine ? NOTICES.delayed : NOTICES.offline);
    if (outcome.problem.code === 'quiz_done') return location.replace(scorePage(token.current));
    setScreen({ name: 'problem', ...PROBLEMS.saving });
  }, []);

  /** Only once everything is saved; then the score, however long it takes. */
  const finish = useCallback(async (questions: PublicQuiz['questions']) => {
    setScreen({ name: 'finishing' });
    if (!navigator.onLine) setNotice(NOTICES.finishedOffline);
    await queue.current?.idle();
    for (let attempt = 0; ; attempt += 1) {
      const problem = problemOf(await completeQuiz(token.current));
      if (!problem) break;
      if (problem.code === 'answers_missing') {
        lockedUntil.current = 0;
        return setScreen({ name: 'question', index: firstMissing(questions, problem.errors?.answers) ?? 0 });
      }
      if (problem.status >= 400 && problem.status < 500 && problem.status !== 429)
        return setScreen({ name: 'problem', ...PROBLEMS.saving });
      setNotice(navigator.onLine ? NOTICES.delayed : NOTICES.finishedOffline);
      await pauseUntilOnline(retryDelay(attempt, problem));
    }
    await pause(REDIRECT_MS);
    location.replace(scorePage(token.current));
  }, []);

  const start = useCallback(
    (answer: Answer<PublicQuiz>, given: string | null) => {
      const problem = problemOf(answer);
      if (problem || !given) {
        const words = problem?.code === 'no_token' ? PROBLEMS.noToken : problem?.status === 404 ? PROBLEMS.unknownToken : PROBLEMS.loading;
        return setScreen({ name: 'problem', ...words });
      }
      const loaded = answer as PublicQuiz;
      token.current = given;
      keepToken(window, given);
      if (loaded.status === 'done') return location.replace(scorePage(given));
      if (loaded.questions.length === 0) return setScreen({ name: 'problem', ...PROBLEMS.empty });
      queue.current = new AnswerQueue({
        save: (questionId, text) => saveAnswer(given, questionId, text),
        wait: pauseUntilOnline,
        onOutcome,
        onWaiting: (waiting) => keepUnsaved(storage, given, waiting),
      });
      const unsaved = loadUnsaved(storage, given);
      const known = mergeAnswers(loaded, unsaved);
      for (const { id } of loaded.questions) if (unsaved[id] !== undefined && known[id] === unsaved[id]) queue.current.put(id, unsaved[id]);
      setQuiz(loaded);
      setAnswers(known);
      const index = firstUnanswered(loaded.questions, known);
      if (index === null) return void finish(loaded.questions);
      setScreen({ name: 'question', index });
      if (loaded.status === 'not_started') void personPresent().then(markStarted);
    },
    [finish, markStarted, onOutcome],
  );

  useEffect(() => {
    const data = pageData<PublicQuiz>();
    let isCurrent = true;
    void data.answer.then((answer) => isCurrent && start(answer, data.token));
    // a page that comes back from the browser's memory may show a quiz that is long done
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', refresh);
    return () => {
      isCurrent = false;
      removeEventListener('pageshow', refresh);
    };
  }, [start]);

  const goTo = (index: number) => {
    lockedUntil.current = performance.now() + SETTLE_MS;
    setScreen({ name: 'question', index });
  };

  /** Keeps the answer and goes on; the server is told behind it. */
  const choose = async (index: number, answer: string) => {
    const question = quiz?.questions[index];
    if (!quiz || !question || performance.now() < lockedUntil.current) return;
    lockedUntil.current = Number.POSITIVE_INFINITY;
    if (quiz.status === 'not_started') markStarted();
    const known = { ...answers, [question.id]: answer };
    setAnswers(known);
    if (answers[question.id] !== answer) queue.current?.put(question.id, answer);
    setIsAdvancing(true);
    await pause(ADVANCE_MS);
    setIsAdvancing(false);
    const next = nextIndex(quiz.questions, known, index);
    if (next === null) void finish(quiz.questions);
    else goTo(next);
  };

  const closeNotice = useCallback(() => setNotice(null), []);
  return { screen, quiz, answers, isAdvancing, notice, closeNotice, choose, goTo, token: token.current };
}
