import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Answer, PublicScore } from '../../lib/api.ts';
import { mainAction } from '../../lib/main-action.ts';
import { planPageView, type ReadyPlan } from '../../lib/plan/plan-page-view.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';
import { Message } from '../shared/Message.tsx';
import { Section } from '../shared/Section.tsx';
import { Slot } from '../shared/Slot.tsx';
import { ActionList } from './ActionList.tsx';

/** `/plan/{token}`: the first actions, and a call about them. */
export function PlanPage({ data, words }: SectionProps<Answer<PublicScore>>) {
  const view = planPageView(data);
  if (view.state === 'error') return <ErrorScreen {...view} />;
  const main = mainAction(words, { text: t`Choisir une heure`, href: '#appel' });
  return (
    <div>
      <header className="plan-hero page">
        <p className="plan-company">{view.company || t`Votre entreprise`}</p>
        <h1>{t`Plan d’action`}</h1>
        <p className="plan-lead">{t`Ce qui compte le plus, dans l’ordre. Cochez ce qui est fait : cette page s’en souvient.`}</p>
        <p className="no-print">
          <a className="button" href={main.href}>
            {main.text}
          </a>
        </p>
      </header>
      <Actions view={view} />
      <Section id="appel" number="02" title={t`Votre rendez-vous`} isExample={view.example}>
        <Message name="plan_message" words={words} />
        <Slot name="booking" />
      </Section>
      <p className="plan-more page no-print">
        <a className="arrow-link" href={view.scoreHref}>{t`Voir mon SmartIndex en détail`}</a>
      </p>
    </div>
  );
}

function Actions({ view }: { view: ReadyPlan }) {
  return (
    <Section id="actions" number="01" title={t`Vos actions, dans l’ordre`} isExample={view.example}>
      {view.list.general && (
        <p className="quiet">{t`Des conseils valables pour toute entreprise, en attendant ceux qui partent de vos mesures.`}</p>
      )}
      <ActionList view={view.list} isWide />
    </Section>
  );
}
