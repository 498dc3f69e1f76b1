import type { PublicQuiz } from '../api.ts';
import { waitingAnswers } from '../offline/action.ts';
import type { OfflineQueue } from '../offline/offline-queue.ts';
import { answerData, readAnswer } from './answer-action.ts';
import { type Answers, answersOf, mergeAnswers } from './quiz-flow.ts';

/** A prospect's quiz in this page: what waits in the queue for them, and what the server is known to have. */
export class QuizVisit {
  private saved: Record<number, string> = {};

  constructor(
    readonly token: string,
    readonly queue: OfflineQueue,
  ) {}

  get waiting(): number {
    return waitingAnswers(this.queue.waiting, this.token).length;
  }

  get isCompleting(): boolean {
    return this.queue.waiting.some(({ type, data }) => type === 'quiz_complete' && data.token === this.token);
  }

  /** Takes over the server's state with what waits here; what was answered elsewhere meanwhile is given up. */
  resume(loaded: PublicQuiz): Answers {
    const { answers, stale } = mergeAnswers(loaded, waitingAnswers(this.queue.waiting, this.token).map(readAnswer));
    const isStale = (questionId: unknown) => stale.some((answer) => answer.questionId === questionId);
    this.queue.discard(({ type, data }) => type === 'quiz_answer' && data.token === this.token && isStale(data.questionId));
    this.cancelCompletion();
    this.saved = { ...answersOf(loaded) };
    void this.queue.replay();
    return answers;
  }

  started(): void {
    this.queue.add('event', { token: this.token, event: 'quiz_start' });
  }

  answer(questionId: number, answer: string): void {
    this.queue.add('quiz_answer', answerData(this.queue.waiting, this.token, questionId, answer, this.saved[questionId]));
  }

  /** Goes after the answers, and waits for them. */
  complete(): void {
    this.queue.add('quiz_complete', { token: this.token });
  }

  hasSaved(questionId: number, answer: string): void {
    this.saved[questionId] = answer;
  }

  cancelCompletion(): void {
    this.queue.discard(({ type, data }) => type === 'quiz_complete' && data.token === this.token);
  }

  /** The quiz is over: nothing that waits for it counts any more. */
  end(): void {
    this.queue.discard(({ data }) => data.token === this.token);
  }
}
