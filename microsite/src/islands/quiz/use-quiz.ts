import { useCallback, useEffect, useRef, useState } from 'react';
import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { failure, NOTICES, type Notice, PROBLEMS } from '../../content/quiz.ts';
import { type Answer, call, type Problem, type PublicQuiz, problemOf, quizPath } from '../../lib/api.ts';
import type { Action } from '../../lib/offline/action.ts';
import { type BrowserQueue, browserQueue } from '../../lib/offline/browser-queue.ts';
import type { Outcome } from '../../lib/offline/offline-queue.ts';
import { pageData } from '../../lib/page-data.ts';
import { readAnswer } from '../../lib/quiz/answer-action.ts';
import { helpText } from '../../lib/quiz/opening.ts';
import { type Answers, firstMissing, firstUnanswered, nextIndex } from '../../lib/quiz/quiz-flow.ts';
import { QuizVisit } from '../../lib/quiz/visit.ts';
import { withQuery } from '../../lib/token.ts';
import { personPresent } from '../../scripts/engagement.ts';
import { useConnection } from './use-connection.ts';

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

const scorePage = (token?: string) => withQuery(pagePath('score', token), location.search);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The server's own list of answers. */
const answersOf = ({ answers }: PublicQuiz): Answers => Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer]));

export function useQuiz() {
  // what stands in the page already is drawn again, word for word
  const [opening] = useState(() => (typeof window === 'undefined' ? undefined : window.quizOpening));
  const [screen, setScreen] = useState<Screen>(opening ? { name: 'question', index: opening.index } : { name: 'loading' });
  const [quiz, setQuiz] = useState<PublicQuiz | null>(opening?.quiz ?? null);
  const [answers, setAnswers] = useState<Answers>(opening ? answersOf(opening.quiz) : {});
  const [isAdvancing, setIsAdvancing] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const visit = useRef<QuizVisit | null>(null);
  const browser = useRef<BrowserQueue | null>(null);
  const isFinishing = useRef(false);
  const lockedUntil = useRef(0);
  const isStarted = useRef(false);
  const connection = useConnection(() => visit.current?.waiting ?? 0);

  const markStarted = () => {
    if (isStarted.current) return;
    isStarted.current = true;
    visit.current?.started();
  };

  const show = (index: number) => {
    lockedUntil.current = performance.now() + SETTLE_MS;
    setScreen({ name: 'question', index });
  };

  const leave = async () => {
    if (!isFinishing.current || !visit.current) return;
    isFinishing.current = false;
    const { token } = visit.current;
    await pause(REDIRECT_MS);
    location.replace(scorePage(token));
  };

  /** The queue completes the quiz after its answers; then the score, however long it takes. */
  const finish = () => {
    isFinishing.current = true;
    setScreen({ name: 'finishing' });
    if (!navigator.onLine) setNotice(NOTICES.finishedOffline);
    visit.current?.complete();
  };

  const start = (loaded: PublicQuiz, token: string) => {
    browser.current ??= browserQueue({ onOutcome, onChange });
    visit.current ??= new QuizVisit(token, browser.current.queue);
    if (loaded.status === 'done') {
      visit.current.end();
      return location.replace(scorePage(token));
    }
    if (loaded.questions.length === 0) return setScreen({ name: 'problem', ...PROBLEMS.empty });
    const known = visit.current.resume(loaded);
    setQuiz(loaded);
    setAnswers(known);
    const index = firstUnanswered(loaded.questions, known);
    if (index === null) return finish();
    show(index);
    if (loaded.status === 'not_started') void personPresent().then(markStarted);
    const chosen = opening?.takeChoice();
    if (opening?.index !== index) return;
    lockedUntil.current = 0; // it has stood there for a while
    if (chosen) void choose(index, chosen);
  };

  /** The server misses an answer that was never given here, or that staff made necessary: its own list says which. */
  const backToMissing = async (problem: Problem) => {
    setNotice(NOTICES.changedQuiz);
    const token = visit.current?.token ?? '';
    const answer = await call<PublicQuiz>(quizPath(token));
    if (!problemOf(answer)) return start(answer as PublicQuiz, token);
    show(firstMissing(quiz?.questions ?? [], problem.errors?.answers) ?? 0);
  };

  const onDropped = ({ type }: Action, problem: Problem, current: QuizVisit) => {
    if (problem.code === 'quiz_done') {
      current.end();
      return location.replace(scorePage(current.token));
    }
    isFinishing.current = false;
    if (problem.code === 'answers_missing') return void backToMissing(problem);
    if (type === 'quiz_complete') return location.replace(scorePage());
    current.cancelCompletion();
    setScreen({ name: 'problem', ...PROBLEMS.saving });
  };

  const handleOutcome = (outcome: Outcome) => {
    const { type, data, retryCount } = outcome.action;
    if (outcome.kind === 'dropped' && outcome.problem.code === 'unsupported_action') return setNotice(failure(outcome.problem.message));
    const current = visit.current;
    if (!current || data.token !== current.token || type === 'event') return;
    if (outcome.kind === 'dropped') return onDropped(outcome.action, outcome.problem, current);
    if (outcome.kind === 'delayed') {
      // said once for each answer; what waits is counted in the status line
      if (retryCount > 1) return;
      if (navigator.onLine) return setNotice(NOTICES.delayed);
      return setNotice(type === 'quiz_complete' ? NOTICES.finishedOffline : NOTICES.offline);
    }
    if (type === 'quiz_complete') return void leave();
    const { questionId, answer } = readAnswer(outcome.action);
    current.hasSaved(questionId, answer);
    setNotice(NOTICES.saved);
  };

  const handleChange = () => {
    connection.refresh();
    // another tab may have completed the quiz for this one
    if (!visit.current?.isCompleting) void leave();
  };

  // the queue lives as long as the page, these handlers as long as one picture of it
  const handlers = useRef({ handleOutcome, handleChange, start });
  handlers.current = { handleOutcome, handleChange, start };
  const onOutcome = useCallback((outcome: Outcome) => handlers.current.handleOutcome(outcome), []);
  const onChange = useCallback(() => handlers.current.handleChange(), []);

  useEffect(() => {
    document.documentElement.dataset.state = 'ready';
    const data = pageData<PublicQuiz>();
    let isCurrent = true;
    const open = (answer: Answer<PublicQuiz>) => {
      const problem = problemOf(answer);
      if (!problem && data.token) return handlers.current.start(answer as PublicQuiz, data.token);
      const words = problem?.code === 'no_token' ? PROBLEMS.noToken : problem?.status === 404 ? PROBLEMS.unknownToken : PROBLEMS.loading;
      setScreen({ name: 'problem', ...words });
    };
    void data.answer.then((answer) => isCurrent && open(answer));
    // a page that comes back from the browser's memory may show a quiz that is long done
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    const warn = () => setNotice(NOTICES.cutOff);
    addEventListener('pageshow', refresh);
    addEventListener('offline', warn);
    return () => {
      isCurrent = false;
      removeEventListener('pageshow', refresh);
      removeEventListener('offline', warn);
      browser.current?.stop();
      browser.current = null;
      visit.current = null;
    };
  }, []);

  /** Keeps the answer and goes on; the server is told behind it. */
  const choose = async (index: number, answer: string) => {
    const question = quiz?.questions[index];
    if (!visit.current || !quiz || !question || performance.now() < lockedUntil.current) return;
    lockedUntil.current = Number.POSITIVE_INFINITY;
    if (quiz.status === 'not_started') markStarted();
    const known = { ...answers, [question.id]: answer };
    setAnswers(known);
    if (answers[question.id] !== answer) {
      visit.current.answer(question.id, answer);
      if (!navigator.onLine) setNotice(NOTICES.offline);
    }
    setIsAdvancing(true);
    await pause(ADVANCE_MS);
    setIsAdvancing(false);
    const next = nextIndex(quiz.questions, known, index);
    if (next === null) finish();
    else show(next);
  };

  const closeNotice = useCallback(() => setNotice(null), []);
  const token = visit.current?.token ?? opening?.token ?? null;
  // the agency's own words came with the page
  const help = opening?.help ?? helpText(quiz && document.querySelector('[data-message="quiz_intro"]')?.textContent, quiz?.company ?? '');
  return { screen, quiz, answers, help, isAdvancing, notice, closeNotice, choose, goTo: show, connection, token };
}
