import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import type { SiteWords } from '../../render/page-input.ts';

export function QuizInvitation({ view, claims }: { view: ReadyReport; claims: SiteWords['claims'] }) {
  const { quiz, smartIndex } = view;
  return (
    <section className="band no-print" aria-label={t`Votre SmartIndex`} id="quiz">
      <div className="page band-row">
        <p className="band-figure" aria-hidden="true">
          {quiz.status === 'done' ? smartIndex.score : '7'}
        </p>
        {quiz.status === 'not_started' && (
          <div className="band-words">
            <h2>{t`Sept questions, moins d’une minute, votre SmartIndex`}</h2>
            <p>{t`Les mesures disent ce que montre votre site. Vos réponses disent le reste : à la fin, votre SmartIndex sur 100 et ce qui le fait baisser le plus.`}</p>
            {claims.smartIndexValue && (
              <p className="small band-claim">
                {t`Analyse SmartIndex gratuite, d’une valeur de`} <span>{claims.smartIndexValue}</span>.
              </p>
            )}
            <a className="button" href={quiz.href}>
              {quiz.action}
            </a>
          </div>
        )}
        {quiz.status === 'in_progress' && (
          <div className="band-words">
            <h2>{t`Votre questionnaire vous attend`}</h2>
            <p>{t`Les réponses déjà données sont enregistrées. Reprenez à la question suivante.`}</p>
            <a className="button" href={quiz.href}>{t`Terminer mon questionnaire`}</a>
          </div>
        )}
        {quiz.status === 'done' && (
          <div className="band-words">
            <h2>{t`Votre SmartIndex est calculé`}</h2>
            <p>{t`Ses trois volets et ce qui le fait baisser le plus vous attendent.`}</p>
            <a className="button" href={quiz.scoreHref}>{t`Voir mon SmartIndex`}</a>
          </div>
        )}
      </div>
    </section>
  );
}
