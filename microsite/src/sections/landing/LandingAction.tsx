import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyLanding } from '../../lib/report/landing-view.ts';

export function LandingAction({ quiz }: Pick<ReadyLanding, 'quiz'>) {
  return (
    <section className="band no-print" aria-labelledby="action-titre">
      <div className="page band-row">
        <p className="band-figure" aria-hidden="true">
          {quiz.done ? quiz.score : '7'}
        </p>
        <div className="band-words">
          <h2 id="action-titre">
            <span>{quiz.done ? t`Votre SmartIndex est calculé` : t`Sept questions, moins d’une minute, votre SmartIndex`}</span>
          </h2>
          <p>
            {quiz.done
              ? t`Ses trois volets et ce qui le fait baisser le plus vous attendent.`
              : t`Les mesures disent ce que montre votre site. Vos réponses disent le reste.`}
          </p>
          <a className="button" href={quiz.href}>
            {quiz.action}
          </a>
        </div>
      </div>
    </section>
  );
}
