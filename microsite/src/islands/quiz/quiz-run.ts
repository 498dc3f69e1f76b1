import { pagePath } from '../../../../backend/src/rules/routes.rules.ts';
import { failureOf } from '../../content/failures.ts';
import { failure, NOTICES, type Notice, PROBLEMS } from '../../content/quiz.ts';
import {
  type Answer,
  call,
  type Problem,
  pageData,
  problemOf,
  type QuizHints,
  quizHintsPath,
  quizPath,
  type ServedQuiz,
} from '../../lib/api.ts';
import type { Action } from '../../lib/offline/action.ts';
import { type BrowserQueue, browserQueue } from '../../lib/offline/browser-queue.ts';
import type { Outcome } from '../../lib/offline/offline-queue.ts';
import { readAnswer } from '../../lib/quiz/answer-action.ts';
import { noteFinished } from '../../lib/quiz/just-finished.ts';
import { isResuming, type Opening } from '../../lib/quiz/opening.ts';
import { firstMissing, firstUnanswered, nextIndex } from '../../lib/quiz/quiz-flow.ts';
import { QuizVisit } from '../../lib/quiz/visit.ts';
import { withQuery } from '../../lib/with-query.ts';
import { personPresent } from '../../scripts/engagement.ts';
import { type QuizState, type Screen, stateOf } from './quiz-state.ts';

/** The chosen answer is seen before the next question comes. */
const ADVANCE_MS = 220;
/** After a question has come, a second press of a double click is not an answer to it. */
const SETTLE_MS = 350;
/** Specification 1, section 9. */
const REDIRECT_MS = 500;

/** Called with each new state, and after each change of the queue. */
interface Listener {
  onState(state: QuizState): void;
  onQueue(): void;
}

const scorePage = (token?: string) => withQuery(pagePath('score', token), location.search);
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** One visit of the quiz, from its first question to the score. Answers are sent in the background. */
export class QuizRun {
  state: QuizState;
  private listener: Listener | null = null;
  private visit: QuizVisit | null = null;
  private browser: BrowserQueue | null = null;
  private isFinishing = false;
  private isStarted = false;
  private lockedUntil = 0;
  /** The answer that was given before the visit started. */
  private earlyAnswer: { index: number; answer: string } | null = null;

  constructor(private readonly opening: Opening | null) {
    this.state = stateOf(opening);
  }

  get token(): string | null {
    return this.visit?.token ?? this.opening?.token ?? null;
  }

  get waiting(): number {
    return this.visit?.waiting ?? 0;
  }

  /** Starts the visit with the page's answer; returns the function that ends it. */
  listen(listener: Listener): () => void {
    this.listener = listener;
    const { answer, token } = pageData<ServedQuiz>();
    void answer.then((loaded) => this.listener === listener && this.open(loaded, token));
    return () => {
      this.listener = null;
      this.browser?.stop();
      this.browser = null;
      this.visit = null;
    };
  }

  say(notice: Notice | null): void {
    this.set({ notice });
  }

  goTo(index: number): void {
    this.lockedUntil = performance.now() + SETTLE_MS;
    this.show({ name: 'question', index });
  }

  /** Stores the answer and goes on; it is sent in the background. */
  async choose(index: number, answer: string): Promise<void> {
    const { quiz, answers } = this.state;
    const question = quiz?.questions[index];
    if (!this.visit) this.earlyAnswer = { index, answer };
    if (!this.visit || !quiz || !question || performance.now() < this.lockedUntil) return;
    this.lockedUntil = Number.POSITIVE_INFINITY;
    if (quiz.status === 'not_started') this.markStarted();
    const known = { ...answers, [question.id]: answer };
    this.set({ answers: known });
    if (answers[question.id] !== answer) {
      this.visit.answer(question.id, answer);
      if (!navigator.onLine) this.say(NOTICES.offline);
    }
    this.set({ isAdvancing: true });
    await pause(ADVANCE_MS);
    this.set({ isAdvancing: false });
    const next = nextIndex(quiz.questions, known, index);
    if (next === null) this.finish();
    else this.goTo(next);
  }

  private set(changes: Partial<QuizState>): void {
    this.state = { ...this.state, ...changes };
    this.listener?.onState(this.state);
  }

  private show(screen: Screen): void {
    this.set({ screen, isOpen: true });
  }

