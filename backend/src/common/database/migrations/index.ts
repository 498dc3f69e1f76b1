import { Initial1795219200000 } from './1795219200000-initial.js';
import { QuizQuestions1795219260000 } from './1795219260000-quiz-questions.js';

/** In the order they are applied; forward only. */
export const migrations = [Initial1795219200000, QuizQuestions1795219260000];
