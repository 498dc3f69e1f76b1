import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Answer, PublicScore } from '../../lib/api.ts';
import { planPageView, type ReadyPlan } from '../../lib/plan/plan-page-view.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';
import { Message } from '../shared/Message.tsx';
import { Section } from '../shared/Section.tsx';
import { Slot } from '../shared/Slot.tsx';
import { Steps } from '../shared/Steps.tsx';

/** `/plan/{token}`: the first actions, and a call about them. */
export function PlanPage({ data, words }: SectionProps<Answer<PublicScore>>) {
  const view = planPageView(data);
  if (view.state === 'error') return <ErrorScreen {...view} />;
  return (
    <div>
      <header className="plan-hero page">
        <p className="plan-company">{view.company || t`Votre entreprise`}</p>
        <h1>{t`Plan d’action`}</h1>
      </header>
      <Advice view={view} />
      <Progress />
      <Section id="appel" number="02" title={t`Votre rendez-vous`} isExample={view.example}>
        <Message name="plan_message" words={words} />
        <Slot name="booking" />
      </Section>
      <p className="plan-more page no-print">
        <a className="arrow-link" href={view.scoreHref}>{t`Voir mon score en détail`}</a>
      </p>
    </div>
  );
}

function Advice({ view }: { view: ReadyPlan }) {
  return (
    <Section id="conseils" number="01" title={t`Nos conseils`} isExample={view.example}>
      <p className="quiet">
        {view.general
          ? t`Des conseils valables pour toute entreprise, en attendant ceux qui partent de vos mesures.`
          : t`D’après les mesures de votre site.`}
      </p>
      <Steps steps={view.steps} />
      {view.hasLevers && (
        <div className="plan-answers">
          <p className="quiet">{t`D’après vos réponses.`}</p>
          <ol className="steps">{view.levers.map(lever)}</ol>
        </div>
      )}
    </Section>
  );
}

function lever({ number, action, title, answer }: ReadyPlan['levers'][number]) {
  return (
    <li key={number} className="step">
      <span className="step-number" aria-hidden="true">
        {number}
      </span>{' '}
      <div>
        <h3>{action}</h3>
        <p className="quiet">
          <span>{title}</span>
          <span className="plan-answer">{answer}</span>
        </p>
      </div>
    </li>
  );
}

/** Filled by `scripts/plan-progress.ts` with what the server stores of this plan. */
function Progress() {
  return (
    <section className="section plan-progress page" aria-labelledby="avancement" hidden data-plan-progress="">
      <h2 className="section-title" id="avancement" data-plan-count="" aria-live="polite">{t`Votre avancement`}</h2>
      <div className="section-body">
        <p className="field-error" role="alert" />
        <ol />
      </div>
    </section>
  );
}