  private open(answer: Answer<ServedQuiz>, token: string | null) {
    const problem = problemOf(answer);
    if (!problem && token) return this.start(answer as ServedQuiz, token);
    const words = problem?.code === 'no_token' ? PROBLEMS.noToken : problem?.status === 404 ? PROBLEMS.unknownToken : PROBLEMS.loading;
    this.show({ name: 'problem', ...words, ...(problem && failureOf(problem)) });
  }

  private start(loaded: ServedQuiz, token: string) {
    this.browser ??= browserQueue({ onOutcome: (outcome) => this.onOutcome(outcome), onChange: () => this.onQueue() });
    this.visit ??= new QuizVisit(token, this.browser.queue);
    if (loaded.status === 'done') return this.leaveDone(this.visit);
    if (loaded.questions.length === 0) return this.show({ name: 'problem', ...PROBLEMS.empty });
    const answers = this.visit.resume(loaded);
    this.set({ quiz: loaded, answers, answeredBefore: Object.keys(answers).length, hints: loaded.hints ?? null });
    const index = firstUnanswered(loaded.questions, answers);
    if (index === null) return this.finish();
    this.goTo(index);
    if (!loaded.hints)
      void call<QuizHints>(quizHintsPath(token)).then((hints) => problemOf(hints) || this.set({ hints: hints as QuizHints }));
    if (loaded.status === 'not_started') void personPresent().then(() => this.markStarted());
    const early = this.earlyAnswer;
    this.earlyAnswer = null;
    // the served question has been visible for a while, unless another one was expected (`inline/show-quiz.ts`)
    if (this.opening?.index !== index || isResuming()) return;
    this.lockedUntil = 0;
    if (early?.index === index) void this.choose(index, early.answer);
  }

  private markStarted(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    this.visit?.started();
  }

  /** The queue completes the quiz after its answers; then the score, however long it takes. */
  private finish(): void {
    this.isFinishing = true;
    this.show({ name: 'finishing' });
    if (!navigator.onLine) this.say(NOTICES.finishedOffline);
    this.visit?.complete();
  }

  private async leave(): Promise<void> {
    if (!this.isFinishing || !this.visit) return;
    this.isFinishing = false;
    const { token } = this.visit;
    noteFinished(token);
    await pause(REDIRECT_MS);
    location.replace(scorePage(token));
  }

  private leaveDone(visit: QuizVisit) {
    visit.end();
    location.replace(scorePage(visit.token));
  }

  private onQueue(): void {
    this.listener?.onQueue();
    // another tab may have completed the quiz for this one
    if (!this.visit?.isCompleting) void this.leave();
  }

  private onOutcome(outcome: Outcome) {
    const { action } = outcome;
    if (outcome.kind === 'dropped' && outcome.problem.code === 'unsupported_action') return this.say(failure(outcome.problem.message));
    const { visit } = this;
    if (!visit || action.data.token !== visit.token || action.type === 'event') return;
    if (outcome.kind === 'dropped') return this.onDropped(action, outcome.problem, visit);
    if (outcome.kind === 'delayed') return this.onDelayed(action);
    if (action.type === 'quiz_complete') return void this.leave();
    const { questionId, answer } = readAnswer(action);
    visit.hasSaved(questionId, answer);
    this.say(this.state.quiz?.demo ? NOTICES.shown : NOTICES.saved);
  }

  /** Shown once for each answer; the status line counts the queue. */
  private onDelayed({ type, retryCount }: Action) {
    if (retryCount > 1) return;
    if (navigator.onLine) return this.say(NOTICES.delayed);
    this.say(type === 'quiz_complete' ? NOTICES.finishedOffline : NOTICES.offline);
  }

  private onDropped({ type }: Action, problem: Problem, visit: QuizVisit) {
    if (problem.code === 'quiz_done') return this.leaveDone(visit);
    this.isFinishing = false;
    if (problem.code === 'answers_missing') return void this.backToMissing(problem, visit);
    if (type === 'quiz_complete') return location.replace(scorePage());
    visit.cancelCompletion();
    this.show({ name: 'problem', ...PROBLEMS.saving });
  }

  /** The server misses an answer, e.g. to a question that staff has added: its list names it. */
  private async backToMissing(problem: Problem, { token }: QuizVisit) {
    this.say(NOTICES.changedQuiz);
    const answer = await call<ServedQuiz>(quizPath(token));
    if (!problemOf(answer)) return this.start(answer as ServedQuiz, token);
    this.goTo(firstMissing(this.state.quiz?.questions ?? [], problem.errors?.answers) ?? 0);
  }
}
