import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { ReadyReport } from '../../lib/report/report-view.ts';
import { ActionList } from '../plan/ActionList.tsx';
import { Section } from '../shared/Section.tsx';

export function Plan({ view }: { view: ReadyReport }) {
  const { plan, quiz } = view;
  return (
    <Section id="plan" number="06" title={t`Plan d’action`} isExample={view.example}>
      <div className="plan-lead">
        {plan.failed && (
          <div className="plan-failed no-print" data-retry-plan="">
            <p role="alert">
              <strong>{t`Vos recommandations n’ont pas pu être écrites.`}</strong>{' '}
              <span>{t`Les conseils ci-dessous valent pour toute entreprise.`}</span>
            </p>
            <button type="button" className="quiet-button">{t`Réessayer`}</button>
            <p className="small" role="status" />
          </div>
        )}
        {plan.later && (
          <p className="quiet">{t`Des conseils valables pour toute entreprise, en attendant ceux qui partent de vos mesures.`}</p>
        )}
      </div>
      {plan.state === 'pending' && <PendingPlan />}
      {plan.state === 'shown' && <ActionList view={plan.list} />}
      <p className="plan-action no-print">
        <a className="button" href={quiz.href}>{t`Obtenir mon plan personnalisé`}</a>
      </p>
    </Section>
  );
}

function PendingPlan() {
  return (
    <div>
      <div className="waiting plan-waiting">
        <span className="open-ruler" data-pending="" aria-hidden="true" />
        <div>
          <p className="waiting-word">{t`Génération en cours...`}</p>
          <p>{t`Les étapes sont écrites à partir des mesures, dès qu’elles sont là.`}</p>
        </div>
      </div>
      <ul className="ghosts no-print" aria-hidden="true">
        {[1, 2, 3].map((number) => (
          <li key={number} className="ghost ghost-step">
            <span>{number}</span>
            <i />
          </li>
        ))}
      </ul>
    </div>
  );
}
