import { t } from '../../../../backend/src/rules/language.rules.ts';

/** The button that leads to the quiz, with what it costs. */
export const START_QUIZ = t`Répondre à 7 questions (1 min)`;
