import type { QuestionRecord, ResponseRecord, ResultRecord } from '../../api/types';
import { lazyView } from '../../components/lazy-view';

export const quizQuestions = {
  name: 'quiz-questions',
  list: lazyView(() => import('./QuizManager'), 'QuizManager'),
  edit: lazyView(() => import('./QuestionPages'), 'QuestionEdit'),
  create: lazyView(() => import('./QuestionPages'), 'QuestionCreate'),
  recordRepresentation: ({ question }: QuestionRecord) => question,
};

export const quizResponses = {
  name: 'quiz-responses',
  list: lazyView(() => import('./ResponseList'), 'ResponseList'),
  recordRepresentation: ({ reponse }: ResponseRecord) => reponse,
};

export const quizResults = {
  name: 'quiz-results',
  list: lazyView(() => import('./ResultList'), 'ResultList'),
  recordRepresentation: ({ company }: ResultRecord) => company,
};
