import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyScore } from '../../lib/score/score-view.ts';

export function QuizMissing({ view: { done, quiz, quizHref } }: { view: ReadyScore }) {
  if (done) return null;
  return (
    <section className="band no-print" aria-label={t`Questionnaire`}>
      <div className="page band-row">
        <p className="band-figure" aria-hidden="true">
          {quiz.left}
        </p>
        <div className="band-words">
          <h2>{t`Votre SmartIndex n’est pas encore calculé`}</h2>
          <p>{quiz.sentence}</p>
          <a className="button" href={quizHref}>
            {quiz.action}
          </a>
        </div>
      </div>
    </section>
  );
}
