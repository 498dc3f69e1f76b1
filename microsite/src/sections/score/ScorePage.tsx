import { t } from '../../../../backend/src/rules/language.rules.ts';
import type { Answer, PublicScore } from '../../lib/api.ts';
import { callLink, mainAction } from '../../lib/main-action.ts';
import { type ReadyScore, scoreView } from '../../lib/score/score-view.ts';
import type { SectionProps } from '../../render/page-input.ts';
import { AuditDialog } from '../audit/AuditDialog.tsx';
import { ErrorScreen } from '../shared/ErrorScreen.tsx';
import { Section } from '../shared/Section.tsx';
import { Slot } from '../shared/Slot.tsx';
import { Actions } from './Actions.tsx';
import { Categories } from './Categories.tsx';
import { NextStep } from './NextStep.tsx';
import { QuizMissing } from './QuizMissing.tsx';
import { ScoreHero } from './ScoreHero.tsx';

/** `/monscore/{token}`: the SmartIndex, its three categories and what lowers it most. */
export function ScorePage({ data, words }: SectionProps<Answer<PublicScore>>) {
  const view = scoreView(data);
  if (view.state === 'error') return <ErrorScreen {...view} />;
  const quiz = { text: view.quiz.action, href: view.quizHref };
  const main = view.done ? callLink(words, view.bookingHref) : mainAction(words, quiz);
  return (
    <div>
      <ScoreHero id="score-titre" view={view}>
        <p className="audit-actions no-print">
          <a className="button" href={main.href} data-event={main.href === view.bookingHref ? 'appointment' : undefined}>
            {main.text}
          </a>
        </p>
      </ScoreHero>
      <div className="score-rest">
        <Categories view={view} words={words} />
        <Actions view={view} />
        <PlanNotice view={view} />
        <QuizMissing view={view} />
        <Section id="rapport" title={t`En bonus : le rapport de votre site`} isExample={view.example}>
          <p className="quiet site-report-lead">{t`La page d’accueil, contrôlée point par point.`}</p>
          <Slot name="site-report" />
        </Section>
        <NextStep view={view} words={words} />
        <AuditDialog view={view} claims={words.claims} />
      </div>
    </div>
  );
}

function PlanNotice({ view: { needsPlan, planHref } }: { view: ReadyScore }) {
  if (!needsPlan) return null;
  return (
    <section className="plan-notice page no-print" aria-label={t`Plan d’action`}>
      <p>
        <strong>{t`En dessous de 70, l’ordre des travaux compte plus que leur nombre.`}</strong>{' '}
        {t`Votre plan d’action les met dans cet ordre.`}
      </p>
      <a className="arrow-link" href={planHref}>{t`Voir mon plan d’action`}</a>
    </section>
  );
}
